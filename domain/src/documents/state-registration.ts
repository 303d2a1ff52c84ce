import { isValidIe } from '@brazilian-utils/brazilian-utils/is-valid-ie';
import type { State } from '../addresses/state.ts';
import { messages } from '../messages.ts';
import { unformattedText } from './unformatted-text.ts';

/** Written by companies that need no registration. */
const exempt = 'ISENTO';

/** Registration of a company with the tax office of its state; each state has its own rule. */
export const stateRegistrationOf = (state: State) =>
  unformattedText
    .toUpperCase()
    .refine((text) => text === exempt || isValidIe({ value: text, stateCode: state }), {
      error: messages.stateRegistration,
    });
