import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { settleUploads } from '../../../files/settle-uploads.ts';
import { uploadProblem } from '../../../files/upload-problem.ts';
import { useUploader } from '../../../files/uploader.ts';
import { TermSelect } from '../../../taxonomy/TermSelect.tsx';
import { EditorForm } from '../../../ui/EditorForm.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { HoursInput } from '../../../ui/HoursInput.tsx';
import { RichTextInput } from '../../../ui/rich-text/RichTextInput.tsx';
import { ShortDescriptionInput } from '../../../ui/ShortDescriptionInput.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { CoursePreview } from '../course-settings/CoursePreview.tsx';
import { newCourse } from '../course-settings/settings-values.ts';
import { NewCourseFrame } from '../NewCourseFrame.tsx';
import { toasts } from '../toasts.ts';
import { blankCourse, draftOf, labels, mistakesOf, type QuickValues } from './quick-values.ts';

/** A course by the simpler form (spec.md section 3): enough to begin with its content. */
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
        <FormSection title="Apresentação">
          <TextInput {...form.getInputProps('title')} label="Título" withAsterisk />
          <ShortDescriptionInput
            {...form.getInputProps('shortDescription')}
            value={values.shortDescription}
            of="do curso"
          />
          <RichTextInput
            label="Descrição"
            withAsterisk
            placeholder="Conte o que a pessoa vai aprender…"
            value={values.description}
            onChange={(html) => form.setFieldValue('description', html)}
            error={form.errors.description}
            images={{ problem: (file) => uploadProblem('image', file), upload: uploader.upload }}
            data-path="description"
          />
          <HoursInput {...form.getInputProps('estimatedCompletionHours')} />
          <TermSelect
            {...form.getInputProps('category')}
            kind="categories"
            value={category}
            label="Categoria"
            withAsterisk
          />
          <TermSelect
            {...form.getInputProps('level')}
            kind="levels"
            value={level}
            label="Nível"
            withAsterisk
          />
        </FormSection>
      </EditorForm>
    </NewCourseFrame>
  );
}
