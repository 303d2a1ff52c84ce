import { Skeleton } from '@mantine/core';
import type { Assignment } from '@sabia/domain/assignments/assignment.ts';
import type { SchoolClass } from '@sabia/domain/classes/class.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { examOf } from '../exams/exam-ids.ts';
import { Pager } from '../ui/lists/Pager.tsx';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { Tag } from '../ui/primitives/Tag.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { assignmentsQuery, ownAssignmentsQuery } from './assignments.api.ts';
import { momentInWords, statusNames, zoneOfDevice } from './due-words.ts';
import { WorkLink } from './WorkLink.tsx';

/** The assignments of a class: for its students with their own state, for its teachers with the page of each. */
export function AssignmentList({ of: schoolClass }: { of: SchoolClass }) {
  const { id, role } = schoolClass;
  const { pagina } = useSearch({ from: '/turmas/$classId' });
  const query = useQuery({
    ...assignmentsQuery(id, pagina),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack as="section" gap={12} aria-label="Atividades">
      <Heading>Atividades</Heading>
      <Loaded query={query} skeleton={<Skeleton height={120} />}>
        {({ items, page, totalPages }) =>
          items.length === 0 ? (
            <Muted>
              {role !== 'STUDENT'
                ? 'Nenhuma ainda. Dê à turma um conteúdo ou um simulado, com prazo ou sem.'
                : 'Nenhuma ainda.'}
            </Muted>
          ) : (
            <>
              <DividedList>
                {items.map((assignment) => (
                  <AssignmentItem key={assignment.id} of={assignment} schoolClass={schoolClass} />
                ))}
              </DividedList>
              <Pager page={page} totalPages={totalPages} param="pagina" isPart />
            </>
          )
        }
      </Loaded>
      {role === 'STUDENT' && <TextLink to="/turmas/a-fazer">Tudo o que tenho a fazer</TextLink>}
    </Stack>
  );
}

interface AssignmentItemProps {
  of: Assignment;
  schoolClass: SchoolClass;
}

function AssignmentItem({ of: assignment, schoolClass }: AssignmentItemProps) {
  const { id: assignmentId, title, courseTitle, dueAt } = assignment;
  const { id: classId, role, timeZone } = schoolClass;
  const now = useNow();
  const due = dueAt
    ? `Até ${momentInWords(dueAt, { now, ownZone: zoneOfDevice(), classZone: timeZone })}`
    : 'Sem prazo';
  return (
    <li>
      <div>
        {role === 'STUDENT' ? (
          <WorkLink of={assignment} />
        ) : (
          <TextLink
            inherit
            to="/turmas/$classId/atividades/$assignmentId"
            params={{ classId, assignmentId }}
          >
            {title}
          </TextLink>
        )}
        <Muted size={13}>{[courseTitle, due].filter(Boolean).join(' · ')}</Muted>
      </div>
      {role === 'STUDENT' && <OwnStatus of={assignment} />}
    </li>
  );
}

function OwnStatus({ of: assignment }: { of: Assignment }) {
  const { examId } = examOf(assignment);
  const toDo = useQuery(ownAssignmentsQuery('TO_DO'));
  const over = useQuery(ownAssignmentsQuery('OVER'));
  const own = [...(toDo.data?.items ?? []), ...(over.data?.items ?? [])].find(
    (work) => examOf(work).examId === examId,
  );
  return own && <Tag tone={toneOf(own.status)}>{statusNames[own.status]}</Tag>;
}

const toneOf = (status: keyof typeof statusNames) =>
  status === 'HANDED_IN' || status === 'HANDED_IN_LATE' ? 'success' : 'muted';
