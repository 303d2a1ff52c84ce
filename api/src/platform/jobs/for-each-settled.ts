/**
 * Runs `work` for each item, one after the other, also after failures. Throws all failures together at
 * the end. When `stopping` is aborted, no further item is started.
 */
export async function forEachSettled<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  { errorMessage, stopping }: { errorMessage: string; stopping?: AbortSignal | undefined },
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    if (stopping?.aborted) break;
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, errorMessage);
}
