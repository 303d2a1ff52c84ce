import type { Trail, TrailContent, TrailProgression } from '@sabia/domain/trails/trail.ts';

/** An item of a trail with the learner's progress in it. */
export interface PathItem extends TrailContent {
  /** From 1. */
  number: number;
  isCompleted: boolean;
  percentage: number;
  prerequisites: PathItem[];
  /** The prerequisites that are not completed. */
  missingPrerequisites: PathItem[];
}

const notStarted = { isCompleted: false, percentage: 0 };

/**
 * The active items, in order. The progress has no inactive items, and no item requires them. Without progress: the items
 * of a preview, which are all active, and none of which waits.
 */
export function pathOf(
  { contents }: Pick<Trail, 'contents'>,
  progress?: Pick<TrailProgression, 'contents'>,
): PathItem[] {
  const items = contents.flatMap((content) => {
    const own = progress
      ? progress.contents.find(({ trailContentId }) => trailContentId === content.id)
      : notStarted;
    return own ? [{ ...content, own }] : [];
  });
  const path = items.map(({ own: { isCompleted, percentage }, ...content }, index): PathItem => ({
    ...content,
    number: index + 1,
    isCompleted,
    percentage,
    prerequisites: [],
    missingPrerequisites: [],
  }));
  for (const item of path) {
    item.prerequisites = path.filter(({ id }) => item.after.includes(id));
    if (progress)
      item.missingPrerequisites = item.prerequisites.filter(({ isCompleted }) => !isCompleted);
  }
  return path;
}

/** The first item that is not completed and misses no prerequisite; undefined when all are completed. */
export const nextItem = (path: readonly PathItem[]): PathItem | undefined =>
  path.find(
    ({ isCompleted, missingPrerequisites }) => !isCompleted && missingPrerequisites.length === 0,
  );
