/**
 * Does something with each, one after the other: one that fails must not keep it from the others.
 * What failed is told at the end.
 */
export async function oneByOne<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  complaint: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, complaint);
}
