import type { AccountsByCode, IdentityUser } from './identity-service.ts';

/** Sends a request to the identity service; throws an ApiProblem. */
type Post = (path: string, body: object) => Promise<unknown>;

/** The account operations of the embedded identity service. */
export function embeddedAccounts(post: Post): AccountsByCode & { signOut(): Promise<void> } {
  const send = async (path: string, body: object) => void (await post(path, body));
  const userOf = async (path: string, body: object): Promise<IdentityUser> =>
    ((await post(path, body)) as { user: IdentityUser }).user;
  return {
    provesBy: 'code',
    signIn: (credentials) => userOf('/sign-in/email', credentials),
    async signUp(account) {
      await send('/sign-up/email', account);
      return null;
    },
    requestPasswordReset: (email) => send('/email-otp/request-password-reset', { email }),
    sendVerificationCode: (email) => send('/email-otp/send-verification-otp', { email }),
    verifyEmail: (proof) => userOf('/email-otp/verify-email', proof),
    changePassword: (change) => send('/change-password', change),
    signOut: () => send('/sign-out', {}),
    resetPassword: (reset) => send('/email-otp/reset-password', reset),
  };
}
