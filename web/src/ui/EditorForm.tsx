import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { ApiProblem } from '../platform/api-problem.ts';
import classes from './EditorForm.module.css';
import type { DraftOf } from './DraftNotice.tsx';
import { Form } from './Form.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { showToast, type Toast } from './toast.tsx';

interface EditorFormProps<Values extends object> {
  form: UseFormReturnType<Values>;
  /** What each field is called on the screen, in the order of the screen. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string;
  /** Saves, and goes on from there. */
  onSubmit: (values: Values) => Promise<void>;
  /** Said when it could not be saved and no field is to blame. */
  failed: Toast;
  settle?: () => Promise<boolean>;
  draft: DraftOf;
  /** Beside the form: how what is edited will look. */
  preview: ReactNode;
  children: ReactNode;
}

/** The settings of a thing that the administration makes; who leaves with unsaved changes is asked. */
export function EditorForm<Values extends object>({
  form,
  submitLabel,
  onSubmit,
  failed,
  preview,
  children,
  ...rest
}: EditorFormProps<Values>) {
  async function submit(values: Values): Promise<void> {
    try {
      await onSubmit(values);
    } catch (error) {
      const isOfFields = error instanceof ApiProblem && error.errors.length > 0;
      // Who has gone back from choosing between two versions knows.
      const isCollision = error instanceof ApiProblem && error.current;
      if (!isOfFields && !isCollision) showToast(failed);
      throw error;
    }
  }

  return (
    <div className={classes.layout}>
      <LeaveGuard hasChanges={() => form.isDirty()} />
      <Form {...rest} form={form} onSubmit={submit}>
        {children}
        <div className={classes.actions}>
          <Button type="submit" size="md" loading={form.submitting}>
            {submitLabel}
          </Button>
        </div>
      </Form>
      {preview}
    </div>
  );
}
