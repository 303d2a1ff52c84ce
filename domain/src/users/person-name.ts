import { z } from 'zod';
import { atMost, messages } from '../messages.ts';
import { normalForm } from '../normal-form.ts';

/** Direction overrides, zero-width signs, variation selectors and fillers (product.md U11). */
const unseen = String.raw`[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`;
const hasUnseen = new RegExp(unseen, 'u');
const allUnseen = new RegExp(unseen, 'gu');

/** A name of at most `limit` characters in NFC, of signs that can be seen. */
export const nameOf = (limit: number) =>
  z
    .string({ error: messages.required })
    .trim()
    .overwrite((text) => normalForm(text, 'NFC'))
    .min(1, { error: messages.required })
    .max(limit, { error: atMost(limit) })
    .regex(/^\P{Cc}*$/u, { error: messages.invalid })
    .refine((name) => !hasUnseen.test(name), { error: messages.unseenSign });

/** Name of a person, for tokens and certificates. */
export const personName = nameOf(120);

/** The name that another service tells, without what a name can't have; may be empty or too long. */
export const nameFromElsewhere = (told: string): string =>
  normalForm(told, 'NFC')
    .replaceAll(allUnseen, '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();

/** An empty name has the message of a required field already. */
const isEmptyOrLongEnough = (name: string) => name === '' || name.length >= 10;

/** An initial is no word. */
const hasTwoWords = (name: string) =>
  name.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 2;

/** Name for documents, of a profile or payer: two words, or 10 characters (product.md V5, V20). */
export const fullName = personName.refine(
  (name) => isEmptyOrLongEnough(name) || hasTwoWords(name),
  { error: messages.nameMinimum },
);

/** Name of the responsible person of a company: at least 10 characters (product.md V5). */
export const responsible = personName.refine(isEmptyOrLongEnough, {
  error: messages.responsibleMinimum,
});
