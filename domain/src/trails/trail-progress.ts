import { percentageDone } from '../progress/progression.ts';

interface Step {
  id: string;
  after: readonly string[];
  isActive: boolean;
  isCompleted: boolean;
  /** Of the course behind it; of anything else 0 or 100. */
  percentage: number;
}

/**
 * Where a learner is in a trail: it follows from its steps. A step that was withdrawn counts neither
 * as done nor as to be done, and nobody waits for it.
 */
export function progressOf(steps: readonly Step[]) {
  const counting = steps.filter(({ isActive }) => isActive);
  const open = new Set(counting.filter(({ isCompleted }) => !isCompleted).map(({ id }) => id));
  const completedContentsQtd = counting.length - open.size;
  return {
    contentsQtd: counting.length,
    completedContentsQtd,
    percentage: percentageDone(completedContentsQtd, counting.length),
    contents: counting.map(({ id, after, isCompleted, percentage }) => ({
      trailContentId: id,
      isCompleted,
      percentage: isCompleted ? 100 : percentage,
      waitsFor: after.filter((before) => open.has(before)),
    })),
  };
}
