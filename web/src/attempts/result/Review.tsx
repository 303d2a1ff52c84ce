import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { Skeleton } from '@mantine/core';
import {
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
  IconHourglass,
} from '@tabler/icons-react';
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { annulmentEffects } from '../annulment-words.ts';
import { Explanation } from '../Explanation.tsx';
import { QuestionText } from '../QuestionText.tsx';
import { loadCode } from '../../platform/load-code.ts';
import { type CreditKind, creditKindOf, creditWords } from '../credit-words.ts';
import { weightWords } from '../weight-words.ts';
import { RevealedAnswer } from '../RevealedAnswer.tsx';
import type { QuestionNote } from '../question-note.ts';
import { OtherAnswers } from './OtherAnswers.tsx';
import classes from './Result.module.css';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { CheckboxLabel } from '../../ui/primitives/CheckboxLabel.tsx';

/** Attempts without written answers don't need its code. */
const EssayAnswer = lazy(async () => ({
  default: (await loadCode(() => import('./essay/EssayAnswer.tsx'))).EssayAnswer,
}));

interface ReviewProps {
  attempt: Attempt;
  /** Present: the attempt is one's own and stored. Stands below the marks of an essay, and starts another version (product.md RUB14). */
  rewriting?: ReactNode;
  /** Of the questions in a score by areas, by their ids. */
  notes?: ReadonlyMap<string, QuestionNote> | undefined;
  /** The attempt of another person. */
  isOthers?: boolean;
  /** For moving the focus to it. */
  heading?: Ref<HTMLHeadingElement>;
  /** The questions that are shown, if the screen changes them too. */
  choice?: readonly [ShownQuestions, (shown: ShownQuestions) => void];
}

/** Undefined: all questions. `best`: those that are worth most. */
export type ShownQuestions = 'missed' | 'blank' | { best: ReadonlySet<string> } | undefined;

/** All questions of a submitted attempt, with the answer and the answer key as far as it is told. */
export function Review({
  attempt,
  rewriting,
  notes,
  isOthers = false,
  heading,
  choice,
}: ReviewProps) {
  const essays = rewriting === undefined ? null : { attemptId: attempt.id, rewriting };
  const own = useState<ShownQuestions>();
  const [shown, onShow] = choice ?? own;
  const graded = new Map(attempt.graded.map((answer) => [answer.questionId, answer]));
  const reviewed = attempt.questions.flatMap((question, at) => {
    const answer = graded.get(question.id);
    return answer ? [{ question, answer, number: at + 1 }] : [];
  });
  const of = (...kinds: CreditKind[]) =>
    reviewed.filter(
      ({ question, answer }) => !question.annulment && kinds.includes(creditKindOf(answer)),
    );
  const found = { missed: of('wrong', 'part'), blank: of('blank') };
  const listed =
    typeof shown === 'object'
      ? reviewed.filter(({ question }) => shown.best.has(question.id))
      : shown
        ? found[shown]
        : reviewed;
  return (
    <section>
      <Row gap={16} justify="between" className={classes.reviewHead}>
        <Heading ref={heading} tabIndex={-1} className={classes.title}>
          Questão por questão
        </Heading>
        {filters.map(
          ({ kind, label, labelOfOthers = label }) =>
            found[kind].length > 0 &&
            found[kind].length < reviewed.length && (
              <CheckboxLabel key={kind}>
                <input
                  type="checkbox"
                  checked={shown === kind}
                  onChange={(event) => onShow(event.currentTarget.checked ? kind : undefined)}
                />
                {`${isOthers ? labelOfOthers : label} (${found[kind].length})`}
              </CheckboxLabel>
            ),
        )}
        {typeof shown === 'object' && (
          <CheckboxLabel>
            <input type="checkbox" checked onChange={() => onShow(undefined)} />
            {`Só as ${shown.best.size} para revisar`}
          </CheckboxLabel>
        )}
      </Row>
      <Stack as="ol" gap={16} className={classes.questions}>
        {listed.map(({ question, answer, number }) => (
          <li key={question.id} id={`questao-${number}`} tabIndex={-1}>
            <Reviewed
              {...{ question, answer, number, isOthers, essays }}
              note={notes?.get(question.id)}
            />
          </li>
        ))}
      </Stack>
    </section>
  );
}

interface Filter {
  kind: 'missed' | 'blank';
  label: string;
  labelOfOthers?: string;
}

const filters: readonly Filter[] = [
  { kind: 'missed', label: 'Só as que errei', labelOfOthers: 'Só as erradas' },
  { kind: 'blank', label: 'Só as em branco' },
];

interface ReviewedProps {
  question: Question;
  answer: GradedAnswer;
  number: number;
  note: QuestionNote | undefined;
  isOthers: boolean;
  /** Null: no marks of essays are shown. */
  essays: { attemptId: string; rewriting: ReactNode } | null;
}

function Reviewed({ question, answer, number, note, isOthers, essays }: ReviewedProps) {
  const { weight } = note ?? question;
  return (
    <Card as="article" padding={24} gap={16}>
      <Heading as="h3" size={16} className={classes.number}>
        Questão {number}
        {weight !== undefined && !question.annulment && ` · ${weightWords(weight)}`}
        {question.annulment ? <AnnulledVerdict /> : <Verdict answer={answer} />}
      </Heading>
      {question.annulment && (
        <Muted size={14}>
          {!isOthers && annulmentEffects[question.annulment.choice]} Motivo:{' '}
          {question.annulment.reason}
        </Muted>
      )}
      {note?.words && <Muted size={14}>{note.words}</Muted>}
      <QuestionText question={question} number={number} />
      {essays && isWritten(answer) ? (
        <Suspense fallback={<Skeleton height={160} />}>
          <EssayAnswer question={question} graded={answer} {...essays} />
        </Suspense>
      ) : (
        <RevealedAnswer question={question} graded={answer} isOthers={isOthers} />
      )}
      {answer.correctAlternativeId === null && !answer.answerKey && !answer.response && (
        <Muted>O gabarito desta questão aparece quando você responder ou passar.</Muted>
      )}
      <Explanation html={answer.explanation} />
      {!isOthers && <OtherAnswers question={question} answer={answer} />}
    </Card>
  );
}

/** People may have corrected it by a rubric. */
const isWritten = ({ response }: GradedAnswer): boolean =>
  response?.kind === 'OPEN_TEXT' || response?.kind === 'FILE';

const AnnulledVerdict = () => (
  <span className={classes.verdict}>
    <IconBan size={18} aria-hidden="true" />
    Anulada
  </span>
);

const icons = {
  right: IconCircleCheck,
  part: IconCircleHalf2,
  wrong: IconCircleX,
  awaiting: IconHourglass,
  blank: IconCircleDashed,
};

function Verdict({ answer }: { answer: GradedAnswer }) {
  const kind = creditKindOf(answer);
  const Icon = icons[kind];
  return (
    <span className={classes.verdict} data-kind={kind}>
      <Icon size={18} aria-hidden="true" />
      {creditWords(answer)}
    </span>
  );
}
