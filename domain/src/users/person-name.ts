import { requiredText } from '../fields.ts';
import { messages } from '../messages.ts';

/** Name of a person, for tokens and certificates: no line breaks, no control characters. */
export const personName = requiredText(120).regex(/^\P{Cc}*$/u, { error: messages.invalid });

/** An empty name has the message of a required field already. */
const isEmptyOrLongEnough = (name: string) => name === '' || name.length >= 10;

/** Name for documents, of a profile or payer (product.md V5). */
export const fullName = personName.refine(isEmptyOrLongEnough, { error: messages.nameMinimum });

/** Name of the responsible person of a company. */
export const responsible = personName.refine(isEmptyOrLongEnough, {
  error: messages.responsibleMinimum,
});
