import type { SchoolClass } from '@sabia/domain/classes/class.ts';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Listing } from '../../layout/Listing.tsx';
import { ClassAttendance } from '../../rolls/ClassAttendance.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FilterSelect, ListingFilters } from '../../ui/lists/ListingFilters.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Facts } from '../../ui/primitives/Facts.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { classRoleNames, periodAndShift } from '../class-words.ts';
import { classQuery } from '../classes.api.ts';
import { AddMembers } from './AddMembers.tsx';
import { memberListQuery, memberListSearch } from './class-list-search.ts';
import { ClassCode } from '../ClassCode.tsx';
import { ClassMenu } from './ClassMenu.tsx';
import { MemberTable } from './MemberTable.tsx';

const route = '/admin/turmas/$classId';

/** A class for administrators: its code and its members. */
export function ClassPage() {
  const { classId } = useParams({ from: route });
  const { data: schoolClass } = useSuspenseQuery(classQuery(classId));
  return (
    <Page
      title={schoolClass.title}
      intro={
        <TextLink to="/admin/turmas" search={{ page: 1 }}>
          Todas as turmas
        </TextLink>
      }
      actions={
        <>
          <ButtonLink variant="default" to="/turmas/$classId" params={{ classId }}>
            Atividades
          </ButtonLink>
          <ButtonLink variant="default" to="/turmas/$classId/chamada" params={{ classId }}>
            Chamada
          </ButtonLink>
          <ButtonLink variant="default" to="/turmas/$classId/boletim" params={{ classId }}>
            Boletim
          </ButtonLink>
          <ButtonLink variant="default" to="/admin/turmas/$classId/editar" params={{ classId }}>
            Editar turma
          </ButtonLink>
          <ClassMenu of={schoolClass} />
        </>
      }
    >
      <Stack gap={24}>
        <Facts
          facts={{
            'Período e turno': periodAndShift(schoolClass),
            Situação: schoolClass.isArchived ? 'Arquivada' : 'Em andamento',
            'O que estuda': schoolClass.items.map(({ title }) => title).join(', '),
          }}
        />
        {!schoolClass.isArchived && <ClassCode of={schoolClass} />}
        {!schoolClass.isArchived && <AddMembers classId={classId} />}
        <ClassAttendance classId={classId} />
        <Members of={schoolClass} />
      </Stack>
    </Page>
  );
}

function Members({ of: { id } }: { of: SchoolClass }) {
  const search = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const change = (changed: Record<string, string>) =>
    void navigate({ search: memberListSearch({ ...search, ...changed, page: 1 }), replace: true });
  return (
    <Stack as="section" aria-label="Participantes" gap={12}>
      <Heading>Participantes</Heading>
      <Listing
        search={search}
        filters={
          <ListingFilters
            placeholder="Nome"
            search={search}
            onSearch={(busca) => change({ busca })}
          >
            <FilterSelect
              label="Papel"
              value={search.papel}
              options={{ '': 'Todos', ...classRoleNames }}
              onChange={(papel) => change({ papel })}
            />
          </ListingFilters>
        }
        query={useQuery({ ...memberListQuery(id, search), placeholderData: keepPreviousData })}
        noun={['pessoa', 'pessoas', 'a']}
        empty={
          <EmptyState
            message="Ninguém está nesta turma ainda."
            hint="Passe o código da turma a quem vai estudar, ou adicione as pessoas aqui."
          />
        }
      >
        {(members, now) => <MemberTable classId={id} members={members} now={now} />}
      </Listing>
    </Stack>
  );
}
