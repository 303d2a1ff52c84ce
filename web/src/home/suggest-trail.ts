interface Known {
  progress: { percentage: number; isCompleted: boolean } | null;
}

/** Suggests a trail: the one with most progress, else the first that was not started. */
export function suggestTrail<T extends Known>(trails: readonly T[]): T | undefined {
  const percentage = ({ progress }: T) => progress?.percentage ?? 0;
  return trails
    .filter(({ progress }) => !progress?.isCompleted)
    .toSorted((one, other) => percentage(other) - percentage(one))[0];
}
