import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { messages } from '../messages.ts';
import { unformattedText } from './unformatted-text.ts';

/** Tax number of a person: 11 digits, of which the last two are check digits. */
export const cpf = unformattedText
  .min(11, { error: messages.cpfMinimum, abort: true })
  .refine(isValidCpf, { error: messages.cpf });
