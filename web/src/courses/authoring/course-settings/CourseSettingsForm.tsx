import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Course, CourseDraft } from '@sabia/domain/courses/course.ts';
import { useNavigate } from '@tanstack/react-router';
import { useUploader } from '../../../files/uploader.ts';
import { ApiProblem } from '../../../shell/api-problem.ts';
import { Form } from '../../../ui/Form.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { showToast, type Toast } from '../../../ui/toast.tsx';
import { settleUploads } from '../settle-uploads.ts';
import { toasts } from '../toasts.ts';
import { AccessFields } from './AccessFields.tsx';
import { CardPreview } from './CardPreview.tsx';
import classes from './CourseSettingsForm.module.css';
import { ImageFields } from './ImageFields.tsx';
import { PresentationFields } from './PresentationFields.tsx';
import { PublicationFields } from './PublicationFields.tsx';
import { draftOf, labelsOf, mistakesOf, type SettingsValues } from './settings-values.ts';

interface CourseSettingsFormProps {
  initialValues: SettingsValues;
  /** Until it has a slug of its own, a course gets it from its title. */
  isNew: boolean;
  submitLabel: string;
  save: (draft: CourseDraft) => Promise<Course>;
  failed: Toast;
}

export function CourseSettingsForm({
  initialValues,
  isNew,
  submitLabel,
  save,
  failed,
}: CourseSettingsFormProps) {
  const navigate = useNavigate();
  const uploader = useUploader();
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });

  async function submit(values: SettingsValues): Promise<void> {
    try {
      const { id } = await save(draftOf(values));
      form.resetDirty();
      showToast(toasts.saved);
      await navigate({
        to: '/admin/conteudos/cursos/gerenciar/$courseId/conteudo',
        params: { courseId: id },
      });
    } catch (error) {
      const isOfFields = error instanceof ApiProblem && error.errors.length > 0;
      if (!isOfFields) showToast(failed);
      throw error;
    }
  }

  return (
    <div className={classes.layout}>
      <LeaveGuard hasChanges={() => form.isDirty()} />
      <Form
        form={form}
        labels={labelsOf(form.values)}
        settle={() => settleUploads(uploader)}
        onSubmit={submit}
      >
        <PresentationFields form={form} uploader={uploader} suggestsSlug={isNew} />
        <AccessFields form={form} />
        <ImageFields form={form} uploader={uploader} />
        <PublicationFields form={form} />
        <div className={classes.actions}>
          <Button type="submit" size="md" loading={form.submitting}>
            {submitLabel}
          </Button>
        </div>
      </Form>
      <CardPreview values={form.values} />
    </div>
  );
}
