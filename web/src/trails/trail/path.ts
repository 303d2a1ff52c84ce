import type { Trail, TrailContent, TrailProgression } from '@sabia/domain/trails/trail.ts';

/** A step of a trail, and where the learner is in it. */
export interface PathStep extends TrailContent {
  /** From 1. */
  number: number;
  isCompleted: boolean;
  percentage: number;
  /** What it comes after. */
  comesAfter: PathStep[];
  /** What of that is still to be done. */
  waitsFor: PathStep[];
}

/** The steps on show, in order. A step that was withdrawn is nobody's way. */
export function pathOf(
  { contents }: Pick<Trail, 'contents'>,
  progress: Pick<TrailProgression, 'contents'>,
): PathStep[] {
  const steps = contents.flatMap((content) => {
    const own = progress.contents.find(({ trailContentId }) => trailContentId === content.id);
    return own ? [{ ...content, own }] : [];
  });
  const path = steps.map(({ own: { isCompleted, percentage }, ...content }, index): PathStep => ({
    ...content,
    number: index + 1,
    isCompleted,
    percentage,
    comesAfter: [],
    waitsFor: [],
  }));
  for (const step of path) {
    step.comesAfter = path.filter(({ id }) => step.after.includes(id));
    step.waitsFor = step.comesAfter.filter(({ isCompleted }) => !isCompleted);
  }
  return path;
}

/** The step to go on with: the first that is not done and waits for nothing; none when all are done. */
export const nextStep = (path: readonly PathStep[]): PathStep | undefined =>
  path.find(({ isCompleted, waitsFor }) => !isCompleted && waitsFor.length === 0);
