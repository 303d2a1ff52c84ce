import { requiredText } from '../fields.ts';
import { messages } from '../messages.ts';

/** Name of a person, for tokens and certificates: no line breaks, no control characters. */
export const personName = requiredText(120).regex(/^\P{Cc}*$/u, { error: messages.invalid });

/** An empty name has the message of a required field already. */
const isEmptyOrLongEnough = (name: string) => name === '' || name.length >= 10;

/** An initial is no word. */
const hasTwoWords = (name: string) =>
  name.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 2;

/** Name for documents, of a profile or payer: two words, or 10 characters (product.md V5). */
export const fullName = personName.refine(
  (name) => isEmptyOrLongEnough(name) || hasTwoWords(name),
  { error: messages.nameMinimum },
);

/** Name of the responsible person of a company: at least 10 characters (product.md V5). */
export const responsible = personName.refine(isEmptyOrLongEnough, {
  error: messages.responsibleMinimum,
});
