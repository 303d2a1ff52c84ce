/** Who the identity service says is signed in, as it was last told on this device. */
export interface IdentityUser {
  /** The provider id, by which the product finds its own profile. */
  id: string;
  email: string;
  emailVerified: boolean;
}

/** What stands behind the identity: the embedded service, or one in the cloud. */
export interface IdentityService {
  /** A fresh token, with the user where the service may know them better by now; null without a session. */
  renew(): Promise<{ token: string; user?: IdentityUser } | null>;
  signOut(): Promise<void>;
  accounts(): Promise<Accounts>;
}

/** What a person does with an account; throws ApiProblems. Only the screens of accounts load it. */
export type Accounts = AccountsByCode | AccountsByLink;

/** How a service has people prove an address or a forgotten password. */
export type ProvesBy = Accounts['provesBy'];

interface AnyAccounts {
  signIn(credentials: { email: string; password: string }): Promise<IdentityUser>;
  /** Ends the same way whether or not the address has an account, as far as the service allows. */
  signUp(account: NewAccount): Promise<IdentityUser | null>;
  requestPasswordReset(email: string): Promise<void>;
}

/** The letters bring codes, to be typed here. */
export interface AccountsByCode extends AnyAccounts {
  provesBy: 'code';
  sendVerificationCode(email: string): Promise<void>;
  /** The right code also signs its owner in. */
  verifyEmail(proof: { email: string; otp: string }): Promise<IdentityUser>;
  resetPassword(reset: PasswordReset): Promise<void>;
  /** Ends the other sessions of who is signed in. */
  changePassword(change: PasswordChange): Promise<void>;
}

/** The letters bring links to pages of the service; newcomers are let in before they open them. */
export interface AccountsByLink extends AnyAccounts {
  provesBy: 'link';
  sendVerificationLink(): Promise<void>;
  /** The user as the service knows them now; null without a session. */
  readUser(): Promise<IdentityUser | null>;
  /** Who is signed in shows that it is them; for a while the service then lets them leave. */
  proveToBeOwner(password: string): Promise<void>;
  /** Takes the account of who is signed in away from the service. */
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
