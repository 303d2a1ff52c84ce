import type { EmailProof } from '@sabia/domain/identity/credentials.ts';
import { ApiProblem } from '../platform/api/api-problem.ts';
import type { Identity } from '../platform/identity/identity.ts';
import type {
  AccountsByCode,
  NewAccount,
  PasswordChange,
  PasswordReset,
} from '../platform/identity/identity-service.ts';

/** Account mutations, for any configured identity service. */

export async function signIn(identity: Identity, email: string, password: string): Promise<void> {
  const accounts = await identity.accounts();
  identity.remember(await accounts.signIn({ email, password }));
}

/** True if the new user is signed in; otherwise the e-mail must be verified first. */
export async function signUp(identity: Identity, account: NewAccount): Promise<boolean> {
  const accounts = await identity.accounts();
  const user = await accounts.signUp(account);
  if (user) identity.remember(user);
  return user !== null;
}

export async function requestPasswordReset(identity: Identity, email: string): Promise<void> {
  const accounts = await identity.accounts();
  await accounts.requestPasswordReset(email);
}

export async function sendVerificationCode(identity: Identity, email: string): Promise<void> {
  const accounts = await byCode(identity);
  await accounts.sendVerificationCode(email);
}

/** A correct code also signs the user in. */
export async function verifyEmail(identity: Identity, proof: EmailProof): Promise<void> {
  const accounts = await byCode(identity);
  identity.remember(await accounts.verifyEmail(proof));
}

export async function resetPassword(identity: Identity, reset: PasswordReset): Promise<void> {
  const accounts = await byCode(identity);
  await accounts.resetPassword(reset);
}

export async function changePassword(identity: Identity, change: PasswordChange): Promise<void> {
  const accounts = await byCode(identity);
  await accounts.changePassword(change);
}

/** The reason why no further e-mail was sent to this address now, though the last one is valid. Other errors are thrown. */
export function reasonNotSent(error: unknown): string {
  if (error instanceof ApiProblem && error.code === 'email_sent_recently') return error.detail;
  throw error;
}

async function byCode(identity: Identity): Promise<AccountsByCode> {
  const accounts = await identity.accounts();
  if (accounts.provesBy === 'code') return accounts;
  throw new Error('This identity service proves by links: it takes no codes');
}
