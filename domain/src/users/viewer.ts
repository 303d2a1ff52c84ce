import type { User } from './user.ts';

/** Who is asking: the product's user, and what their verified token says. */
export interface Viewer extends User {
  claims: Claims;
}

/** What a verified token says of its holder. */
export interface Claims {
  /** The identity service that says it, by its name here. */
  provider: string;
  /** Who they are at that service; at another one the same id may be somebody else's. */
  providerId: string;
  /** In lower case. */
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
}
