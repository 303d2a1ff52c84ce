/**
 * The number in a text, with decimal comma or point, or null. Of two different separators the last one is the decimal
 * separator; one that comes twice separates thousands.
 */
export function readNumber(text: string, unit: string | null): number | null {
  const compact = text.replace(/\s/g, '').replace(/[−–]/g, '-');
  const ending = unit?.replace(/\s/g, '') ?? '';
  const bare = ending && compact.endsWith(ending) ? compact.slice(0, -ending.length) : compact;
  const [, sign = '', digits = '', exponent = '0'] =
    /^([+-]?)([\d.,]+)(?:(?:e|[x×*·]10\^?)([+-]?\d{1,2}))?$/i.exec(bare) ?? [];
  const plain = withPoint(digits);
  if (plain === null) return null;
  return Number(`${sign}${plain}e${exponent}`);
}

/**
 * The numbers that a text can mean. `1.234` has two readings: Brazilians separate thousands by points, and a calculator
 * writes a decimal point.
 */
export function readingsOf(text: string, unit: string | null): number[] {
  const read = readNumber(text, unit);
  if (read === null) return [];
  const isGrouped = /^\s*[+−–-]?\s*[1-9]\d{0,2}\.\d{3}(?![\d.,])/.test(text);
  const grouped = isGrouped ? readNumber(text.replace('.', ''), unit) : null;
  return grouped === null ? [read] : [read, grouped];
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
