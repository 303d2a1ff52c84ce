import { Button, Menu } from '@mantine/core';
import type { Assignment } from '@sabia/domain/assignments/assignment.ts';
import { workStatuses } from '@sabia/domain/assignments/due-moment.ts';
import type { SchoolClass } from '@sabia/domain/classes/class.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { classQuery } from '../classes/classes.api.ts';
import { examOf } from '../exams/exam-ids.ts';
import { Listing } from '../layout/Listing.tsx';
import { copyText } from '../ui/copy-text.ts';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { DotsMenu } from '../ui/lists/DotsMenu.tsx';
import { FilterSelect } from '../ui/lists/ListingFilters.tsx';
import { Page } from '../ui/page/Page.tsx';
import { Facts } from '../ui/primitives/Facts.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { showToast } from '../ui/states/toast.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { assignedStudentsQuery, assignmentQuery, useAssignments } from './assignments.api.ts';
import { assignmentSearch } from './assignment-search.ts';
import { AssignedStudents } from './AssignedStudents.tsx';
import { AssignmentReminder } from './AssignmentReminder.tsx';
import { classroomShareUrl } from './classroom-share.ts';
import { EssayMarks } from './EssayMarks.tsx';
import { lateNames, momentInWords, statusNames, zoneOfDevice } from './due-words.ts';

const route = '/turmas/$classId/atividades/$assignmentId';

/** An assignment for those who teach the class: its terms, and who has handed in. */
export function AssignmentPage() {
  const { classId, assignmentId } = useParams({ from: route });
  const { data: schoolClass } = useSuspenseQuery(classQuery(classId));
  const { data: assignment } = useSuspenseQuery(assignmentQuery(classId, assignmentId));
  const leads = schoolClass.role !== 'MONITOR';
  const words = useTerms(assignment, schoolClass);
  const { title } = assignment;
  const address = workAddress(assignment);
  const message = `${title}${words.Prazo ? `, até ${words.Prazo}` : ''}: ${address}`;
  return (
    <Page
      title={title}
      intro={
        <TextLink to="/turmas/$classId" params={{ classId }}>
          {schoolClass.title}
        </TextLink>
      }
      actions={
        <>
          <Button variant="default" onClick={() => void copyText(message, 'Mensagem copiada')}>
            Copiar para o WhatsApp
          </Button>
          <Button
            component="a"
            variant="default"
            href={classroomShareUrl(address, title)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Compartilhar no Google Sala de Aula
          </Button>
          {leads && <AssignmentMenu of={assignment} classId={classId} />}
        </>
      }
    >
      <Stack gap={24}>
        <Facts facts={{ Curso: assignment.courseTitle, ...words }} />
        <Students schoolClass={schoolClass} assignment={assignment} leads={leads} />
      </Stack>
    </Page>
  );
}

function useTerms({ opensAt, dueAt, late }: Assignment, { timeZone }: SchoolClass) {
  const zones = { now: useNow(), ownZone: zoneOfDevice(), classZone: timeZone };
  return {
    Abre: opensAt && momentInWords(opensAt, zones),
    Prazo: dueAt && momentInWords(dueAt, zones),
    'Depois do prazo': dueAt && lateNames[late],
  };
}

function workAddress(assignment: Assignment): string {
  const { examKind, examId } = examOf(assignment);
  const path =
    examKind === 'PRACTICE_EXAM'
      ? `/exercicios/${examId}`
      : `/cursos/${assignment.courseSlug}?conteudo=${examId}`;
  return `${window.location.origin}${path}`;
}

interface StudentsProps {
  schoolClass: SchoolClass;
  assignment: Assignment;
  leads: boolean;
}

function Students({ schoolClass, assignment, leads }: StudentsProps) {
  const { id: classId, timeZone, isArchived } = schoolClass;
  const { id: assignmentId } = assignment;
  const { page = 1, ...filters } = useSearch({ from: route });
  const search = { page, ...filters };
  const navigate = useNavigate({ from: route });
  const query = useQuery({
    ...assignedStudentsQuery(classId, assignmentId, { page, status: search.situacao }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { counts, essays, lastReminder = null } = query.data ?? {};
  return (
    <>
      {essays && essays.handedInQtd > 0 && (
        <EssayMarks of={assignment} classId={classId} essays={essays} leads={leads} />
      )}
      <Stack as="section" aria-label="Quem entregou" gap={12}>
        <Heading>Quem entregou</Heading>
        {counts && (
          <Facts
            facts={Object.fromEntries(
              workStatuses.map((status) => [statusNames[status], String(counts[status] || '')]),
            )}
          />
        )}
        {counts && (
          <AssignmentReminder
            classId={classId}
            assignmentId={assignmentId}
            counts={counts}
            last={lastReminder}
            timeZone={timeZone}
            leads={leads && !isArchived}
          />
        )}
        <Listing
          search={search}
          filters={
            <Row>
              <FilterSelect
                label="Situação"
                value={search.situacao}
                options={{ '': 'Todas', ...statusNames }}
                onChange={(situacao) =>
                  void navigate({ search: assignmentSearch({ situacao }), replace: true })
                }
              />
            </Row>
          }
          query={query}
          noun={['estudante', 'estudantes', 'o']}
          empty={<EmptyState message="A turma ainda não tem estudantes." />}
        >
          {(students) => (
            <AssignedStudents
              classId={classId}
              assignmentId={assignmentId}
              students={students}
              timeZone={timeZone}
              leads={leads}
            />
          )}
        </Listing>
      </Stack>
    </>
  );
}

function AssignmentMenu({ of: { id, title }, classId }: { of: Assignment; classId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { remove } = useAssignments(classId);
  const navigate = useNavigate();
  const removal = useMutation({
    mutationFn: async () => {
      // The page of the assignment must not read it again.
      await navigate({ to: '/turmas/$classId', params: { classId }, replace: true });
      await remove(id);
    },
    onSuccess: () => showToast({ kind: 'success', message: 'Atividade excluída' }),
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <DotsMenu label={`Ações de ${title}`} isBusy={removal.isPending}>
        <Menu.Item
          leftSection={<IconPencil size={18} />}
          renderRoot={(item) => (
            <Link
              {...item}
              to="/turmas/$classId/atividades/$assignmentId/editar"
              params={{ classId, assignmentId: id }}
            />
          )}
        >
          Editar
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={18} />} onClick={() => setAsking(true)}>
          Excluir
        </Menu.Item>
      </DotsMenu>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Excluir a atividade ${title}?`}
        confirmLabel="Excluir"
        isDangerous
        isPending={removal.isPending}
        onConfirm={removal.mutate}
        onClose={() => setAsking(false)}
      >
        Ela sai da lista da turma, com as prorrogações. O que cada pessoa respondeu e estudou
        continua guardado.
      </ConfirmDialog>
    </>
  );
}
