import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { Alternatives, type Striking } from './exam/Alternatives.tsx';
import { answeredKinds } from '../questions/answered-kinds.ts';
import type { AnyKindOf, TaskAnswerProps } from '../questions/task-answer.ts';

interface QuestionAnswerProps {
  /** Absent outside of an attempt. */
  attemptId?: string;
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
  attemptId,
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
  const Fields: AnyKindOf<TaskAnswerProps> = answeredKinds[task.kind].Fields;
  return (
    <Fields
      attemptId={attemptId}
      questionId={question.id}
      task={task}
      label={`Resposta da questão ${number}`}
      response={given?.response ?? null}
      isLocked={isLocked}
      onRespond={(response) => onAnswer({ alternativeId: null, response })}
    />
  );
}
