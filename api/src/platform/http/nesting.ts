/** No body that an operation accepts is nested deeper. */
export const deepest = 20;

/** True for a value that is nested deeper: code that walks all of it would run out of stack. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth > deepest || Object.values(value).some((inner) => isTooDeep(inner, depth + 1));
}
