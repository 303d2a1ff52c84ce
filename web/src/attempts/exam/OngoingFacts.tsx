import { VisuallyHidden } from '@mantine/core';
import { IconClock, IconListCheck } from '@tabler/icons-react';
import { count } from '../../ui/words/plural.ts';
import { chosenAnswers } from '../answer-outbox/answer-entry.ts';
import { useAnswerOutbox } from '../answer-outbox/answer-outbox.ts';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { Fact } from './Fact.tsx';
import { graceRule } from './Submitting.tsx';
import { formatTimeLeft } from '../time-left.ts';
import { useTimeLeft } from '../use-time-left.ts';

/** The number of answers of an attempt under way, with those that wait for the server. */
export function AnsweredFact({ attempt }: { attempt: Attempt }) {
  const { entries } = useAnswerOutbox();
  const waiting = entries.flatMap(({ attemptId, answer }) =>
    attemptId === attempt.id && answer ? answer : [],
  );
  const answered = chosenAnswers(attempt.answers, waiting).size;
  return (
    <Fact icon={<IconListCheck aria-hidden="true" />}>
      <strong>
        {answered} de {count(attempt.questionsQtd, 'questão', 'questões')}
      </strong>{' '}
      {answered === 1 ? 'respondida' : 'respondidas'}
    </Fact>
  );
}

interface TimeLeftFactProps {
  attempt: Attempt & { deadline: string };
  onOver: () => void;
}

/** The time left of an attempt under way. */
export function TimeLeftFact({ attempt, onOver }: TimeLeftFactProps) {
  const { deadline, timedAreas } = attempt;
  const { seconds, words, isOver } = useTimeLeft({ deadline, onOver });
  return (
    <Fact icon={<IconClock aria-hidden="true" />}>
      {isOver ? (
        <strong>O tempo acabou.</strong>
      ) : (
        <>
          <strong role="timer" aria-live="off" aria-label="Tempo restante">
            {formatTimeLeft(seconds)}
          </strong>{' '}
          para terminar{timedAreas && ' a área'}, e o tempo não para. {graceRule}
        </>
      )}
      <span role="status">
        <VisuallyHidden>{isOver ? 'O tempo acabou' : words}</VisuallyHidden>
      </span>
    </Fact>
  );
}
