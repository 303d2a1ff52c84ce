import { NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { dateInNumbers } from '@sabia/domain/date-in-numbers.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { ClassAttendance } from '@sabia/domain/rolls/roll.ts';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { classQuery } from '../classes/classes.api.ts';
import { ListingTable, TitleCell } from '../ui/lists/ListingTable.tsx';
import { Page } from '../ui/page/Page.tsx';
import { Columns } from '../ui/primitives/Columns.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { count } from '../ui/words/plural.ts';
import { attendanceSearch } from './roll-search.ts';
import { belowInWords } from './roll-words.ts';
import { attendanceQuery } from './rolls.api.ts';

const route = '/turmas/$classId/frequencia';

/** The attendance of each student of a class in a period, for those who teach it (product.md ROLL5). */
export function AttendancePage() {
  const { classId } = useParams({ from: route });
  const search = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const { title } = useQuery(classQuery(classId)).data ?? {};
  const query = useQuery({
    ...attendanceQuery(classId, search),
    placeholderData: keepPreviousData,
  });
  const mistake = query.error?.status === 422 ? query.error.errors[0] : undefined;
  const change = (changed: Record<string, string>) =>
    void navigate({ search: attendanceSearch({ ...search, ...changed }), replace: true });
  const { from = '', to = '' } = query.data ?? {};
  return (
    <Page
      title="Frequência"
      intro={
        <TextLink to="/turmas/$classId" params={{ classId }}>
          {title ?? 'Voltar para a turma'}
        </TextLink>
      }
    >
      <Stack gap={24}>
        <Columns>
          <TextInput
            type="date"
            label="De"
            value={search.de ?? from}
            error={mistake?.path === 'from' && mistake.message}
            // An empty value is a date that is still being typed.
            onChange={({ currentTarget: { value } }) => value && change({ de: value })}
          />
          <TextInput
            type="date"
            label="Até"
            value={search.ate ?? to}
            error={mistake?.path === 'to' && mistake.message}
            onChange={({ currentTarget: { value } }) => value && change({ ate: value })}
          />
          <NativeSelect
            label="Mostrar"
            data={[
              { value: '', label: 'Todos os estudantes' },
              { value: 'abaixo', label: 'Só quem está abaixo do mínimo' },
            ]}
            value={search.mostrar ?? ''}
            onChange={({ currentTarget: { value } }) => change({ mostrar: value })}
          />
        </Columns>
        {(search.de ?? search.ate) && (
          <p>
            <TextLink
              to="/turmas/$classId/frequencia"
              params={{ classId }}
              search={attendanceSearch({ mostrar: search.mostrar })}
            >
              Desde o começo da turma
            </TextLink>
          </p>
        )}
        {!mistake && (
          <Loaded query={query} skeleton={<Skeleton height={480} radius={20} />}>
            {(loaded) => <Students of={loaded} isBelowOnly={search.mostrar === 'abaixo'} />}
          </Loaded>
        )}
      </Stack>
    </Page>
  );
}

function Students({ of: attendance, isBelowOnly }: { of: ClassAttendance; isBelowOnly: boolean }) {
  const { from, to, rollsQtd, students } = attendance;
  if (students.length === 0)
    return <EmptyState icon={<IconUsers />} message="Ninguém estuda nesta turma ainda." />;
  if (rollsQtd === 0)
    return (
      <EmptyState
        icon={<IconUsers />}
        message={`Nenhuma chamada de ${dateInNumbers(from)} a ${dateInNumbers(to)}.`}
        hint="Escolha outro período, ou faça a chamada da turma."
      />
    );
  const shown = isBelowOnly ? students.filter(({ isBelow }) => isBelow) : students;
  return (
    <Stack gap={12}>
      <Muted>{`${count(rollsQtd, 'chamada', 'chamadas')}. ${belowInWords(attendance)}`}</Muted>
      {shown.length > 0 && (
        <ListingTable
          label="Frequência"
          hasMenu={false}
          columns={['Estudante', 'Presenças', 'Faltas', 'Atrasos', 'Justificadas', 'Frequência']}
        >
          {shown.map((student) => (
            <StudentRow key={student.userId} of={student} />
          ))}
        </ListingTable>
      )}
    </Stack>
  );
}

function StudentRow({ of: student }: { of: ClassAttendance['students'][number] }) {
  const { name, counts, percentage, isBelow } = student;
  return (
    <tr>
      <TitleCell details={isBelow ? 'abaixo do mínimo' : ''}>
        <strong>{name}</strong>
      </TitleCell>
      <td data-label="Presenças">{counts.PRESENT}</td>
      <td data-label="Faltas">{counts.ABSENT}</td>
      <td data-label="Atrasos">{counts.LATE}</td>
      <td data-label="Justificadas">{counts.JUSTIFIED}</td>
      <td data-label="Frequência">
        <strong>{percentage === null ? '–' : formatPercentage(percentage)}</strong>
      </td>
    </tr>
  );
}
