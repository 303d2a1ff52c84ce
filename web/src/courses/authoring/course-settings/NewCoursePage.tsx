import { newStorageId } from '../../../files/storage-id.ts';
import { Page } from '../../../ui/Page.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import '../../../ui/authoring-styles.ts';
import { toasts } from '../toasts.ts';
import { CourseSettingsForm } from './CourseSettingsForm.tsx';
import { newCourse } from './settings-values.ts';

export function NewCoursePage() {
  const { createCourse } = useAuthoring();
  return (
    <Page title="Novo curso" intro="Comece pelas configurações; o conteúdo vem em seguida.">
      <CourseSettingsForm
        isNew
        initialValues={newCourse}
        draft="courses/new"
        submitLabel="Criar curso"
        save={(draft) => createCourse({ ...draft, storageId: newStorageId() })}
        failed={toasts.createFailed}
      />
    </Page>
  );
}
