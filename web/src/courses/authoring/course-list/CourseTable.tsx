import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { Link } from '@tanstack/react-router';
import { BulkBar } from '../../../publications/BulkBar.tsx';
import { titlesOf } from '../../../taxonomy/term-options.ts';
import { formatMoment } from '../../../ui/dates.ts';
import { formatHours } from '../../../ui/durations.ts';
import { ListedThing, ListingTable, MenuCell } from '../../../ui/ListingTable.tsx';
import { SelectCell } from '../../../ui/selection.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { PaymentBadge } from '../../PaymentBadge.tsx';
import { CourseMenu } from './CourseMenu.tsx';

interface CourseTableProps {
  courses: readonly CourseCard[];
  now: Date;
}

const columns = ['Curso', 'Status', 'Acesso', 'Níveis', 'Conteúdos', 'Duração', 'Alterado'];

export function CourseTable({ courses, now }: CourseTableProps) {
  return (
    <>
      <BulkBar />
      <ListingTable label="Cursos" columns={columns} isSelectable>
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} now={now} />
        ))}
      </ListingTable>
    </>
  );
}

function CourseRow({ course, now }: { course: CourseCard; now: Date }) {
  return (
    <tr>
      <SelectCell id={course.id} title={course.title} />
      <ListedThing
        title={course.title}
        imageUrl={course.thumbUrl}
        details={titlesOf(course.categories)}
      >
        <Link
          to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
          params={{ courseId: course.id }}
        >
          {course.title}
        </Link>
      </ListedThing>
      <td>
        <StatusBadge isActive={course.isActive} />
      </td>
      <td>
        <PaymentBadge paymentType={course.paymentType} />
      </td>
      <td data-label="Níveis">{titlesOf(course.levels)}</td>
      <td data-label="Conteúdos">{course.contentsQtd}</td>
      <td data-label="Duração">{formatHours(course.estimatedCompletionHours)}</td>
      <td data-label="Alterado">{formatMoment(course.updatedAt, now)}</td>
      <MenuCell>
        <CourseMenu course={course} />
      </MenuCell>
    </tr>
  );
}
