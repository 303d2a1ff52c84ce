import { useForm } from '@mantine/form';
import type { Trail, TrailDraft } from '@sabia/domain/trails/trail.ts';
import { useNavigate } from '@tanstack/react-router';
import { ImageFields } from '../../../files/ImageFields.tsx';
import { settleUploads } from '../../../files/settle-uploads.ts';
import { useUploader } from '../../../files/uploader.ts';
import { PresentationFields } from '../../../taxonomy/PresentationFields.tsx';
import { EditorForm } from '../../../ui/EditorForm.tsx';
import { showToast, type Toast } from '../../../ui/toast.tsx';
import { toasts } from '../toasts.ts';
import { draftOf, labelsOf, mistakesOf, type SettingsValues } from './settings-values.ts';
import { TrailPreview } from './TrailPreview.tsx';

interface TrailSettingsFormProps {
  initialValues: SettingsValues;
  /** Under which what is typed is kept. */
  draft: string;
  /** How many steps it has. */
  contentsQtd: number;
  submitLabel: string;
  save: (draft: Omit<TrailDraft, 'isActive'>) => Promise<Trail>;
  failed: Toast;
}

export function TrailSettingsForm(props: TrailSettingsFormProps) {
  const { initialValues, draft, contentsQtd, submitLabel, save, failed } = props;
  const navigate = useNavigate();
  const uploader = useUploader();
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });

  async function submit(values: SettingsValues): Promise<void> {
    const { id } = await save(draftOf(values));
    form.resetDirty();
    showToast(toasts.saved);
    await navigate({
      to: '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/conteudo',
      params: { trailIdEdit: id },
    });
  }

  return (
    <EditorForm
      form={form}
      labels={labelsOf(form.values)}
      draft={{ form: draft, unsent: uploader.unsent }}
      settle={() => settleUploads(uploader)}
      onSubmit={submit}
      submitLabel={submitLabel}
      failed={failed}
      preview={<TrailPreview values={form.values} contentsQtd={contentsQtd} />}
    >
      <PresentationFields
        form={form}
        uploader={uploader}
        intro="É por aqui que as pessoas encontram a trilha."
        of="da trilha"
        descriptionHint="Aonde a trilha leva, e para quem ela é."
        placeholder="Conte aonde se chega no fim…"
      />
      <ImageFields form={form} uploader={uploader} />
    </EditorForm>
  );
}
