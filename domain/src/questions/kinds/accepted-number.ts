import { readingsOf, readNumber } from './read-number.ts';

/** The sign between a number and its tolerance in an accepted answer: '3,5 ± 0,1'. */
const sign = '±';

/** The accepted answer for a number with a tolerance, with decimal comma. */
export const withTolerance = (value: string, tolerance: string): string =>
  [value, tolerance].map((number) => number.trim().replace('.', ',')).join(` ${sign} `);

/** The number and the tolerance of an accepted answer such as '3,5 ± 0,1'; null for another one. */
export function toleranceIn(accepted: string): { value: number; tolerance: number } | null {
  const [value, tolerance, ...more] = accepted.split(sign).map((part) => readNumber(part, null));
  if (typeof value !== 'number' || typeof tolerance !== 'number' || more.length > 0) return null;
  return { value, tolerance };
}

/** True if the text is a number within the tolerance of an accepted answer. */
export const isWithinTolerance = (text: string, accepted: readonly string[]): boolean =>
  accepted.some((one) => {
    const key = toleranceIn(one);
    if (!key) return false;
    // 0.1 + 0.2 is not exactly 0.3.
    const slack = 1e-12 * Math.max(1, Math.abs(key.value));
    return readingsOf(text, null).some(
      (read) => Math.abs(read - key.value) <= key.tolerance + slack,
    );
  });
