import type { GivenAnswer, TaskKind } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import type { ReactNode } from 'react';
import { Alternatives, type Striking } from './exam/Alternatives.tsx';
import { FileAnswer } from './kinds/LazyFileAnswer.tsx';
import { GapsAnswer } from './kinds/GapsAnswer.tsx';
import { MatchingAnswer } from './kinds/MatchingAnswer.tsx';
import { MultipleChoiceAnswer } from './kinds/MultipleChoiceAnswer.tsx';
import { NumericAnswer } from './kinds/NumericAnswer.tsx';
import { OpenTextAnswer } from './kinds/OpenTextAnswer.tsx';
import { OrderingAnswer } from './kinds/OrderingAnswer.tsx';
import { ShortTextAnswer } from './kinds/ShortTextAnswer.tsx';
import type { AnyKindOf, TaskAnswerProps } from './kinds/task-answer.ts';
import { TrueFalseAnswer } from './kinds/TrueFalseAnswer.tsx';

const fields: { [K in TaskKind]: (props: TaskAnswerProps<K>) => ReactNode } = {
  MULTIPLE_CHOICE: MultipleChoiceAnswer,
  TRUE_FALSE: TrueFalseAnswer,
  NUMERIC: NumericAnswer,
  SHORT_TEXT: ShortTextAnswer,
  MATCHING: MatchingAnswer,
  ORDERING: OrderingAnswer,
  GAPS: GapsAnswer,
  OPEN_TEXT: OpenTextAnswer,
  FILE: FileAnswer,
};

interface QuestionAnswerProps {
  question: Question;
  /** From 1. */
  number: number;
  given: GivenAnswer | undefined;
  isLocked: boolean;
  onAnswer: (given: GivenAnswer) => void;
  /** Absent: alternatives cannot be struck out. */
  striking?: Striking;
}

/** The fields in which a learner answers a question, by its kind. */
export function QuestionAnswer({
  question,
  number,
  given,
  isLocked,
  onAnswer,
  striking,
}: QuestionAnswerProps) {
  const { task } = question;
  if (!task)
    return (
      <Alternatives
        question={question}
        number={number}
        chosen={given?.alternativeId ?? undefined}
        isLocked={isLocked}
        onChoose={(alternativeId) => onAnswer({ alternativeId, response: null })}
        striking={striking}
      />
    );
  const Fields: AnyKindOf<TaskAnswerProps> = fields[task.kind];
  return (
    <Fields
      questionId={question.id}
      task={task}
      label={`Resposta da questão ${number}`}
      response={given?.response ?? null}
      isLocked={isLocked}
      onRespond={(response) => onAnswer({ alternativeId: null, response })}
    />
  );
}
