import type { AttemptsPage } from '@sabia/domain/attempts/attempt.ts';
import { closingOf } from '@sabia/domain/attempts/deadline.ts';
import { nextAttemptAfter } from '@sabia/domain/attempts/next-attempt.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import { Button, Skeleton } from '@mantine/core';
import {
  IconCalendarEvent,
  IconListCheck,
  IconLock,
  IconRepeat,
  IconTarget,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAppContext } from '../../layout/app-context.tsx';
import { lazyPage } from '../../layout/lazy-page.ts';
import { count } from '../../ui/plural.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import classes from './Intro.module.css';
import { attemptQuery, type ExamPort, type ExamTerms } from '../attempts.api.ts';
import { BestResult } from './BestResult.tsx';
import { Fact } from './Fact.tsx';
import { AnsweredFact } from './OngoingFacts.tsx';
import { keyReleaseWords } from '../key-release-words.ts';
import { shortAttemptWords } from '../short-attempt-words.ts';
import { windowWords } from '../window-words.ts';
import { useNow } from '../../ui/use-now.ts';
import { Instructions } from './Instructions.tsx';
import { Attempts } from './Attempts.tsx';
import { RetakeRefusal } from './RetakeRefusal.tsx';
import { SavedFact, TimeFacts } from './TimeFacts.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

const LanguageChoice = lazyPage(() => import('./LanguageChoice.tsx'), 'LanguageChoice');

interface IntroProps {
  settings: ExamTerms;
  /** The first page. */
  attempts: AttemptsPage;
  /** Null: there are no older pages. */
  olderAttempts: ExamPort['attempts'] | null;
  /** The preview that an author takes instead while impersonating, when no attempt can be stored. */
  preview: ExamPort['preview'];
  isStarting: boolean;
  /** The reason why the attempt did not start. */
  problem: string | null;
  onStart: (foreignLanguage: ForeignLanguage | undefined) => void;
  onOpen: (attemptId: string) => void;
}

/** The introduction of an exam: its settings, and the learner's attempts. */
export function Intro({
  settings,
  attempts,
  olderAttempts,
  preview,
  isStarting,
  problem,
  onStart,
  onOpen,
}: IntroProps) {
  const { questionsQtd, passingScore, attemptsLimit, attemptsPauseHours, keyRelease } = settings;
  const ongoing = attempts.items.find(({ submittedAt }) => submittedAt === null);
  const context = useAppContext();
  const now = useNow();
  const { data: read } = useQuery({
    ...attemptQuery(context, ongoing?.id ?? ''),
    enabled: ongoing !== undefined,
  });
  const [isOver, setOver] = useState(false);
  const closing = closingOf(settings)?.toISOString() ?? null;
  const opening = windowWords({ opensAt: settings.opensAt, closesAt: closing }, now);
  const needed = ongoing?.passingScore ?? passingScore;
  const next = nextAttemptAfter(attempts.items, settings, now);
  const { best } = attempts;
  const short = ongoing && shortAttemptWords(ongoing, settings);
  const [language, setLanguage] = useState<ForeignLanguage>(0);
  return (
    <Card as="section" aria-label="Antes de começar" padding={24} gap={20}>
      <Stack as="ul" gap={12} className={classes.facts}>
        {ongoing && read ? (
          <AnsweredFact attempt={read} />
        ) : (
          <Fact icon={<IconListCheck aria-hidden="true" />}>
            <strong>{count(ongoing?.questionsQtd ?? questionsQtd, 'questão', 'questões')}</strong>
          </Fact>
        )}
        {short && <Fact icon={<IconListCheck aria-hidden="true" />}>{short}</Fact>}
        {needed > 0 && (
          <Fact icon={<IconTarget aria-hidden="true" />}>
            <strong>{formatPercentage(needed)}</strong> de acertos para passar
          </Fact>
        )}
        <TimeFacts {...{ settings, ongoing, read }} onOver={() => setOver(true)} />
        {opening && (
          <Fact icon={<IconCalendarEvent aria-hidden="true" />}>
            <strong>{opening}</strong>
          </Fact>
        )}
        {(keyRelease === 'NEVER' || keyRelease === 'CLOSING') && (
          <Fact icon={<IconLock aria-hidden="true" />}>
            {keyRelease === 'NEVER'
              ? keyReleaseWords(null, now)
              : 'O gabarito aparece depois do fechamento.'}
          </Fact>
        )}
        {(attemptsLimit !== null || attemptsPauseHours !== null) && (
          <Fact icon={<IconRepeat aria-hidden="true" />}>
            {attemptsLimit !== null && (
              <strong>
                {attempts.items[0]?.number ?? 0} de{' '}
                {count(attemptsLimit, 'tentativa', 'tentativas')}
              </strong>
            )}
            {attemptsLimit !== null && attemptsPauseHours !== null && ', '}
            {attemptsPauseHours !== null &&
              `com ${count(attemptsPauseHours, 'hora', 'horas')} de pausa entre elas`}
          </Fact>
        )}
        <SavedFact {...{ settings, ongoing, read }} />
      </Stack>
      {settings.instructions && <Instructions html={settings.instructions} />}
      {best && (
        <BestResult best={best} hasScores={settings.hasScores === true} isPassable={needed > 0} />
      )}
      {problem && (
        <div role="alert">
          <ErrorMessage>{problem}</ErrorMessage>
        </div>
      )}
      {preview ? (
        <>
          <Muted>
            Aqui nada é gravado. Para responder às questões, saia da visualização pela prévia.
          </Muted>
          <ButtonLink {...preview} size="md" className={classes.start}>
            Experimentar
          </ButtonLink>
        </>
      ) : ongoing ? (
        <Button size="md" className={classes.start} onClick={() => onOpen(ongoing.id)}>
          {isOver ? 'Ver o resultado' : 'Continuar tentativa'}
        </Button>
      ) : !next.granted ? (
        <RetakeRefusal {...{ next, now }} />
      ) : (
        <>
          {settings.hasLanguageChoice && (
            <Suspense fallback={<Skeleton height={56} />}>
              <LanguageChoice chosen={language} onChoose={setLanguage} />
            </Suspense>
          )}
          <Button
            size="md"
            loading={isStarting}
            className={classes.start}
            onClick={() => onStart(settings.hasLanguageChoice ? language : undefined)}
          >
            {best ? 'Tentar de novo' : 'Começar'}
          </Button>
        </>
      )}
      <Attempts attempts={attempts} older={olderAttempts} onOpen={onOpen} />
    </Card>
  );
}
