interface Known {
  progress: { percentage: number; isCompleted: boolean } | null;
}

/** The trail to go on with: the one that is furthest, else the first that was not begun. */
export function suggestTrail<T extends Known>(trails: readonly T[]): T | undefined {
  const percentage = ({ progress }: T) => progress?.percentage ?? 0;
  return trails
    .filter(({ progress }) => !progress?.isCompleted)
    .toSorted((one, other) => percentage(other) - percentage(one))[0];
}
