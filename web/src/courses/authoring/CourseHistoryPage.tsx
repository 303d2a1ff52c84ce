import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { History } from '../../history/History.tsx';
import { courseQuery } from '../courses.api.ts';
import { CourseFrame } from './CourseFrame.tsx';

const route = '/admin/conteudos/cursos/gerenciar/$courseId/historico';

export function CourseHistoryPage() {
  const { courseId } = useParams({ from: route });
  const { page = 1 } = useSearch({ from: route });
  const { data: course } = useSuspenseQuery(courseQuery(courseId));
  return (
    <CourseFrame course={course} tab="Histórico">
      <History key={course.id} kind="COURSE" id={course.id} page={page} />
    </CourseFrame>
  );
}
