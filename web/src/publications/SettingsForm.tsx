import type { UseFormReturnType } from '@mantine/form';
import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import type { ReactNode } from 'react';
import { settleUploads } from '../files/settle-uploads.ts';
import type { Uploader } from '../files/uploader.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import { Form } from '../ui/forms/Form.tsx';
import { LeaveGuard } from '../ui/dialogs/LeaveGuard.tsx';
import { SaveBar } from '../ui/forms/SaveBar.tsx';
import { showToast } from '../ui/states/toast.tsx';
import { kindWords } from './kind-words.ts';
import { savingToasts } from './saving-toasts.ts';
import classes from './SettingsForm.module.css';

interface SettingsFormProps<Values extends object, Saved> {
  kind: PublicationKind;
  form: UseFormReturnType<Values>;
  /** The label of each field, in the order of the screen. */
  labels: Readonly<Record<string, string>>;
  isNew: boolean;
  /** Key of the unsaved values on this device: 'courses/new'. */
  draft: string;
  /** Saving waits for its uploads; absent for forms without files. */
  uploader?: Uploader;
  save: (values: Values) => Promise<Saved>;
  /** Leaves the form. */
  onSaved: (saved: Saved) => Promise<void>;
  /** Beside the form: the card of the entity in the catalogue. */
  preview: ReactNode;
  children: ReactNode;
}

/**
 * The frame of a settings form: it keeps a draft, asks before unsaved changes are left behind, waits for
 * uploads, saves, and shows the result as a toast.
 */
export function SettingsForm<Values extends object, Saved>({
  kind,
  form,
  labels,
  isNew,
  draft,
  uploader,
  save,
  onSaved,
  preview,
  children,
}: SettingsFormProps<Values, Saved>) {
  const toasts = savingToasts[kind];

  async function submit(values: Values): Promise<void> {
    const saved = await save(values).catch((error: unknown) => {
      if (!isExplained(error)) showToast(isNew ? toasts.createFailed : toasts.updateFailed);
      throw error;
    });
    form.resetDirty();
    showToast(toasts.saved);
    await onSaved(saved);
  }

  return (
    <div className={classes.layout}>
      <LeaveGuard hasChanges={() => form.isDirty()} />
      <Form
        form={form}
        labels={labels}
        draft={{ form: draft, unsent: uploader?.unsent }}
        settle={uploader && (() => settleUploads(uploader))}
        onSubmit={submit}
      >
        {children}
        <SaveBar
          label={isNew ? `Criar ${kindWords[kind][0]}` : 'Salvar alterações'}
          isSaving={form.submitting}
          hasUnsaved={!isNew && form.isDirty()}
        />
      </Form>
      {preview}
    </div>
  );
}

/** The form shows errors of fields itself; the conflict dialog has shown an edit conflict. */
const isExplained = (error: unknown) =>
  error instanceof ApiProblem && (error.errors.length > 0 || error.current !== undefined);
