import { requiredText } from '../fields.ts';
import { messages } from '../messages.ts';

/** What somebody is called. It is written into tokens and on certificates: no line breaks, no control characters. */
export const personName = requiredText(120).regex(/^\P{Cc}*$/u, { error: messages.invalid });

/** A name as documents have it (spec 5): of a profile and of who pays. */
export const fullName = personName.min(10, { error: messages.nameMinimum });

/** Who answers for a company. */
export const responsible = personName.min(10, { error: messages.responsibleMinimum });
