import type { Attempt } from '@sabia/domain/attempts/attempt.ts';

type Submitted = Pick<Attempt, 'questions' | 'answers' | 'deadline' | 'submittedAt'>;

/** The questions that count and were left blank. A blank answer is neither right nor wrong. */
export function blankQtd({ questions, answers }: Submitted): number {
  const answered = new Set(answers.map(({ questionId }) => questionId));
  return questions.filter(
    ({ id, annulment, weight }) => !answered.has(id) && !annulment && weight !== 0,
  ).length;
}

/** Milliseconds: the device submits at the deadline by its own timer. */
const slack = 1000;

/** True if the end of the time submitted the attempt. */
export const wasEndedByTime = ({ deadline, submittedAt }: Submitted): boolean =>
  deadline !== null &&
  submittedAt !== null &&
  Date.parse(submittedAt) >= Date.parse(deadline) - slack;
