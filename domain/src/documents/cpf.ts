import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { messages } from '../messages.ts';
import { unformattedText } from './unformatted-text.ts';

/** A person's tax number: 11 digits, of which the last two check the others. */
export const cpf = unformattedText
  .min(11, { error: messages.cpfMinimum, abort: true })
  .refine(isValidCpf, { error: messages.cpf });
