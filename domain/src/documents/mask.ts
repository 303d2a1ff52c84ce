/** Input masks: `0` is a digit, `A` a letter or a digit. */
export const masks = {
  cpf: '000.000.000-00',
  cnpj: 'AA.AAA.AAA/AAAA-00',
  phone: '(00) 00000-0000',
  postalCode: '00000-000',
} as const;
export type Mask = (typeof masks)[keyof typeof masks];

/** Prefix of phone numbers pasted from an address book. */
const country = /^\s*\+55/;

const slotPatterns: Readonly<Record<string, RegExp>> = { '0': /\d/, A: /[\dA-Z]/ };

/** The typed or pasted characters that fit the mask, without its separators. */
export function stripMask(mask: Mask, typed: string): string {
  const slots = mask.split('').flatMap((mark) => slotPatterns[mark] ?? []);
  let kept = '';
  for (const character of typed.replace(country, '').toUpperCase()) {
    if (slots[kept.length]?.test(character)) kept += character;
  }
  return kept;
}

/** Formats a text by a mask; `applyMask('000.000.000-00', '5299')` is `529.9`. */
export function applyMask(mask: Mask, text: string): string {
  let shown = '';
  let taken = 0;
  for (const mark of mask) {
    if (taken === text.length) break;
    shown += mark in slotPatterns ? text[taken++] : mark;
  }
  return shown;
}
