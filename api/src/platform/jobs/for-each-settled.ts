/**
 * Runs `work` for each item, one after the other, also after failures. Throws all failures together at
 * the end. When `stopping` is aborted, no further item is started.
 */
export async function forEachSettled<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  { errorMessage, stopping }: { errorMessage: string; stopping?: AbortSignal | undefined },
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
  if (failures.length > 0) throw new AggregateError(failures, errorMessage);
}
