import { FirebaseError } from '@firebase/app';
import { Refusal, type RefusalCode } from '@sabia/domain/refusal.ts';
import { ApiProblem, unanswered } from '../api/api-problem.ts';

/** Error codes of Firebase as refusals. A disabled account looks like a wrong password. */
const refusals: Record<string, RefusalCode> = {
  'auth/invalid-credential': 'invalid_credentials',
  'auth/wrong-password': 'invalid_credentials',
  'auth/user-not-found': 'invalid_credentials',
  'auth/user-disabled': 'invalid_credentials',
  'auth/too-many-requests': 'too_many_requests',
  'auth/quota-exceeded': 'too_many_requests',
};

/** Messages that only the sign-up shows. */
const signUpDetails: Record<string, string> = {
  'auth/email-already-in-use':
    'Não foi possível criar a conta com este e-mail. Se ela já é sua, entre ou recupere a senha.',
  'auth/weak-password': 'Escolha uma senha mais forte.',
  'auth/password-does-not-meet-requirements': 'Escolha uma senha mais forte.',
};

/** Error codes of a sign-in with Google as refusals. */
export const problemsOfGoogle: Readonly<Record<string, RefusalCode>> = {
  'auth/operation-not-allowed': 'google_off',
  'auth/invalid-credential': 'google_refused',
  'auth/missing-or-invalid-nonce': 'google_refused',
  'auth/account-exists-with-different-credential': 'google_refused',
};

/** The problem of an account without a password whose last sign-in is not recent. */
export const signInTooOld = () =>
  new ApiProblem({
    status: 401,
    code: 'invalid_credentials',
    title: 'Entre de novo',
    detail: 'Sua última entrada com o Google tem mais de 4 minutos. Entre de novo para continuar.',
  });

export const isNoSuchUser = (error: unknown): boolean => codeOf(error) === 'auth/user-not-found';

export const isSessionOver = (error: unknown): boolean =>
  ['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found'].includes(codeOf(error));

/** Runs a call of Firebase; throws ApiProblems. `special`: error codes that mean something else in this call. */
export async function withApiProblems<T>(
  work: () => Promise<T>,
  special: Readonly<Record<string, RefusalCode>> = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw problemOf(error, special);
  }
}

function problemOf(error: unknown, special: Readonly<Record<string, RefusalCode>>): unknown {
  const code = codeOf(error);
  if (code === 'auth/network-request-failed') return unanswered(error);
  const detail = signUpDetails[code];
  const refusal = detail
    ? new Refusal('conflict', { detail })
    : new Refusal(special[code] ?? refusals[code] ?? 'unavailable');
  if (code === '') return error;
  const { status, title, message } = refusal;
  return new ApiProblem({ status, code: refusal.code, title, detail: message }, { cause: error });
}

const codeOf = (error: unknown): string => (error instanceof FirebaseError ? error.code : '');
