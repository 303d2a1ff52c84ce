import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { Link } from '@tanstack/react-router';
import { Cover } from '../../../ui/Cover.tsx';
import { formatMoment } from '../../../ui/dates.ts';
import { formatHours } from '../../../ui/durations.ts';
import { PaymentBadge } from '../../PaymentBadge.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { CourseMenu } from './CourseMenu.tsx';
import classes from './CourseTable.module.css';

interface CourseTableProps {
  courses: readonly CourseCard[];
  now: Date;
}

/** A table; on a narrow screen each of its rows is a card. */
export function CourseTable({ courses, now }: CourseTableProps) {
  return (
    <table className={classes.table} aria-label="Cursos">
      <thead>
        <tr>
          <th>Curso</th>
          <th>Status</th>
          <th>Acesso</th>
          <th>Níveis</th>
          <th>Conteúdos</th>
          <th>Duração</th>
          <th>Alterado</th>
          <th>
            <VisuallyHidden>Ações</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function CourseRow({ course, now }: { course: CourseCard; now: Date }) {
  return (
    <tr>
      <td className={classes.course}>
        <div className={classes.cover}>
          <Cover title={course.title} imageUrl={course.thumbUrl} sizes="96px" />
        </div>
        <div>
          <Link
            to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
            params={{ courseId: course.id }}
            className={classes.title}
          >
            {course.title}
          </Link>
          <div className={classes.categories}>{titles(course.categories)}</div>
        </div>
      </td>
      <td>
        <StatusBadge isActive={course.isActive} />
      </td>
      <td>
        <PaymentBadge paymentType={course.paymentType} />
      </td>
      <td data-label="Níveis">{titles(course.levels)}</td>
      <td data-label="Conteúdos">{course.contentsQtd}</td>
      <td data-label="Duração">{formatHours(course.estimatedCompletionHours)}</td>
      <td data-label="Alterado">{formatMoment(course.updatedAt, now)}</td>
      <td className={classes.menu}>
        <CourseMenu course={course} />
      </td>
    </tr>
  );
}

const titles = (terms: CourseCard['levels']) => terms.map(({ title }) => title).join(', ');

export function CourseTableSkeleton() {
  return (
    <>
      <Skeleton height={20} width={80} mb={16} />
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} height={72} mb={8} />
      ))}
    </>
  );
}
