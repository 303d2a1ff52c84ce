import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { sectionDraft } from '@sabia/domain/courses/course.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../../shell/api-problem.ts';
import { rules } from '../../../shell/form-rules.ts';
import classes from './TitleForm.module.css';

interface TitleFormProps {
  label: string;
  initialTitle: string;
  submitLabel: string;
  onSubmit: (title: string) => Promise<void>;
  /** For a title that is there: leaves it as it was. */
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
  const isRenaming = onCancel !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const form = useForm({
    initialValues: { title: initialTitle },
    validateInputOnChange: true,
    validate: mistakes,
  });

  useEffect(() => {
    if (!isRenaming) return;
    // The menu that led here takes the focus as it closes; this comes after it.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, [isRenaming]);

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
        ref={input}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel?.();
        }}
        className={classes.title}
      />
      <Button type="submit" loading={isSending}>
        {submitLabel}
      </Button>
      {isRenaming && (
        <Button variant="default" onClick={onCancel}>
          Cancelar
        </Button>
      )}
    </form>
  );
}
