import { address } from '../fields.ts';
import { messages } from '../messages.ts';

/**
 * A stored file, or a picture where the sign-in providers keep those of their users, Google and LinkedIn (product.md U12):
 * the browser of anybody who lists people loads it. A constraint of the table holds the same.
 */
export const profilePicture = address.regex(
  /^(?:\/files\/|https:\/\/(?:[a-z\d-]+\.)*(?:googleusercontent\.com|licdn\.com)\/)/i,
  { error: messages.profilePicture },
);
