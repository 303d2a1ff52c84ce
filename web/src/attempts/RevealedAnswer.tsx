import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { Callout } from '../ui/primitives/Callout.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import classes from './Alternative.module.css';
import { answeredKinds } from '../questions/answered-kinds.ts';
import type { AnyKindOf, RevealedTaskProps } from '../questions/task-answer.ts';
import { RevealedAlternatives } from './RevealedAlternatives.tsx';

interface RevealedAnswerProps {
  question: Question;
  graded: GradedAnswer;
  /** The answer of another person. */
  isOthers?: boolean;
}

/** A graded question: the answer, the key as far as it is told, and the comment of the correction. */
export function RevealedAnswer({ question, graded, isOthers }: RevealedAnswerProps) {
  const { task } = question;
  const whose = isOthers ? 'Resposta do aluno' : 'Sua resposta';
  if (!task) return <RevealedAlternatives {...{ question, graded, whose }} />;
  // An essay on paper is answered by a picture, also where a text is asked.
  const kind = graded.response?.kind ?? task.kind;
  const Revealed: AnyKindOf<RevealedTaskProps> = answeredKinds[kind].Revealed;
  return (
    <Stack gap={12}>
      <Revealed
        task={task}
        whose={whose}
        who={isOthers ? 'O aluno' : 'Você'}
        answerKey={graded.answerKey ?? null}
        response={graded.response ?? null}
      />
      {graded.comment && (
        <Callout>
          <Stack gap={4}>
            <strong>Comentário da correção</strong>
            <p className={classes.value}>{graded.comment}</p>
          </Stack>
        </Callout>
      )}
    </Stack>
  );
}
