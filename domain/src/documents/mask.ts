/** How documents and numbers are shown and typed: `0` stands for a digit, `A` for a letter or a digit. */
export const masks = {
  cpf: '000.000.000-00',
  cnpj: 'AA.AAA.AAA/AAAA-00',
  phone: '(00) 00000-0000',
  postalCode: '00000-000',
} as const;
export type Mask = (typeof masks)[keyof typeof masks];

/** A phone that is pasted from an address book begins with it. */
const country = /^\s*\+55/;

const places: Readonly<Record<string, RegExp>> = { '0': /\d/, A: /[\dA-Z]/ };

/** Of what was typed or pasted, what has a place in the mask, without the marks between. */
export function keepMaskable(mask: Mask, typed: string): string {
  const slots = mask.split('').flatMap((mark) => places[mark] ?? []);
  let kept = '';
  for (const character of typed.replace(country, '').toUpperCase()) {
    if (slots[kept.length]?.test(character)) kept += character;
  }
  return kept;
}

/** The bare text in its mask, as far as it goes: `masked('000.000.000-00', '5299')` is `529.9`. */
export function applyMask(mask: Mask, text: string): string {
  let shown = '';
  let taken = 0;
  for (const mark of mask) {
    if (taken === text.length) break;
    shown += mark in places ? text[taken++] : mark;
  }
  return shown;
}
