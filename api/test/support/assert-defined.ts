/** Fails the test if the value is undefined or null. */
export function assertDefined<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the value is missing');
  return value;
}
