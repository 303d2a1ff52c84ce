import { Menu } from '@mantine/core';
import type { SchoolClass } from '@sabia/domain/classes/class.ts';
import { IconUserMinus } from '@tabler/icons-react';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useAppContext } from '../../layout/app-context.tsx';
import { refreshing } from '../../layout/refreshing.ts';
import { AssignmentList } from '../../assignments/AssignmentList.tsx';
import { ClassNoticeList } from '../../class-notices/ClassNoticeList.tsx';
import { MockExamsLink } from '../../mock-exams/MockExamsLink.tsx';
import { ClassAttendance } from '../../rolls/ClassAttendance.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Facts } from '../../ui/primitives/Facts.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ClassCode } from '../ClassCode.tsx';
import { periodAndShift } from '../class-words.ts';
import { classmatesQuery, classQuery } from '../classes.api.ts';
import { TaughtMembers } from './TaughtMembers.tsx';

/** A class for its students, monitors and teachers. */
export function OwnClassPage() {
  const { classId } = useParams({ from: '/turmas/$classId' });
  const { data: schoolClass } = useSuspenseQuery(classQuery(classId));
  const { role, isArchived, teachers, items } = schoolClass;
  // Administrators have no role in a class of others.
  const leads = (role === 'TEACHER' || role === null) && !isArchived;
  const teaches = role !== 'STUDENT';
  return (
    <Page
      title={schoolClass.title}
      intro={<TextLink to="/turmas">Minhas turmas</TextLink>}
      actions={
        <>
          {leads && (
            <ButtonLink to="/turmas/$classId/nova-atividade" params={{ classId }}>
              Nova atividade
            </ButtonLink>
          )}
          {teaches && (
            <>
              <ButtonLink variant="default" to="/turmas/$classId/chamada" params={{ classId }}>
                Chamada
              </ButtonLink>
              <ButtonLink variant="default" to="/turmas/$classId/boletim" params={{ classId }}>
                Boletim
              </ButtonLink>
            </>
          )}
          <MockExamsLink classId={classId} />
          {role === 'STUDENT' && (
            <ButtonLink variant="default" to="/turmas/$classId/meu-boletim" params={{ classId }}>
              Meu boletim
            </ButtonLink>
          )}
          {role && <LeaveMenu of={schoolClass} />}
        </>
      }
    >
      <Stack gap={32}>
        {isArchived && <Callout>Esta turma está arquivada. O que você fez continua aqui.</Callout>}
        <Facts
          facts={{
            'Período e turno': periodAndShift(schoolClass),
            'Quem ensina': teachers.map(({ name }) => name).join(', '),
          }}
        />
        <ClassNoticeList of={schoolClass} leads={leads} />
        <AssignmentList of={schoolClass} />
        {teaches && <ClassAttendance classId={classId} />}
        <Studied items={items} />
        {leads && <ClassCode of={schoolClass} />}
        {teaches ? <TaughtMembers classId={classId} /> : <Classmates classId={classId} />}
      </Stack>
    </Page>
  );
}

function Studied({ items }: Pick<SchoolClass, 'items'>) {
  const shown = items.filter(({ isActive }) => isActive);
  if (shown.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-label="O que a turma estuda">
      <Heading>O que a turma estuda</Heading>
      <DividedList>
        {shown.map(({ kind, targetId, title, slug }) => (
          <li key={targetId}>
            {kind === 'COURSE' ? (
              <TextLink
                inherit
                to="/cursos/$courseIdPresentation"
                params={{ courseIdPresentation: slug ?? targetId }}
              >
                {title}
              </TextLink>
            ) : kind === 'TRAIL' ? (
              <TextLink inherit to="/trilhas/$trailId" params={{ trailId: targetId }}>
                {title}
              </TextLink>
            ) : (
              <TextLink
                inherit
                to="/exercicios/$practiceExamId"
                params={{ practiceExamId: targetId }}
              >
                {title}
              </TextLink>
            )}
            <Muted size={13}>{kindNames[kind]}</Muted>
          </li>
        ))}
      </DividedList>
    </Stack>
  );
}

const kindNames = { COURSE: 'Curso', TRAIL: 'Trilha', PRACTICE_EXAM: 'Simulado' } as const;

function Classmates({ classId }: { classId: string }) {
  const { data } = useQuery(classmatesQuery(classId));
  const students = data?.items.filter(({ role }) => role === 'STUDENT') ?? [];
  if (!data || students.length === 0) return null;
  const others = data.total - data.items.length;
  return (
    <Stack as="section" gap={8} aria-label="Colegas">
      <Heading>Colegas</Heading>
      <p>
        {students.map(({ name }) => name).join(', ')}
        {others > 0 && ` e mais ${others}`}
      </p>
    </Stack>
  );
}

function LeaveMenu({ of: { id, title, role } }: { of: SchoolClass }) {
  const [isAsking, setAsking] = useState(false);
  const context = useAppContext();
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: () => context.call('DELETE /classes/{id}/membership', { params: { id } }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: `Você saiu da turma ${title}` });
      await navigate({ to: '/turmas', replace: true });
      // Afterwards: the class itself is not found any more.
      await refreshing(context, 'GET /classes/own').refresh();
      // The places of the phone depend on it.
      await refreshing(context, 'GET /users/provider/').refresh();
    },
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <DotsMenu label={`Ações de ${title}`}>
        <Menu.Item leftSection={<IconUserMinus size={18} />} onClick={() => setAsking(true)}>
          Sair da turma
        </Menu.Item>
      </DotsMenu>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Sair da turma ${title}?`}
        confirmLabel="Sair da turma"
        isDangerous
        isPending={leaving.isPending}
        onConfirm={leaving.mutate}
        onClose={() => setAsking(false)}
      >
        {role === 'STUDENT'
          ? 'As atividades da turma somem da sua lista. O que você estudou continua seu. Para voltar, você precisa do código da turma.'
          : 'Você deixa de ver a turma agora mesmo. Para voltar a ensinar nela, fale com a administração da escola.'}
      </ConfirmDialog>
    </>
  );
}
