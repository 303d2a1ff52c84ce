/**
 * Exact decimal arithmetic. A mark or weight is a whole number of hundredths; a mean is a fraction of them, which is never
 * stored as a floating-point number.
 */
export type Hundredths = bigint;

/** A number of hundredths: numerator and denominator, which is above 0. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** A decimal as a client sends it, with at most two digits after its point. */
export type Decimal = string | number;

export const decimalShape = /^\d{1,3}(\.\d{1,2})?$/;

export function hundredthsOf(decimal: Decimal): Hundredths {
  const [whole = '', digits = ''] = String(decimal).split('.');
  return BigInt(whole) * 100n + BigInt(digits.padEnd(2, '0'));
}

export const whole = (value: Hundredths): Fraction => ({ numerator: value, denominator: 1n });

/** The mean of a fraction and another value. */
export const meanWith = ({ numerator, denominator }: Fraction, value: Hundredths): Fraction => ({
  numerator: numerator + value * denominator,
  denominator: denominator * 2n,
});

export const isBelow = ({ numerator, denominator }: Fraction, value: Hundredths): boolean =>
  numerator < value * denominator;

export const isExactly = ({ numerator, denominator }: Fraction, value: Hundredths): boolean =>
  numerator === value * denominator;

/** The nearest multiple of a step; a half goes up. */
export const roundHalfUp = ({ numerator, denominator }: Fraction, step: Hundredths): Hundredths =>
  ((2n * numerator + denominator * step) / (2n * denominator * step)) * step;

/** '7.5': at least `least` digits after the point, and no zeros after them. */
export function decimalText(value: Hundredths, least = 1): string {
  const digits = String(value % 100n)
    .padStart(2, '0')
    .replace(/0{1,2}$/, '')
    .padEnd(least, '0');
  return digits ? `${value / 100n}.${digits}` : String(value / 100n);
}

/** '7,4666…': four digits after the comma, and an ellipsis if there are more. */
export function truncatedText({ numerator, denominator }: Fraction): string {
  const tenThousandths = (numerator * 100n) / denominator;
  const digits = String(tenThousandths % 10_000n).padStart(4, '0');
  const isCut = (numerator * 100n) % denominator !== 0n;
  const shown = isCut ? `${digits}…` : digits.replace(/0{1,3}$/, '');
  return `${tenThousandths / 10_000n},${shown}`;
}
