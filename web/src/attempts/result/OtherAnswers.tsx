import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { fewestForAverage } from '@sabia/domain/progress/averages.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatSeconds } from '../../ui/words/durations.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { count } from '../../ui/words/plural.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { type QuestionAverage, questionAverageQuery } from '../attempts.api.ts';
import { creditKindOf } from '../credit-words.ts';
import { alternativeLetters } from '../letters.ts';
import { Bar } from './Averages.tsx';

interface OtherAnswersProps {
  question: Question;
  answer: GradedAnswer;
}

/** The answers of all learners to a question, read when they are asked for (product.md P13). */
export function OtherAnswers({ question, answer }: OtherAnswersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isAverageTold(question, answer)) return null;
  return (
    <Stack gap={12}>
      <div>
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Como os outros responderam
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Shown question={question} answer={answer} />}
      </div>
    </Stack>
  );
}

/** The server tells the average to learners who have answered and may read the key. */
function isAverageTold({ annulment }: Question, answer: GradedAnswer): boolean {
  const kind = creditKindOf(answer);
  const hasKey = answer.correctAlternativeId !== null || Boolean(answer.answerKey);
  return !annulment && hasKey && kind !== 'blank' && kind !== 'awaiting';
}

function Shown({ question, answer }: OtherAnswersProps) {
  const query = useQuery(questionAverageQuery(question.id));
  return (
    <Loaded query={query} skeleton={<Skeleton height={24} />}>
      {(average) => <Average {...{ question, answer, average }} />}
    </Loaded>
  );
}

function Average({ question, answer, average }: OtherAnswersProps & { average: QuestionAverage }) {
  if (average.answers === null)
    return (
      <Muted size={14}>
        Menos de {fewestForAverage} pessoas responderam a esta questão. A média aparece quando forem{' '}
        {fewestForAverage}.
      </Muted>
    );
  if (average.correctAverage === null)
    return <Muted size={14}>Ainda não há respostas de estudantes a esta questão.</Muted>;
  const shares = new Map(average.alternatives.map((one) => [one.alternativeId, one.share]));
  return (
    <Stack gap={12}>
      <Muted size={14}>{averageWords(average, !question.task)}</Muted>
      {shares.size > 0 && (
        <Stack as="dl" gap={8}>
          {question.alternatives.map((alternative, at) => {
            const isRight = alternative.id === answer.correctAlternativeId;
            const isOwn = alternative.id === answer.alternativeId;
            const mark = isRight ? ' certa' : isOwn ? ' sua' : '';
            return (
              <Bar
                key={alternative.id}
                name={`${alternativeLetters[at]}${mark}`}
                value={shares.get(alternative.id) ?? 0}
                isOwn={isOwn}
              />
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}

/** '61,7% acertaram, em 134 respostas. Tempo médio: 48 s.' */
function averageWords(
  { answers, correctAverage, averageTime }: QuestionAverage,
  isAllOrNothing: boolean,
): string {
  const share = formatPercentage(correctAverage ?? 0);
  const words = isAllOrNothing ? `${share} acertaram` : `Acerto médio de ${share}`;
  const time = averageTime === null ? '' : ` Tempo médio: ${formatSeconds(averageTime)}.`;
  return `${words}, em ${count(answers ?? 0, 'resposta', 'respostas')}.${time}`;
}
