import type { CourseChanges } from '@sabia/domain/courses/course.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { SavingOver } from '../../../history/SavingOver.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { courseQuery } from '../../courses.api.ts';
import { CourseFrame } from '../CourseFrame.tsx';
import { toasts } from '../toasts.ts';
import { CourseSettingsForm } from './CourseSettingsForm.tsx';
import { settingsOf } from './settings-values.ts';

export function CourseSettingsPage() {
  const { courseId } = useParams({
    from: '/admin/conteudos/cursos/gerenciar/$courseId/configuracoes',
  });
  const { data: course } = useSuspenseQuery(courseQuery(courseId));
  const { configureCourse } = useAuthoring();
  return (
    <CourseFrame course={course} tab="Configurações">
      <SavingOver
        key={course.id}
        kind="COURSE"
        revision={course.revision}
        save={(changes: CourseChanges, revision) => configureCourse(course.id, changes, revision)}
      >
        {(saveOver) => (
          <CourseSettingsForm
            isNew={false}
            initialValues={settingsOf(course)}
            draft={`courses/${course.id}`}
            submitLabel="Salvar alterações"
            save={saveOver}
            failed={toasts.updateFailed}
          />
        )}
      </SavingOver>
    </CourseFrame>
  );
}
