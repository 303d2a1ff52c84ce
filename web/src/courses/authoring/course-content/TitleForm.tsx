import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { sectionDraft } from '@sabia/domain/courses/course.ts';
import { useState } from 'react';
import { ApiProblem } from '../../../shell/api-problem.ts';
import { rules } from '../../../shell/form-rules.ts';
import classes from './TitleForm.module.css';

interface TitleFormProps {
  label: string;
  initialTitle: string;
  submitLabel: string;
  onSubmit: (title: string) => Promise<void>;
  onCancel?: () => void;
}

const mistakes = rules(sectionDraft);

/** Names a section, in its place. */
export function TitleForm({
  label,
  initialTitle,
  submitLabel,
  onSubmit,
  onCancel,
}: TitleFormProps) {
  const [isSending, setSending] = useState(false);
  const form = useForm({
    initialValues: { title: initialTitle },
    validateInputOnChange: true,
    validate: mistakes,
  });

  async function submit({ title }: { title: string }): Promise<void> {
    setSending(true);
    try {
      await onSubmit(title.trim());
      form.reset();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      form.setFieldError('title', error.errors[0]?.message ?? error.detail);
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((values) => void submit(values))}
    >
      <TextInput
        {...form.getInputProps('title')}
        aria-label={label}
        placeholder="Título da seção"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked to rename writes next
        autoFocus={onCancel !== undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel?.();
        }}
        className={classes.title}
      />
      <Button type="submit" loading={isSending}>
        {submitLabel}
      </Button>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          Cancelar
        </Button>
      )}
    </form>
  );
}
