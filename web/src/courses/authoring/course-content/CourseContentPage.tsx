import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { courseQuery } from '../../courses.api.ts';
import { CourseFrame } from '../CourseFrame.tsx';

export function CourseContentPage() {
  const { courseId } = useParams({ from: '/admin/conteudos/cursos/gerenciar/$courseId/conteudo' });
  const { data: course } = useSuspenseQuery(courseQuery(courseId));
  return (
    <CourseFrame course={course} tab="Conteúdo">
      Em construção.
    </CourseFrame>
  );
}
