import { unformattedText } from '../documents/unformatted-text.ts';
import { messages } from '../messages.ts';

/** A CEP: exactly 8 digits. */
export const postalCode = unformattedText.regex(/^\d{8}$/, { error: messages.postalCode });
