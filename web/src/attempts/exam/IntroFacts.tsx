import type { Attempt, ListedAttempt } from '@sabia/domain/attempts/attempt.ts';
import { closingOf } from '@sabia/domain/attempts/deadline.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import {
  IconCalendarEvent,
  IconListCheck,
  IconLock,
  IconRepeat,
  IconTarget,
} from '@tabler/icons-react';
import { count } from '../../ui/words/plural.ts';
import { Stack } from '../../ui/primitives/Stack.tsx';
import type { ExamTerms } from '../attempts.api.ts';
import { keyReleaseWords } from '../key-release-words.ts';
import { shortAttemptWords } from '../short-attempt-words.ts';
import { windowWords } from '../window-words.ts';
import { Fact } from './Fact.tsx';
import classes from './Intro.module.css';
import { AnsweredFact } from './OngoingFacts.tsx';
import { SavedFact, TimeFacts } from './TimeFacts.tsx';

interface IntroFactsProps {
  settings: ExamTerms;
  /** The attempt under way. */
  ongoing: ListedAttempt | undefined;
  /** The same with its answers, once they are read. */
  read: Attempt | undefined;
  /** The number of the last attempt; 0 without one. */
  lastNumber: number;
  now: Date;
  /** The time of the attempt under way is over. */
  onOver: () => void;
}

/** The rules of an exam that a learner should know before an attempt. */
export function IntroFacts({ settings, ongoing, read, lastNumber, now, onOver }: IntroFactsProps) {
  const { questionsQtd, attemptsLimit, attemptsPauseHours, keyRelease } = settings;
  const closing = closingOf(settings)?.toISOString() ?? null;
  const opening = windowWords({ opensAt: settings.opensAt, closesAt: closing }, now);
  const needed = neededShare(settings, ongoing);
  const short = ongoing && shortAttemptWords(ongoing, settings);
  return (
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
      <TimeFacts {...{ settings, ongoing, read }} onOver={onOver} />
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
              {lastNumber} de {count(attemptsLimit, 'tentativa', 'tentativas')}
            </strong>
          )}
          {attemptsLimit !== null && attemptsPauseHours !== null && ', '}
          {attemptsPauseHours !== null &&
            `com ${count(attemptsPauseHours, 'hora', 'horas')} de pausa entre elas`}
        </Fact>
      )}
      <SavedFact {...{ settings, ongoing, read }} />
    </Stack>
  );
}

/** Per cent of right answers that pass; an attempt under way keeps those of its start. */
export const neededShare = (settings: ExamTerms, ongoing: ListedAttempt | undefined): number =>
  ongoing?.passingScore ?? settings.passingScore;
