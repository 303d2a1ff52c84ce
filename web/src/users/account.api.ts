import type { Identity, IdentityUser } from '../shell/identity.ts';

/** What a person does with an account, on the embedded identity service. */

export async function signIn(identity: Identity, email: string, password: string): Promise<void> {
  const answer = (await identity.post('/sign-in/email', { email, password })) as {
    user: IdentityUser;
  };
  identity.remember(answer.user);
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

export async function signUp(identity: Identity, account: NewAccount): Promise<void> {
  await identity.post('/sign-up/email', account);
}

export async function sendVerificationCode(identity: Identity, email: string): Promise<void> {
  const type = 'email-verification';
  await identity.post('/email-otp/send-verification-otp', { email, type });
}

/** Whether the right code also signed its owner in. */
export async function verifyEmail(
  identity: Identity,
  email: string,
  code: string,
): Promise<boolean> {
  const answer = (await identity.post('/email-otp/verify-email', { email, otp: code })) as {
    token: string | null;
    user: IdentityUser;
  };
  if (answer.token) identity.remember(answer.user);
  return answer.token !== null;
}

export async function requestPasswordReset(identity: Identity, email: string): Promise<void> {
  await identity.post('/email-otp/request-password-reset', { email });
}

export async function resetPassword(
  identity: Identity,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<void> {
  await identity.post('/email-otp/reset-password', { email, otp: code, password });
}
