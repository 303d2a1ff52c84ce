import { withCarets, withPlainSigns } from './typed-text.ts';

/**
 * The number in a text, with decimal comma or point, or null. Of two different separators the last one is the decimal
 * separator; one that comes twice separates thousands. The unit may stand after the number or before it: `R$ 12,50`.
 */
export const readNumber = (text: string, unit: string | null): number | null =>
  numberIn(withoutUnit(text, unit));

/**
 * The numbers that a text can mean. `1.234` has two readings: Brazilians separate thousands by points, and a calculator
 * writes a decimal point.
 */
export function readingsOf(text: string, unit: string | null): number[] {
  const bare = withoutUnit(text, unit);
  const read = numberIn(bare);
  if (read === null) return [];
  const isGrouped = /^[+-]?[1-9]\d{0,2}\.\d{3}(?![\d.,])/.test(bare);
  const grouped = isGrouped ? numberIn(bare.replace('.', '')) : null;
  return grouped === null ? [read] : [read, grouped];
}

const compact = (text: string): string => withPlainSigns(withCarets(text)).replace(/\s/g, '');

/** Without spaces and without the unit, which may be missing. */
function withoutUnit(text: string, unit: string | null): string {
  const whole = compact(text);
  const forms = unit ? [compact(unit), compact(unit).replaceAll('^', '')] : [];
  const sign = /^[+-]/.exec(whole)?.[0] ?? '';
  for (const form of forms) {
    const isUnit = (part: string) => isSameUnit(part, form);
    if (isUnit(whole.slice(-form.length))) return whole.slice(0, -form.length);
    const rest = whole.slice(sign.length);
    if (isUnit(rest.slice(0, form.length))) return sign + rest.slice(form.length);
  }
  return whole;
}

/**
 * Case does not count, as in `2 KM`, unless it makes another unit: `MW` is no `mW`. Capitals only are no other unit for one
 * that has none.
 */
function isSameUnit(given: string, unit: string): boolean {
  if (given === '' || given.toLowerCase() !== unit.toLowerCase()) return false;
  const isPrefix = unit.length > 1 && /^[mpyz]/i.test(unit) && given[0] !== unit[0];
  return !isPrefix || (unit === unit.toLowerCase() && given === given.toUpperCase());
}

const power = /^([+-]?)10\^([+-]?\d{1,3})$/;
/** `1,5`, `3e8`, `3x10^8`, `3·108` for `3·10⁸`, and `3.10^8` with a point for the sign of multiplication. */
const decimal = /^([+-]?)([\d.,]+?)(?:[x*·.]10\^([+-]?\d{1,3})|(?:e|[x*·]10)([+-]?\d{1,3}))?$/i;

function numberIn(bare: string): number | null {
  const [, powerSign, exponentAlone] = power.exec(bare) ?? [];
  if (exponentAlone !== undefined) return finite(`${powerSign}1e${exponentAlone}`);
  const [, sign = '', mantissa = '', raised, plain] = decimal.exec(bare) ?? [];
  const digits = withPoint(mantissa);
  return digits === null ? null : finite(`${sign}${digits}e${raised ?? plain ?? '0'}`);
}

function finite(text: string): number | null {
  const read = Number(text);
  return Number.isFinite(read) ? read : null;
}

/** Digits with separators as `1234.5`; null if the separators are at wrong places. */
function withPoint(digits: string): string | null {
  const separators = digits.replace(/\d/g, '');
  const last = separators.at(-1);
  const isDecimal = last !== undefined && separators.indexOf(last) === separators.length - 1;
  const cut = isDecimal ? digits.lastIndexOf(last) : digits.length;
  const [whole, fraction] = [digits.slice(0, cut), digits.slice(cut + 1)];
  const isWhole =
    /^\d*$/.test(whole) || /^\d{1,3}(\.\d{3})+$/.test(whole) || /^\d{1,3}(,\d{3})+$/.test(whole);
  if (!isWhole || !/^\d*$/.test(fraction) || whole + fraction === '') return null;
  return `${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`;
}
