import { useForm } from '@mantine/form';
import type { Course, CourseDraft } from '@sabia/domain/courses/course.ts';
import { useNavigate } from '@tanstack/react-router';
import { ImageFields } from '../../../files/ImageFields.tsx';
import { settleUploads } from '../../../files/settle-uploads.ts';
import { useUploader } from '../../../files/uploader.ts';
import { EditorForm } from '../../../ui/EditorForm.tsx';
import { showToast, type Toast } from '../../../ui/toast.tsx';
import { toasts } from '../toasts.ts';
import { AccessFields } from './AccessFields.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { PresentationFields } from './PresentationFields.tsx';
import { draftOf, labelsOf, mistakesOf, type SettingsValues } from './settings-values.ts';
import { WelcomeFields } from './WelcomeFields.tsx';

interface CourseSettingsFormProps {
  initialValues: SettingsValues;
  /** Under which what is typed is kept. */
  draft: string;
  /** Until it has a slug of its own, a course gets it from its title. */
  isNew: boolean;
  submitLabel: string;
  save: (draft: Omit<CourseDraft, 'isActive'>) => Promise<Course>;
  failed: Toast;
}

export function CourseSettingsForm({
  initialValues,
  draft,
  isNew,
  submitLabel,
  save,
  failed,
}: CourseSettingsFormProps) {
  const navigate = useNavigate();
  const uploader = useUploader();
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });

  async function submit(values: SettingsValues): Promise<void> {
    const { id } = await save(draftOf(values));
    form.resetDirty();
    showToast(toasts.saved);
    await navigate({
      to: '/admin/conteudos/cursos/gerenciar/$courseId/conteudo',
      params: { courseId: id },
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
      preview={<CoursePreview values={form.values} />}
    >
      <PresentationFields form={form} uploader={uploader} suggestsSlug={isNew} />
      <AccessFields form={form} />
      <ImageFields form={form} uploader={uploader} />
      <WelcomeFields form={form} />
    </EditorForm>
  );
}
