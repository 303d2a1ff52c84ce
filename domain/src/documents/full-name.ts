import { messages } from '../messages.ts';
import { personName } from '../users/user.ts';

/** A name as documents have it (spec 5). */
export const fullName = personName.min(10, { error: messages.nameMinimum });

/** Who answers for a company. */
export const responsible = personName.min(10, { error: messages.responsibleMinimum });
