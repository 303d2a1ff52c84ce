import type { Identity, IdentityUser } from '../shell/identity.ts';

/** What a person does with an account, on the embedded identity service. */

export async function signIn(identity: Identity, email: string, password: string): Promise<void> {
  identity.remember(await userOf(identity.post('/sign-in/email', { email, password })));
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** Ends the same way whether or not the address already has an account. */
export async function signUp(identity: Identity, account: NewAccount): Promise<void> {
  await identity.post('/sign-up/email', account);
}

export async function sendVerificationCode(identity: Identity, email: string): Promise<void> {
  await identity.post('/email-otp/send-verification-otp', { email });
}

/** The right code also signs its owner in. */
export async function verifyEmail(identity: Identity, email: string, otp: string): Promise<void> {
  identity.remember(await userOf(identity.post('/email-otp/verify-email', { email, otp })));
}

export async function requestPasswordReset(identity: Identity, email: string): Promise<void> {
  await identity.post('/email-otp/request-password-reset', { email });
}

export interface PasswordReset {
  email: string;
  otp: string;
  password: string;
}

export async function resetPassword(identity: Identity, reset: PasswordReset): Promise<void> {
  await identity.post('/email-otp/reset-password', reset);
}

async function userOf(answer: Promise<unknown>): Promise<IdentityUser> {
  return ((await answer) as { user: IdentityUser }).user;
}
