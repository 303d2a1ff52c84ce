import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatches } from '@tanstack/react-router';
import type { AttemptUnderWay } from '@sabia/domain/attempts/attempt-under-way.ts';
import { formatTimeLeft, isShort } from '../attempts/time-left.ts';
import { examOf } from '../exams/exam-ids.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { useSession } from '../layout/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useIsOnline } from '../ui/states/use-is-online.ts';
import { attemptLink } from './attempt-link.ts';
import { keptOnDeviceQuery } from './kept-on-device.ts';
import { useRunningClock } from './use-running-clock.ts';
import classes from '../layout/SiteBar.module.css';

/** A line on every screen: the attempt whose clock runs and, without a network, what is on this device. */
export function UnderWayBar() {
  const isImmersive = useMatches({
    select: (matches) => matches.some((match) => match.staticData.isImmersive),
  });
  const session = useSession();
  const isOnline = useIsOnline();
  const { pathname, search } = useLocation();
  // The home page tells both itself.
  if (session.status !== 'signed-in' || pathname === '/') return null;
  const running = session.user.attemptUnderWay;
  const others = running && !isAt(running, pathname, search) ? running : null;
  return (
    <>
      {others && <RunningAttempt attempt={others} key={`${others.id} ${others.deadline}`} />}
      {!isOnline && !isImmersive && <OnDevice runningId={others?.id} />}
    </>
  );
}

/** The screen is that of the attempt, or the introduction of its exam, which tells its time too. */
function isAt(
  attempt: AttemptUnderWay,
  pathname: string,
  search: { tentativa?: unknown; conteudo?: unknown },
): boolean {
  const { examId } = examOf(attempt);
  return (
    search.tentativa === attempt.id ||
    search.conteudo === examId ||
    pathname === `/exercicios/${examId}` ||
    (attempt.isLeveling && pathname === '/nivelamento')
  );
}

function RunningAttempt({ attempt }: { attempt: AttemptUnderWay }) {
  const { seconds, words, isOver } = useRunningClock(attempt);
  if (isOver) return null;
  return (
    <section
      aria-label="Em andamento"
      className={`${classes.bar} ${classes.running}`}
      data-short={isShort(seconds) || undefined}
    >
      <p>
        Em andamento: <strong>{attempt.title}</strong>
      </p>
      <span role="timer" aria-live="off" aria-label="Tempo restante" className={classes.time}>
        {formatTimeLeft(seconds)}
      </span>
      <span role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
      <ButtonLink {...attemptLink(attempt)} variant="default" size="compact-md">
        Continuar
      </ButtonLink>
    </section>
  );
}

function OnDevice({ runningId }: { runningId: string | undefined }) {
  const { data } = useQuery(keptOnDeviceQuery(useAppContext()));
  const { course, attempt } = data ?? {};
  const own = attempt && attempt.id !== runningId ? attempt : null;
  if (!course && !own) return null;
  return (
    <nav aria-label="Neste aparelho" className={classes.bar}>
      <p>
        <strong>Neste aparelho, sem internet:</strong>{' '}
        {own && <TextLink {...attemptLink(own)}>{own.title}</TextLink>}
        {own && course && ' · '}
        {course && (
          <TextLink
            to="/cursos/$courseIdPresentation"
            params={{ courseIdPresentation: course.slug }}
            search={{ conteudo: course.content?.id }}
          >
            {course.content ? `${course.title}, ${course.content.title}` : course.title}
          </TextLink>
        )}
      </p>
    </nav>
  );
}
