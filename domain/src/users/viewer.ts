import type { User } from './user.ts';

/** The user who makes the request, with the claims of their verified token. */
export interface Viewer extends User {
  claims: Claims;
}

/** Claims of a verified token. */
export interface Claims {
  /** Name of the identity provider. */
  provider: string;
  /** Id of the user at that provider; ids of different providers are unrelated. */
  providerId: string;
  /** In lower case. */
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
}
