import { invalid, Refusal, type RefusalCode } from '@sabia/domain/refusal.ts';
import type { BetterAuthResponse } from './call-better-auth.ts';

/** Error codes of better-auth and our refusals. Other codes are unexpected errors. */
const refusals: Record<string, RefusalCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_verified',
  // One refusal for these four: an expired or used-up code would reveal that an account exists.
  INVALID_OTP: 'code_invalid',
  OTP_EXPIRED: 'code_invalid',
  TOO_MANY_ATTEMPTS: 'code_invalid',
  USER_NOT_FOUND: 'code_invalid',
  // The request comes from a page of another site.
  INVALID_ORIGIN: 'not_yours',
  MISSING_OR_NULL_ORIGIN: 'not_yours',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'not_yours',
  UNAUTHORIZED: 'sign_in_required',
  FAILED_TO_GET_SESSION: 'unavailable',
};

export function refusalOf({ status, code }: BetterAuthResponse): Error {
  if (code === 'INVALID_PASSWORD' || code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') {
    return invalid('currentPassword', 'Senha incorreta');
  }
  const refusal = refusals[code];
  return refusal ? new Refusal(refusal) : new Error(`better-auth answered ${status} ${code}`);
}
