import { messages } from '../messages.ts';
import { personName } from '../users/user.ts';

/** A name as documents have it (spec 5): of a profile and of who pays. What one comes with may be shorter. */
export const fullName = personName.min(10, { error: messages.nameMinimum });

/** Who answers for a company. */
export const responsible = personName.min(10, { error: messages.responsibleMinimum });
