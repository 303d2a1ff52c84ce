import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { Button } from '@mantine/core';
import { lazy, type Ref, Suspense } from 'react';
import { loadCode } from '../../platform/load-code.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { ResponseProblem } from '../ResponseProblem.tsx';
import { QuestionAnswer } from '../QuestionAnswer.tsx';
import { QuestionText } from '../QuestionText.tsx';
import { weightWords } from '../weight-words.ts';
import type { Striking } from './Alternatives.tsx';
import classes from './Taking.module.css';

/** First attempts and those without essays don't need its code. */
const VersionBefore = lazy(async () => ({
  default: (await loadCode(() => import('../result/essay/VersionBefore.tsx'))).VersionBefore,
}));

/** People may correct it by a rubric. */
const isWritten = ({ task }: Question): boolean =>
  task?.kind === 'OPEN_TEXT' || task?.kind === 'FILE';

interface QuestionPanesProps {
  /** Receives the heading. */
  ref: Ref<HTMLHeadingElement>;
  attemptId: string;
  /** 'Questão 3 de 45' */
  title: string;
  areaTitle: string | undefined;
  question: Question;
  /** It is answered on an essay sheet. */
  isOnPaper?: boolean;
  /** From 1. */
  number: number;
  given: GivenAnswer | undefined;
  /** The reason why the server has refused the answer. */
  refusal: string | null;
  onAnswer: (given: GivenAnswer) => void;
  striking: Striking;
  /** The attempt whose essays may have earlier versions, or null. */
  rewritten: string | null;
}

/** A question: the statement, and the answer beside it in a wide window, below it in a narrow one. */
export function QuestionPanes(props: QuestionPanesProps) {
  const { ref, attemptId, title, areaTitle, question, number, isOnPaper } = props;
  const { given, refusal, onAnswer, striking, rewritten } = props;
  return (
    <article className={classes.question}>
      <div className={classes.statement}>
        <Heading ref={ref} tabIndex={-1} size={16} className={classes.heading}>
          {title}
          {areaTitle && ` · ${areaTitle}`}
          {question.annulment
            ? ' · anulada'
            : question.weight !== undefined && ` · ${weightWords(question.weight)}`}
        </Heading>
        <QuestionText question={question} number={number} />
        {rewritten && isWritten(question) && (
          <Suspense fallback={null}>
            <VersionBefore attemptId={rewritten} questionId={question.id} />
          </Suspense>
        )}
      </div>
      <Stack gap={12} className={classes.answer}>
        {isOnPaper ? (
          <Callout>Escreva o texto na folha de redação, no papel.</Callout>
        ) : (
          <QuestionAnswer
            attemptId={attemptId}
            question={question}
            number={number}
            given={given}
            isLocked={false}
            onAnswer={onAnswer}
            striking={striking}
          />
        )}
        <ResponseProblem problem={refusal} />
        {given && (
          <Button
            variant="subtle"
            className={classes.clear}
            onClick={() => onAnswer({ alternativeId: null, response: null })}
          >
            Limpar resposta
          </Button>
        )}
      </Stack>
    </article>
  );
}
