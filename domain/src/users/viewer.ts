import type { User } from './user.ts';

/** Who is asking: the product's user, and what their verified token says. */
export interface Viewer extends User {
  claims: Claims;
}

/** What a verified token says of its holder. */
export interface Claims {
  issuer: string;
  providerId: string;
  /** In lower case. */
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
}
