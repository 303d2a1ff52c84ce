import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Term, termDraft } from '@sabia/domain/taxonomy/taxonomy.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../shell/api-problem.ts';
import { rules } from '../../shell/form-rules.ts';
import { isSameTitle } from '../term-options.ts';
import classes from './TermForm.module.css';

interface TermFormProps {
  label: string;
  initialTitle?: string;
  submitLabel: string;
  /** Whose titles are taken. */
  others: readonly Term[];
  onSubmit: (title: string) => Promise<void>;
  /** For a title that is there: leaves it as it was. */
  onCancel?: () => void;
  /** For a term that is there: becomes one with who has the title that it was to get. */
  onMerge?: (other: Term) => void;
}

const mistakes = rules(termDraft);

/** Names a term, in its place. */
export function TermForm({
  label,
  initialTitle = '',
  submitLabel,
  others,
  onSubmit,
  onCancel,
  onMerge,
}: TermFormProps) {
  const isRenaming = onCancel !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const sameAs = (title: string) => others.find((other) => isSameTitle(other.title, title));
  const form = useForm({
    initialValues: { title: initialTitle },
    validateInputOnChange: true,
    validate: (values) => {
      const same = sameAs(values.title);
      return same ? { title: `“${same.title}” já existe` } : mistakes(values);
    },
  });
  const same = sameAs(form.values.title);

  useEffect(() => {
    if (!isRenaming) return;
    // The menu that led here takes the focus as it closes; this comes after it.
    const timer = setTimeout(() => input.current?.select());
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
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        () => form.getInputNode('title')?.focus(),
      )}
    >
      <TextInput
        {...form.getInputProps('title')}
        aria-label={label}
        placeholder={label}
        ref={input}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel?.();
        }}
        className={classes.title}
      />
      {same && onMerge && (
        <Button variant="light" onClick={() => onMerge(same)}>
          Juntar com “{same.title}”
        </Button>
      )}
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
