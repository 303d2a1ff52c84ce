import { Menu } from '@mantine/core';
import { binDays } from '@sabia/domain/bin/bin.ts';
import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { IconBook2, IconFileExport } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { read } from '../../platform/api/api.ts';
import { PublishableFilters } from '../../publications/PublishableFilters.tsx';
import { PublishableListingPage } from '../../publications/PublishableListingPage.tsx';
import { PublishableMenu } from '../../publications/PublishableMenu.tsx';
import { titlesOf } from '../../taxonomy/term-options.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { courseArtwork } from '../course-artwork.ts';
import { MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { StatusBadge } from '../../ui/lists/StatusBadge.tsx';
import { useAuthoring } from '../authoring.api.ts';
import { restoredText } from '../restored-course.ts';
import { paymentTypeNames } from '../payment-types.ts';
import { PaymentBadge } from '../PaymentBadge.tsx';
import { ExportCourse } from './course-file/ExportCourse.tsx';
import { ImportCourse } from './course-file/ImportCourse.tsx';
import { courseListQuery, courseListSearch } from './course-list-search.ts';

const columns = ['Curso', 'Status', 'Acesso', 'Níveis', 'Conteúdos', 'Duração', 'Alterado'];
const orders = {
  '': 'Alterados há pouco',
  novos: 'Criados há pouco',
  'a-z': 'Título, de A a Z',
  'z-a': 'Título, de Z a A',
  longos: 'Mais longos',
};

export function CourseListPage() {
  const search = useSearch({ from: '/admin/conteudos/cursos' });
  const navigate = useNavigate({ from: '/admin/conteudos/cursos' });
  return (
    <PublishableListingPage
      kind="COURSE"
      title="Gerenciar cursos"
      create={{ to: '/admin/conteudos/cursos/novo', label: 'Novo curso' }}
      actions={<ImportCourse />}
      search={search}
      filters={
        <PublishableFilters
          search={search}
          hasLevels
          paymentTypes={paymentTypeNames}
          orders={orders}
          onChange={(change) =>
            void navigate({
              search: courseListSearch({ ...search, ...change, page: 1 }),
              replace: true,
            })
          }
        />
      }
      query={useQuery({ ...courseListQuery(search), placeholderData: keepPreviousData })}
      empty={
        <EmptyState
          icon={<IconBook2 />}
          message="Sua escola ainda não tem cursos."
          hint="Crie o primeiro: só a administração o vê até você publicar."
          action={<ButtonLink to="/admin/conteudos/cursos/novo">Criar o primeiro curso</ButtonLink>}
        />
      }
      label="Cursos"
      columns={columns}
    >
      {(course, now) => (
        <>
          <TitleCell
            artwork={courseArtwork(course)}
            imageUrl={course.thumbUrl}
            details={titlesOf(course.categories)}
          >
            <Link
              to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
              params={{ courseId: course.id }}
            >
              {course.title}
            </Link>
          </TitleCell>
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
        </>
      )}
    </PublishableListingPage>
  );
}

function CourseMenu({ course }: { course: CourseCard }) {
  const { deleteCourse, restoreCourse, duplicateCourse } = useAuthoring();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <PublishableMenu
        item={course}
        edit={(courseId) => ({
          to: '/admin/conteudos/cursos/gerenciar/$courseId/configuracoes',
          params: { courseId },
        })}
        preview={{
          to: '/cursos/$courseIdPresentation/previa',
          params: { courseIdPresentation: course.slug },
        }}
        onDuplicate={() => duplicateCourse(course.id)}
        more={
          <Menu.Item leftSection={<IconFileExport size={18} />} onClick={() => setExporting(true)}>
            Exportar
          </Menu.Item>
        }
        usage={read('GET /courses/{id}/usage', { params: { id: course.id } })}
        onDelete={() => deleteCourse(course.id)}
        onRestore={async () => restoredText(await restoreCourse(course.id))}
      >
        O curso e seus conteúdos somem do catálogo, também para quem está estudando. Os certificados
        já emitidos continuam valendo. Por {binDays} dias o curso pode voltar da lixeira.
      </PublishableMenu>
      {isExporting && <ExportCourse course={course} onClose={() => setExporting(false)} />}
    </>
  );
}
