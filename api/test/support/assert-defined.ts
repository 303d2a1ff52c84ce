/** Fails the test if the value is undefined or null. */
export function assertDefined<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new Error('it is not there');
  return thing;
}
