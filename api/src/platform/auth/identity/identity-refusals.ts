import { invalid, Refusal, type RefusalCode } from '@sabia/domain/refusal.ts';
import type { Answer } from './ask-better-auth.ts';

/** What better-auth declines, in our words; anything else is a surprise. */
const refusals: Record<string, RefusalCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_verified',
  // One refusal for all four: only where there is an account can a code expire or be used up.
  INVALID_OTP: 'code_invalid',
  OTP_EXPIRED: 'code_invalid',
  TOO_MANY_ATTEMPTS: 'code_invalid',
  USER_NOT_FOUND: 'code_invalid',
  // A page of another site asks.
  INVALID_ORIGIN: 'not_yours',
  MISSING_OR_NULL_ORIGIN: 'not_yours',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'not_yours',
  UNAUTHORIZED: 'sign_in_required',
  FAILED_TO_GET_SESSION: 'unavailable',
};

export function whyDeclined({ status, code }: Answer): Error {
  if (code === 'INVALID_PASSWORD' || code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') {
    return invalid('currentPassword', 'Senha incorreta');
  }
  const refusal = refusals[code];
  return refusal ? new Refusal(refusal) : new Error(`better-auth answered ${status} ${code}`);
}
