import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { messages } from '../messages.ts';
import { unformattedText } from './unformatted-text.ts';

/** Tax number of a company: 14 characters; since 2026 with letters, except in the two check digits. */
export const cnpj = unformattedText
  .toUpperCase()
  .min(14, { error: messages.cnpjMinimum, abort: true })
  .refine((text) => isValidCnpj(text, { version: 2 }), { error: messages.cnpj });
