import type { AccountsByCode, IdentityUser } from './identity-service.ts';

/** Says something to the service; throws an ApiProblem. */
type Post = (path: string, body: object) => Promise<unknown>;

export function embeddedAccounts(post: Post): AccountsByCode & { signOut(): Promise<void> } {
  const say = async (path: string, body: object) => void (await post(path, body));
  const userOf = async (path: string, body: object): Promise<IdentityUser> =>
    ((await post(path, body)) as { user: IdentityUser }).user;
  return {
    provesBy: 'code',
    signIn: (credentials) => userOf('/sign-in/email', credentials),
    async signUp(account) {
      await say('/sign-up/email', account);
      return null;
    },
    requestPasswordReset: (email) => say('/email-otp/request-password-reset', { email }),
    sendVerificationCode: (email) => say('/email-otp/send-verification-otp', { email }),
    verifyEmail: (proof) => userOf('/email-otp/verify-email', proof),
    changePassword: (change) => say('/change-password', change),
    signOut: () => say('/sign-out', {}),
    resetPassword: (reset) => say('/email-otp/reset-password', reset),
  };
}
