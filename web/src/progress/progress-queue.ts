import type { UserQuestionAnswer } from '@sabia/domain/progress/progression.ts';

/** What a learner did and the server may not know yet. */
export interface Step {
  courseId: string;
  sectionId: string;
  contentId: string;
  /** Null while the server has not told of a progression in this content. */
  progressionId: string | null;
  isCompleted: boolean;
  /** The answers to a quick question, and the number of the try that they are of. */
  userQuestionAnswers?: readonly UserQuestionAnswer[];
  triesQtd?: number;
}

/**
 * The latest step in a content stands for those before it; each content keeps its turn by its latest.
 * Answers join those of the same try, and give way to nothing.
 */
export function enqueue(queue: readonly Step[], step: Step): Step[] {
  const before = queue.filter((other) => isReplaced(other, step));
  return [...queue.filter((other) => !before.includes(other)), withAnswersOf(before, step)];
}

const isReplaced = (other: Step, step: Step) =>
  other.contentId === step.contentId &&
  (!other.userQuestionAnswers || other.triesQtd === step.triesQtd);

/** The first answer to a question is the one that counts. */
function withAnswersOf(before: readonly Step[], step: Step): Step {
  if (!step.userQuestionAnswers) return step;
  const byQuestion = new Map<string, UserQuestionAnswer>();
  for (const { userQuestionAnswers = [] } of [...before, step])
    for (const answer of userQuestionAnswers)
      if (!byQuestion.has(answer.questionId)) byQuestion.set(answer.questionId, answer);
  return { ...step, userQuestionAnswers: [...byQuestion.values()] };
}

/** Without what was sent; a newer step in the same content learns its progression from the answer. */
export function settle(
  queue: readonly Step[],
  sent: Step,
  progressionId: string | null,
): readonly Step[] {
  return queue
    .filter((step) => step !== sent)
    .map((step) =>
      step.contentId === sent.contentId && progressionId ? { ...step, progressionId } : step,
    );
}

export function parseQueue(text: string | null): Step[] {
  if (!text) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isStep) : [];
  } catch {
    return [];
  }
}

function isStep(given: unknown): given is Step {
  const step = given as Partial<Step> | null;
  return (
    typeof step?.courseId === 'string' &&
    typeof step.sectionId === 'string' &&
    typeof step.contentId === 'string' &&
    typeof step.isCompleted === 'boolean'
  );
}
