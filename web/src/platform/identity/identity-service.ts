import type { EmailProof } from '@sabia/domain/identity/credentials.ts';

/** The signed-in user, as the identity service last reported them to this device. */
export interface IdentityUser {
  /** Provider id, by which the API finds the profile. */
  id: string;
  email: string;
  emailVerified: boolean;
}

/** An identity service: the embedded one, or Firebase. */
export interface IdentityService {
  /** A fresh token, with the user where the service can report changes; null without a session. */
  renew(): Promise<{ token: string; user?: IdentityUser } | null>;
  /** The user of the session that the browser still has; absent where the service keeps it in the storage of the site. */
  sessionUser?(): Promise<IdentityUser | null>;
  signOut(): Promise<void>;
  accounts(): Promise<Accounts>;
}

/** The operations on an account; they throw ApiProblems. Only the account screens load their code. */
export type Accounts = AccountsByCode | AccountsByLink;

/** The proof of an e-mail address: a code that the user types, or a link that they open. */
export type ProvesBy = Accounts['provesBy'];

interface AnyAccounts {
  signIn(credentials: { email: string; password: string }): Promise<IdentityUser>;
  /** Does not reveal whether the address has an account, as far as the service allows. */
  signUp(account: NewAccount): Promise<IdentityUser | null>;
  requestPasswordReset(email: string): Promise<void>;
}

/** The e-mails contain codes, which are typed on the site. */
export interface AccountsByCode extends AnyAccounts {
  provesBy: 'code';
  sendVerificationCode(email: string): Promise<void>;
  /**
   * A correct code also signs the user in. Where another browser signed up, it is refused with
   * `password_needed` until it comes with a name and a password.
   */
  verifyEmail(proof: EmailProof): Promise<IdentityUser>;
  resetPassword(reset: PasswordReset): Promise<void>;
  /** Ends the user's other sessions. */
  changePassword(change: PasswordChange): Promise<void>;
}

/** The e-mails contain links to pages of the service; new users are signed in before they open them. */
export interface AccountsByLink extends AnyAccounts {
  provesBy: 'link';
  sendVerificationLink(): Promise<void>;
  /** The present state of the user at the service; null without a session. */
  readUser(): Promise<IdentityUser | null>;
  /** Signs in with an ID token of Google; `nonce` is the value of which the token has the hash. */
  signInWithGoogle(proof: { idToken: string; nonce: string }): Promise<IdentityUser>;
  /** False for an account that signs in with Google only. */
  hasPassword(): Promise<boolean>;
  /**
   * Confirms the user, as the service requires before `deleteAccount`: by the password, or, where the account has
   * none, by a sign-in of the last four minutes.
   */
  reauthenticate(password: string): Promise<void>;
  /** Deletes the signed-in user's account at the service. */
  deleteAccount(): Promise<void>;
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface PasswordReset {
  email: string;
  otp: string;
  password: string;
}
