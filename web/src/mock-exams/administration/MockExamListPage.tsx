import { IconCalendarEvent } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ListingPage } from '../../layout/ListingPage.tsx';
import { ExamTabs } from '../../practice-exams/ExamTabs.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ListingFilters } from '../../ui/lists/ListingFilters.tsx';
import { ListingTable, MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { count } from '../../ui/words/plural.ts';
import { mockExamListQuery, mockExamListSearch } from './mock-exam-list-search.ts';
import { MockExamMenu } from './MockExamMenu.tsx';

const columns = ['Dia de simulado', 'Começa', 'Estudantes', 'Alterado'];

export function MockExamListPage() {
  const search = useSearch({ from: '/admin/dias-de-simulado' });
  const navigate = useNavigate({ from: '/admin/dias-de-simulado' });
  return (
    <ListingPage
      title="Dias de simulado"
      tabs={<ExamTabs />}
      actions={
        <ButtonLink variant="default" to="/admin/dias-de-simulado/pesos">
          Pesos por curso
        </ButtonLink>
      }
      create={{ to: '/admin/dias-de-simulado/novo', label: 'Novo dia de simulado' }}
      search={search}
      filters={
        <ListingFilters
          placeholder="Título"
          search={search}
          onSearch={(busca) =>
            void navigate({ search: mockExamListSearch({ busca, page: 1 }), replace: true })
          }
        >
          {null}
        </ListingFilters>
      }
      query={useQuery({ ...mockExamListQuery(search), placeholderData: keepPreviousData })}
      noun={['dia de simulado', 'dias de simulado', 'o']}
      empty={
        <EmptyState
          icon={<IconCalendarEvent />}
          message="Sua escola ainda não tem dias de simulado."
          hint="Junte simulados e turmas: cada estudante ganha um cartão-resposta para imprimir."
          action={<ButtonLink to="/admin/dias-de-simulado/novo">Criar o primeiro dia</ButtonLink>}
        />
      }
    >
      {(events, now) => (
        <ListingTable label="Dias de simulado" columns={columns}>
          {events.map((event) => (
            <tr key={event.id}>
              <TitleCell details={count(event.daysQtd, 'prova', 'provas')}>
                <Link to="/admin/dias-de-simulado/$mockExamId" params={{ mockExamId: event.id }}>
                  {event.title}
                </Link>
              </TitleCell>
              <td data-label="Começa">
                {event.startsAt ? formatMoment(event.startsAt, now) : 'Sem data marcada'}
              </td>
              <td data-label="Estudantes">{event.peopleQtd}</td>
              <td data-label="Alterado">{formatMoment(event.updatedAt, now)}</td>
              <MenuCell>
                <MockExamMenu of={event} />
              </MenuCell>
            </tr>
          ))}
        </ListingTable>
      )}
    </ListingPage>
  );
}
