import { isValidIe } from '@brazilian-utils/brazilian-utils/is-valid-ie';
import type { State } from '../addresses/state.ts';
import { messages } from '../messages.ts';
import { unformattedText } from './unformatted-text.ts';

/** What companies write that need none. */
const exempt = 'ISENTO';

/** A company's registration with the tax office of its state: each state has a rule of its own. */
export const stateRegistrationOf = (state: State) =>
  unformattedText
    .toUpperCase()
    .refine((text) => text === exempt || isValidIe({ value: text, stateCode: state }), {
      error: messages.stateRegistration,
    });
