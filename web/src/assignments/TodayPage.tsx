import { Skeleton } from '@mantine/core';
import type { NearAssignment, TeachingDay } from '@sabia/domain/assignments/teaching-day.ts';
import type { WorkStatus } from '@sabia/domain/assignments/due-moment.ts';
import { wallClockAt } from '@sabia/domain/wall-clock.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOutbox } from '../layout/use-outbox.ts';
import { rollsOutboxOf } from '../rolls/rolls-outbox.ts';
import { shiftNames } from '../classes/class-words.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page } from '../ui/page/Page.tsx';
import reading from '../ui/poses/reading.svg';
import { Card } from '../ui/primitives/Card.tsx';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { count } from '../ui/words/plural.ts';
import { useNow } from '../ui/words/use-now.ts';
import { teachingDayQuery } from './assignments.api.ts';
import { momentInWords, zoneOfDevice } from './due-words.ts';

/** The day of a teacher: essays that wait, who is behind, what is due, and the classes with their lives. */
export function TodayPage() {
  const query = useQuery({ ...teachingDayQuery, staleTime: 0 });
  // Refused: the user has stopped teaching, or never did.
  const teachesNone = query.error?.status === 403 || query.data?.classes.length === 0;
  return (
    <Page title="Hoje" measure="text" intro={<TextLink to="/turmas">Minhas turmas</TextLink>}>
      {teachesNone ? (
        <EmptyState
          picture={reading}
          message="Você não ensina nenhuma turma."
          hint="Quem administra a escola põe professores e monitores nas turmas."
        />
      ) : (
        <Loaded query={query} skeleton={<Skeleton height={480} />}>
          {(day) => <Day of={day} />}
        </Loaded>
      )}
    </Page>
  );
}

const pendingOf = ({ counts }: NearAssignment): number =>
  counts.NOT_YET + counts.BEGUN + counts.MISSED;

