import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import classes from './Form.module.css';

interface TitleFormProps {
  label: string;
  placeholder?: string;
  initialTitle?: string;
  submitLabel: string;
  /** Validates the title; errors are at the path `title`. */
  validate: (values: { title: string }) => Record<string, string>;
  onSubmit: (title: string) => Promise<void>;
  /** Cancels the edit of an existing title. */
  onCancel?: () => void;
  /** Further actions. */
  otherWay?: (title: string) => { label: string; onChoose: () => void } | undefined;
}

/** Edits a title in place. */
export function TitleForm({
  label,
  placeholder = label,
  initialTitle = '',
  submitLabel,
  validate,
  onSubmit,
  onCancel,
  otherWay,
}: TitleFormProps) {
  const isRenaming = onCancel !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const form = useForm({
    initialValues: { title: initialTitle },
    validateInputOnChange: true,
    validate,
  });

  const other = otherWay?.(form.values.title);

  useEffect(() => {
    if (!isRenaming) return;
    // The menu that opened this form takes the focus when it closes, so the focus moves after that.
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
      className={classes.titleForm}
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        () => form.getInputNode('title')?.focus(),
      )}
    >
      <TextInput
        {...form.getInputProps('title')}
        aria-label={label}
        placeholder={placeholder}
        ref={input}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel?.();
        }}
        className={classes.title}
      />
      {other && (
        <Button variant="light" onClick={other.onChoose}>
          {other.label}
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
