/**
 * Does something with each, one after the other: one that fails must not keep it from the others.
 * What failed is told at the end. Once `stopping`, no other one is begun.
 */
export async function forEachSettled<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  { complaint, stopping }: { complaint: string; stopping?: AbortSignal | undefined },
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    if (stopping?.aborted) break;
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, complaint);
}
