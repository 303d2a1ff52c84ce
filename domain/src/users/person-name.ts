import { requiredText } from '../fields.ts';
import { messages } from '../messages.ts';

/** What somebody is called. It is written into tokens and on certificates: no line breaks, no control characters. */
export const personName = requiredText(120).regex(/^\P{Cc}*$/u, { error: messages.invalid });

/** Of a name that is not there, it is said once that it is required. */
const isNoneOrLongEnough = (name: string) => name === '' || name.length >= 10;

/** A name as documents have it (product.md V5): of a profile and of who pays. */
export const fullName = personName.refine(isNoneOrLongEnough, { error: messages.nameMinimum });

/** Who answers for a company. */
export const responsible = personName.refine(isNoneOrLongEnough, {
  error: messages.responsibleMinimum,
});
