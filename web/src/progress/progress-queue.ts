/** What a learner did and the server may not know yet. */
export interface Step {
  courseId: string;
  sectionId: string;
  contentId: string;
  /** Null while the server has not told of a progression in this content. */
  progressionId: string | null;
  isCompleted: boolean;
}

/** The latest step in a content stands for those before it; each content keeps its turn by its latest. */
export function enqueue(queue: readonly Step[], step: Step): Step[] {
  return [...queue.filter((other) => other.contentId !== step.contentId), step];
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
