import { useForm } from '@mantine/form';
import type { Live, LiveDraft } from '@sabia/domain/lives/live.ts';
import { CoverInput } from '../../../files/CoverInput.tsx';
import { settleUploads } from '../../../files/settle-uploads.ts';
import { useUploader } from '../../../files/uploader.ts';
import { EditorForm } from '../../../ui/EditorForm.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { showToast, type Toast } from '../../../ui/toast.tsx';
import { toasts } from '../toasts.ts';
import { LivePreview } from './LivePreview.tsx';
import { PresentationFields } from './PresentationFields.tsx';
import { draftOf, labels, mistakesOf, type SettingsValues } from './settings-values.ts';
import { TimeFields } from './TimeFields.tsx';
import { WatchFields } from './WatchFields.tsx';

interface LiveSettingsFormProps {
  initialValues: SettingsValues;
  /** Under which what is typed is kept. */
  draft: string;
  submitLabel: string;
  save: (draft: Omit<LiveDraft, 'isActive'>) => Promise<Live>;
  onSaved: (live: Live) => Promise<void>;
  failed: Toast;
}

export function LiveSettingsForm({
  initialValues,
  draft,
  submitLabel,
  save,
  onSaved,
  failed,
}: LiveSettingsFormProps) {
  const uploader = useUploader();
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });

  async function submit(values: SettingsValues): Promise<void> {
    const live = await save(draftOf(values));
    form.resetDirty();
    showToast(toasts.saved);
    await onSaved(live);
  }

  return (
    <EditorForm
      form={form}
      labels={labels}
      draft={{ form: draft, unsent: uploader.unsent }}
      settle={() => settleUploads(uploader)}
      onSubmit={submit}
      submitLabel={submitLabel}
      failed={failed}
      preview={<LivePreview values={form.values} />}
    >
      <PresentationFields form={form} />
      <TimeFields form={form} />
      <WatchFields form={form} />
      <FormSection title="Imagem" intro="A capa é obrigatória para publicar.">
        <CoverInput
          {...form.getInputProps('thumbUrl')}
          value={form.values.thumbUrl}
          uploader={uploader}
        />
      </FormSection>
    </EditorForm>
  );
}
