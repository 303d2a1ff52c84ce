import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { settleUploads } from '../../../files/settle-uploads.ts';
import { useUploader } from '../../../files/uploader.ts';
import { PresentationFields } from '../../../taxonomy/PresentationFields.tsx';
import { EditorForm } from '../../../ui/EditorForm.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { CoursePreview } from '../course-settings/CoursePreview.tsx';
import { newCourse } from '../course-settings/settings-values.ts';
import { NewCourseFrame } from '../NewCourseFrame.tsx';
import { toasts } from '../toasts.ts';
import { blankCourse, draftOf, labels, mistakesOf, type QuickValues } from './quick-values.ts';

/** A course by the simpler form (product.md C5): enough to begin with its content. */
export function QuickCoursePage() {
  const navigate = useNavigate();
  const uploader = useUploader();
  const { createCourse } = useAuthoring();
  const form = useForm({
    initialValues: blankCourse,
    validateInputOnChange: true,
    validate: mistakesOf,
  });
  const { category, level, ...values } = form.values;

  async function submit(filledIn: QuickValues): Promise<void> {
    const { id } = await createCourse(draftOf(filledIn));
    form.resetDirty();
    showToast(toasts.saved);
    await navigate({
      to: '/admin/conteudos/cursos/gerenciar/$courseId/conteudo',
      params: { courseId: id },
    });
  }

  return (
    <NewCourseFrame intro="O básico para começar pelo conteúdo. Habilidades, capa e acesso ficam para antes de publicar.">
      <EditorForm
        form={form}
        labels={labels}
        draft={{ form: 'courses/quick', unsent: uploader.unsent }}
        settle={() => settleUploads(uploader)}
        onSubmit={submit}
        submitLabel="Criar curso"
        failed={toasts.createFailed}
        preview={
          <CoursePreview
            values={{ ...newCourse, ...values, categories: [category], levels: [level] }}
          />
        }
      >
        <PresentationFields
          form={form}
          uploader={uploader}
          of="do curso"
          descriptionHint="O que se aprende, para quem é e do que se precisa. Abre a página do curso."
          placeholder="Conte do que trata o curso…"
        />
      </EditorForm>
    </NewCourseFrame>
  );
}