function Day({ of: { classes, assignments } }: { of: TeachingDay }) {
  const now = useNow();
  const next = assignments.filter(({ dueAt }) => new Date(dueAt) >= now);
  const behind = assignments.filter((one) => new Date(one.dueAt) < now && pendingOf(one) > 0);
  const classOf = ({ classId }: NearAssignment) => classes.find(({ id }) => id === classId);
  return (
    <Stack gap={32}>
      <Essays classes={classes} />
      <Part title="Quem ficou para trás" none="Ninguém, nos últimos 7 dias.">
        {behind.map((one) => (
          <Work key={one.id} of={one} schoolClass={classOf(one)}>
            <Row gap={12}>
              <Pending of={one} status="NOT_YET" words={['não começou', 'não começaram']} />
              <Pending
                of={one}
                status="BEGUN"
                words={['começou e não entregou', 'começaram e não entregaram']}
              />
              <Pending of={one} status="MISSED" words={['perdeu o prazo', 'perderam o prazo']} />
            </Row>
          </Work>
        ))}
      </Part>
      <Part title="Vence em breve" none="Nada vence nos próximos 7 dias.">
        {next.map((one) => (
          <Work key={one.id} of={one} schoolClass={classOf(one)}>
            <p>{handedInWords(one)}</p>
          </Work>
        ))}
      </Part>
      <Stack as="section" gap={12} aria-label="Turmas">
        <Heading size={18}>Turmas</Heading>
        <Stack as="ul" gap={12}>
          {classes.map((schoolClass) => (
            <TaughtClass key={schoolClass.id} of={schoolClass} />
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}

/** '21 de 38 entregaram' */
function handedInWords(one: NearAssignment): string {
  const handedIn = one.counts.HANDED_IN + one.counts.HANDED_IN_LATE;
  return `${handedIn} de ${handedIn + pendingOf(one)} entregaram`;
}

interface PartProps {
  title: string;
  /** Shown for an empty list. */
  none: string;
  children: readonly ReactNode[];
}

const Part = ({ title, none, children }: PartProps) => (
  <Stack as="section" gap={8} aria-label={title}>
    <Heading size={18}>{title}</Heading>
    {children.length === 0 ? <Muted>{none}</Muted> : <DividedList>{children}</DividedList>}
  </Stack>
);

interface WorkProps {
  of: NearAssignment;
  schoolClass: TeachingDay['classes'][number] | undefined;
  children: ReactNode;
}

/** An assignment that leads to its page. */
function Work({ of: assignment, schoolClass, children }: WorkProps) {
  const { id: assignmentId, classId, title, dueAt } = assignment;
  const now = useNow();
  const [ownZone, isOver] = [zoneOfDevice(), new Date(dueAt) < now];
  const classZone = schoolClass?.timeZone ?? ownZone;
  const due = momentInWords(dueAt, { now, ownZone, classZone });
  return (
    <li>
      <Stack gap={4}>
        <TextLink
          inherit
          to="/turmas/$classId/atividades/$assignmentId"
          params={{ classId, assignmentId }}
        >
          {title}
        </TextLink>
        <Muted size={13}>
          {`${isOver ? 'Era até' : 'Até'} ${due}`} · {schoolClass?.title}
        </Muted>
        {children}
      </Stack>
    </li>
  );
}

interface PendingProps {
  of: NearAssignment;
  status: WorkStatus;
  words: readonly [one: string, many: string];
}

/** The number of students in a state, as a link to their names. */
function Pending({
  of: { id: assignmentId, classId, title, counts },
  status,
  words,
}: PendingProps) {
  if (counts[status] === 0) return null;
  const text = count(counts[status], ...words);
  return (
    <TextLink
      to="/turmas/$classId/atividades/$assignmentId"
      params={{ classId, assignmentId }}
      search={{ situacao: status }}
      aria-label={`${text}: ${title}`}
    >
      {text}
    </TextLink>
  );
}

/** More are not counted by the server. */
const mostEssays = 1000;

function Essays({ classes }: Pick<TeachingDay, 'classes'>) {
  const now = useNow();
  const ownZone = zoneOfDevice();
  const waiting = classes.filter(({ essaysQtd }) => essaysQtd > 0);
  const total = waiting.reduce((sum, { essaysQtd }) => sum + essaysQtd, 0);
  return (
    <Stack as="section" gap={8} aria-label="Redações">
      <Heading size={18}>Redações</Heading>
      {total === 0 ? (
        <Muted>Nenhuma espera por você.</Muted>
      ) : (
        <Card padding={20} gap={12}>
          <strong>
            {total >= mostEssays
              ? 'Mil redações ou mais para corrigir'
              : count(total, 'redação para corrigir', 'redações para corrigir')}
          </strong>
          <Stack as="ul" gap={4}>
            {waiting.map(({ id, title, essaysQtd, oldestEssayAt, timeZone: classZone }) => (
              <Muted as="li" key={id} size={14}>
                {`${title}: ${essaysQtd}, a mais antiga desde ${
                  oldestEssayAt && momentInWords(oldestEssayAt, { now, ownZone, classZone })
                }`}
              </Muted>
            ))}
          </Stack>
          <Row>
            <ButtonLink to="/turmas/redacoes">Corrigir</ButtonLink>
          </Row>
        </Card>
      )}
    </Stack>
  );
}

function TaughtClass({ of: taught }: { of: TeachingDay['classes'][number] }) {
  const { id, title, shift, studentsQtd, lives, hasRoll, timeZone: classZone } = taught;
  const now = useNow();
  const today = wallClockAt(now, classZone).slice(0, 10);
  const isWaiting = useOutbox(rollsOutboxOf).entries.some(
    ({ classId, date }) => classId === id && date === today,
  );
  return (
    <Card as="li" padding={20} gap={4}>
      <Heading as="h3" size={18}>
        <TextLink inherit to="/turmas/$classId" params={{ classId: id }}>
          {title}
        </TextLink>
      </Heading>
      <Muted size={14}>
        {[count(studentsQtd, 'estudante', 'estudantes'), shift && shiftNames[shift]]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
      {lives.map((live) => (
        <p key={live.id}>
          {`Live ${momentInWords(live.startsAt, { now, ownZone: zoneOfDevice(), classZone })}: `}
          <TextLink inherit to="/lives/$liveId" params={{ liveId: live.id }}>
            {live.title}
          </TextLink>
        </p>
      ))}
      <p>
        {(hasRoll || isWaiting) && 'Chamada de hoje feita. '}
        <TextLink
          to="/turmas/$classId/chamada"
          params={{ classId: id }}
          aria-label={`${hasRoll || isWaiting ? 'Ver a chamada' : 'Fazer a chamada'}: ${title}`}
        >
          {hasRoll || isWaiting ? 'Ver' : 'Fazer a chamada'}
        </TextLink>
      </p>
    </Card>
  );
}
