import type { ListedMember } from '@sabia/domain/classes/class-member.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Listing } from '../../layout/Listing.tsx';
import { ListingTable, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { classRoleNames } from '../class-words.ts';
import { membersQuery } from '../classes.api.ts';

/** The members of a class, with their progress, for those who teach it. */
export function TaughtMembers({ classId }: { classId: string }) {
  const { page = 1 } = useSearch({ from: '/turmas/$classId' });
  const query = useQuery({
    ...membersQuery(classId, { page: String(page), limit: '50' }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack as="section" aria-label="Participantes" gap={12}>
      <Heading>Participantes</Heading>
      <Listing
        search={{ page }}
        filters={null}
        query={query}
        noun={['pessoa', 'pessoas', 'a']}
        empty={<EmptyState message="Ninguém está nesta turma ainda." />}
      >
        {(members, now) => (
          <ListingTable
            label="Participantes"
            hasMenu={false}
            columns={['Pessoa', 'Progresso', 'Provas entregues', 'Estudou']}
          >
            {members.map((member) => (
              <MemberRow key={member.userId} member={member} now={now} />
            ))}
          </ListingTable>
        )}
      </Listing>
    </Stack>
  );
}

function MemberRow({ member, now }: { member: ListedMember; now: Date }) {
  const { name, role, percentage, attemptsQtd, lastStudiedAt } = member;
  return (
    <tr>
      <TitleCell details={classRoleNames[role]}>
        <strong>{name}</strong>
      </TitleCell>
      <td data-label="Progresso">
        {role !== 'STUDENT' || percentage === null ? '–' : formatPercentage(percentage)}
      </td>
      <td data-label="Provas entregues">{attemptsQtd}</td>
      <td data-label="Estudou">{lastStudiedAt ? formatMoment(lastStudiedAt, now) : 'Ainda não'}</td>
    </tr>
  );
}
