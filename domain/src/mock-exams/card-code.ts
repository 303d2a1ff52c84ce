/** The content of the QR code of an answer card. It names nobody: the numbers mean something in their event only. */
export interface CardCode {
  /** The random number of the event: 0 to 2³⁵ - 1. */
  event: number;
  /** The number of a person in the event: 0 to 2²⁰ - 1. */
  person: number;
  /** The day of the event, which is the page of the card: 0 to 31. */
  day: number;
  /** The booklet, by the place of its colour: 0 to 31. */
  color: number;
}

/** Crockford's base 32: without I, L, O and U. A QR code keeps its signs in five and a half bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The first version; a second one begins otherwise. */
const beginning = 'S1';
const signs = { event: 7, person: 4, day: 1, color: 1 } as const;
/** Of five bits each: a wrong signature is taken once in 2⁶⁰. */
const signatureSigns = 12;

const pattern =
  /^(S1([0-9A-HJKMNP-TV-Z]{7})([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z])([0-9A-HJKMNP-TV-Z]))([0-9A-HJKMNP-TV-Z]{12})$/;

/** The part of a code that is signed. Throws RangeError for numbers without a place in it. */
export const signedPart = ({ event, person, day, color }: CardCode): string =>
  beginning +
  written(event, signs.event) +
  written(person, signs.person) +
  written(day, signs.day) +
  written(color, signs.color);

/** 27 signs: a QR code of 25 by 25 modules with a quarter of it to spare (version 2, level M holds 38). */
export const cardCodeText = (code: CardCode, signature: Uint8Array): string =>
  signedPart(code) + signatureText(signature);

/** The first 60 bits of a signature. Throws RangeError if it has fewer bytes. */
export function signatureText(signature: Uint8Array): string {
  if (signature.length < signatureSigns) throw new RangeError('a signature has 12 bytes at least');
  return Array.from(signature.subarray(0, signatureSigns), (byte) =>
    alphabet.charAt(byte % 32),
  ).join('');
}

/** The parts of a code that was read; null for every other text. The server, which has the secret, verifies the signature. */
export function parseCardCode(
  text: string,
): { code: CardCode; signed: string; signature: string } | null {
  const [, signed, event, person, day, color, signature] = pattern.exec(text) ?? [];
  if (!signed || !event || !person || !day || !color || !signature) return null;
  const code = {
    event: numberOf(event),
    person: numberOf(person),
    day: numberOf(day),
    color: numberOf(color),
  };
  return { code, signed, signature };
}

function written(value: number, length: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= 32 ** length)
    throw new RangeError(`${value} has no place in ${length} signs`);
  let rest = value;
  let text = '';
  for (let place = 0; place < length; place++) {
    text = alphabet.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

const numberOf = (text: string): number =>
  Array.from(text).reduce((value, sign) => value * 32 + alphabet.indexOf(sign), 0);
