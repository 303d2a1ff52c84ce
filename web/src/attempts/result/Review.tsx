import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { useState } from 'react';
import type { AttemptHere } from '../attempts.api.ts';
import { Explanation } from '../Explanation.tsx';
import { QuestionText } from '../QuestionText.tsx';
import { RevealedAlternatives } from '../RevealedAlternatives.tsx';
import classes from './Review.module.css';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { CheckboxLabel } from '../../ui/primitives/CheckboxLabel.tsx';

/** All questions of a submitted attempt, with the chosen alternative and the answer key as far as it is told. */
export function Review({ attempt }: { attempt: AttemptHere }) {
  const [onlyMissed, setOnlyMissed] = useState(false);
  const graded = new Map(attempt.graded.map((answer) => [answer.questionId, answer]));
  const reviewed = attempt.questions.flatMap((question, at) => {
    const answer = graded.get(question.id);
    return answer ? [{ question, answer, number: at + 1 }] : [];
  });
  const missed = reviewed.filter(({ answer }) => !answer.isCorrect);
  return (
    <section>
      <Row gap={16} justify="between" className={classes.head}>
        <Heading>Questão por questão</Heading>
        {missed.length > 0 && missed.length < reviewed.length && (
          <CheckboxLabel>
            <input
              type="checkbox"
              checked={onlyMissed}
              onChange={(event) => setOnlyMissed(event.currentTarget.checked)}
            />
            Só as que errei ({missed.length})
          </CheckboxLabel>
        )}
      </Row>
      <Stack as="ol" gap={16} className={classes.questions}>
        {(onlyMissed ? missed : reviewed).map(({ question, answer, number }) => (
          <li key={question.id}>
            <Reviewed question={question} answer={answer} number={number} />
          </li>
        ))}
      </Stack>
    </section>
  );
}

interface ReviewedProps {
  question: Question;
  answer: GradedAnswer;
  number: number;
}

function Reviewed({ question, answer, number }: ReviewedProps) {
  return (
    <Card as="article" padding={24} gap={16}>
      <Heading as="h3" size={16} className={classes.number}>
        Questão {number} <Verdict answer={answer} />
      </Heading>
      <QuestionText question={question} number={number} />
      <RevealedAlternatives question={question} graded={answer} />
      {answer.correctAlternativeId === null && (
        <Muted>O gabarito desta questão aparece quando você responder ou passar na prova.</Muted>
      )}
      <Explanation html={answer.explanation} />
    </Card>
  );
}

function Verdict({ answer }: { answer: GradedAnswer }) {
  if (answer.isCorrect)
    return (
      <span className={classes.verdict} data-kind="right">
        <IconCircleCheck size={18} aria-hidden="true" />
        Certa
      </span>
    );
  return (
    <span className={classes.verdict} data-kind="wrong">
      {answer.alternativeId ? (
        <IconCircleX size={18} aria-hidden="true" />
      ) : (
        <IconCircleDashed size={18} aria-hidden="true" />
      )}
      {answer.alternativeId ? 'Errada' : 'Em branco'}
    </span>
  );
}
