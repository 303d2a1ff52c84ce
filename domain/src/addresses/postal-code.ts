import { bareText } from '../documents/bare.ts';
import { messages } from '../messages.ts';

/** A CEP: exactly 8 digits. */
export const postalCode = bareText.regex(/^\d{8}$/, { error: messages.postalCode });
