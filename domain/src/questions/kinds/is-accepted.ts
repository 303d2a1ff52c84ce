import { withCarets, withPlainSigns } from './typed-text.ts';

interface Comparison {
  ignoresCase: boolean;
  ignoresAccents: boolean;
  allowsTypo: boolean;
}

/**
 * True if the text is one of the accepted ones. Spaces at the ends, repeated spaces and typographic variants of a sign never
 * count: `d’água` is `d'água`. A raised or lowered sign is the plain one, and the one after a caret.
 */
export function isAccepted(
  text: string,
  accepted: readonly string[],
  compared: Comparison,
): boolean {
  const given = normal(text, compared);
  const raised = normal(withCarets(text), compared);
  return accepted.some((one) => {
    const expected = normal(one, compared);
    return (
      given === expected ||
      raised === normal(withCarets(one), compared) ||
      (compared.allowsTypo && isTypoOf(given, expected))
    );
  });
}

function normal(text: string, { ignoresCase, ignoresAccents }: Comparison): string {
  // The ordinal 1º is written 1o, too.
  const signs = withPlainSigns(text).replaceAll('°', 'o').trim().replace(/\s+/g, ' ');
  const plain = ignoresAccents
    ? signs
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replace(/[œæ]/giu, (one) => ligatures[one] ?? one)
    : signs.normalize('NFC');
  return ignoresCase ? plain.toLowerCase() : plain;
}

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', Œ: 'OE', Æ: 'AE' };

function isTypoOf(given: string, expected: string): boolean {
  if (/\d/.test(given + expected) || (expected.match(/\p{L}/gu)?.length ?? 0) < 4) return false;
  const [a, b] = [Array.from(given), Array.from(expected)];
  if (Math.abs(a.length - b.length) > 1) return false;
  const at = a.findIndex((letter, index) => letter !== b[index]);
  const from = at === -1 ? a.length : at;
  const rest = (letters: string[], skipped: number) => letters.slice(from + skipped).join('');
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2))
  );
}
