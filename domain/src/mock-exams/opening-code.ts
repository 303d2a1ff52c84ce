/**
 * The letters of the code that a monitor says to open a sealed exam (product.md MOCK24): none looks like another one or a
 * digit, and none is said like another one in Portuguese (C and S, G and J, K and Q, V and W).
 */
const letters = 'ABDEFGHKLMNPRSTUVXYZ';

/** Of about 52 bits: with a slow derivation of the key, guessing takes far more than a day. */
const codeLength = 12;

/** The largest multiple of the number of letters that a byte has room for. */
const fairBytes = Math.floor(256 / letters.length) * letters.length;

/** A new code from random bytes. Throws RangeError if there are not enough of them. */
export function openingCode(random: Uint8Array): string {
  // Bytes above a multiple of the number of letters would make the first letters likelier.
  const fair = [...random].filter((byte) => byte < fairBytes);
  if (fair.length < codeLength) throw new RangeError('too few random bytes');
  return fair
    .slice(0, codeLength)
    .map((byte) => letters.charAt(byte % letters.length))
    .join('');
}

/** The code in what a person typed: small letters, spaces and hyphens do not matter; null for every other text. */
export function typedCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === codeLength && Array.from(code).every((letter) => letters.includes(letter))
    ? code
    : null;
}

/** 'ABDE-FGHK-LMNP', as it is read and said. */
export const spokenCode = (code: string): string =>
  [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join('-');
