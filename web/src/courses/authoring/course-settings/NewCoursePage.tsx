import { newStorageId } from '../../../files/storage-id.ts';
import { useAuthoring } from '../../authoring.api.ts';
import { NewCourseFrame } from '../NewCourseFrame.tsx';
import { toasts } from '../toasts.ts';
import { CourseSettingsForm } from './CourseSettingsForm.tsx';
import { newCourse } from './settings-values.ts';

export function NewCoursePage() {
  const { createCourse } = useAuthoring();
  return (
    <NewCourseFrame intro="Comece pelas configurações; o conteúdo vem em seguida.">
      <CourseSettingsForm
        isNew
        initialValues={newCourse}
        draft="courses/new"
        submitLabel="Criar curso"
        save={(draft) => createCourse({ ...draft, storageId: newStorageId() })}
        failed={toasts.createFailed}
      />
    </NewCourseFrame>
  );
}
