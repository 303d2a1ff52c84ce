import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ListingPage } from '../../layout/ListingPage.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FilterSelect, ListingFilters } from '../../ui/lists/ListingFilters.tsx';
import { ListingTable, MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { count } from '../../ui/words/plural.ts';
import { periodAndShift } from '../class-words.ts';
import { classListQuery, classListSearch } from './class-list-search.ts';
import { ClassMenu } from './ClassMenu.tsx';

const columns = ['Turma', 'Situação', 'Participantes', 'Alterada'];

export function ClassListPage() {
  const search = useSearch({ from: '/admin/turmas' });
  const navigate = useNavigate({ from: '/admin/turmas' });
  const change = (changed: Record<string, string>) =>
    void navigate({ search: classListSearch({ ...search, ...changed, page: 1 }), replace: true });
  return (
    <ListingPage
      title="Turmas"
      create={{ to: '/admin/turmas/nova', label: 'Nova turma' }}
      search={search}
      filters={
        <ListingFilters
          placeholder="Nome da turma"
          search={search}
          onSearch={(busca) => change({ busca })}
        >
          <FilterSelect
            label="Situação"
            value={search.situacao}
            options={{ '': 'Todas', ACTIVE: 'Em andamento', ARCHIVED: 'Arquivadas' }}
            onChange={(situacao) => change({ situacao })}
          />
        </ListingFilters>
      }
      query={useQuery({ ...classListQuery(search), placeholderData: keepPreviousData })}
      noun={['turma', 'turmas', 'a']}
      empty={
        <EmptyState
          icon={<IconUsers />}
          message="Sua escola ainda não tem turmas."
          hint="Crie a primeira: quem estuda entra com um código, e quem ensina acompanha cada pessoa."
          action={<ButtonLink to="/admin/turmas/nova">Criar a primeira turma</ButtonLink>}
        />
      }
    >
      {(classes, now) => (
        <ListingTable label="Turmas" columns={columns}>
          {classes.map((card) => (
            <tr key={card.id}>
              <TitleCell details={periodAndShift(card)}>
                <Link
                  to="/admin/turmas/$classId"
                  params={{ classId: card.id }}
                  search={{ page: 1 }}
                >
                  {card.title}
                </Link>
              </TitleCell>
              <td>
                <Tag tone={card.isArchived ? 'muted' : 'success'}>
                  {card.isArchived ? 'Arquivada' : 'Em andamento'}
                </Tag>
              </td>
              <td data-label="Participantes">{count(card.membersQtd, 'pessoa', 'pessoas')}</td>
              <td data-label="Alterada">{formatMoment(card.updatedAt, now)}</td>
              <MenuCell>
                <ClassMenu of={card} />
              </MenuCell>
            </tr>
          ))}
        </ListingTable>
      )}
    </ListingPage>
  );
}
