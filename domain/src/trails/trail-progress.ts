import { percentageDone } from '../progress/progression.ts';

interface TrailItem {
  id: string;
  after: readonly string[];
  isActive: boolean;
  isCompleted: boolean;
  /** Percentage of a course; 0 or 100 for other kinds. */
  percentage: number;
}

/** The progress in a trail follows from its items. An inactive item does not count, and no item waits for it. */
export function progressOf(items: readonly TrailItem[]) {
  const counting = items.filter(({ isActive }) => isActive);
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
