import { computedHours } from '@sabia/domain/courses/course-duration.ts';
import type { CourseChanges } from '@sabia/domain/courses/course.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { newStorageId } from '../../../files/storage-id.ts';
import { EditConflictBoundary } from '../../../history/EditConflictBoundary.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { courseQuery } from '../../courses.api.ts';
import { CourseFrame } from '../CourseFrame.tsx';
import { NewCourseFrame } from '../NewCourseFrame.tsx';
import { CourseSettingsForm } from './CourseSettingsForm.tsx';
import { changesOf, draftOf, mayLackSkills, newCourse, settingsOf } from './settings-values.ts';

export function NewCoursePage() {
  const { createCourse } = useAuthoring();
  return (
    <NewCourseFrame intro="Comece pelas configurações; o conteúdo vem em seguida.">
      <CourseSettingsForm
        isNew
        initialValues={newCourse}
        draft="courses/new"
        save={(values) => createCourse({ ...draftOf(values), storageId: newStorageId() })}
      />
    </NewCourseFrame>
  );
}

export function CourseSettingsPage() {
  const { courseId } = useParams({
    from: '/admin/conteudos/cursos/gerenciar/$courseId/configuracoes',
  });
  const { data: course } = useSuspenseQuery(courseQuery(courseId));
  const { configureCourse } = useAuthoring();
  return (
    <CourseFrame course={course} tab="Configurações">
      <EditConflictBoundary
        key={course.id}
        kind="COURSE"
        revision={course.revision}
        save={(changes: CourseChanges, revision) => configureCourse(course.id, changes, revision)}
      >
        {(save) => (
          <CourseSettingsForm
            isNew={false}
            computedHours={computedHours(
              course.sections
                .filter(({ isActive }) => isActive)
                .flatMap(({ contents }) => contents),
            )}
            initialValues={settingsOf(course)}
            draft={`courses/${course.id}`}
            lacksSkills={mayLackSkills(course)}
            save={(values) => save(changesOf(values))}
          />
        )}
      </EditConflictBoundary>
    </CourseFrame>
  );
}
