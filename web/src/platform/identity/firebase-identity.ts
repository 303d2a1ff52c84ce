import { initializeApp } from '@firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getIdTokenResult,
  indexedDBLocalPersistence,
  initializeAuth,
  OAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from '@firebase/auth';
import type { FirebaseSettings } from '@sabia/domain/client-config.ts';
import {
  isNoSuchUser,
  isSessionOver,
  problemsOfGoogle,
  signInTooOld,
  withApiProblems,
} from './firebase-problems.ts';
import type { AccountsByLink, IdentityService, IdentityUser } from './identity-service.ts';
import { serverTime } from '../clock.ts';

const userOf = ({ uid, email, emailVerified }: User): IdentityUser => ({
  id: uid,
  email: email ?? '',
  emailVerified,
});

const hasPassword = (user: User | null): boolean =>
  user?.providerData.some(({ providerId }) => providerId === 'password') ?? false;

/** Firebase deletes an account only within five minutes after a sign-in. */
const recentMs = 4 * 60_000;

/** Firebase refuses to initialise the same application twice in a page. */
let opened: IdentityService | undefined;

/** Firebase Authentication of the school's project, without pop-ups, which are two thirds of its code. */
export const firebaseIdentity = (settings: FirebaseSettings): IdentityService =>
  (opened ??= openFirebase(settings, location.origin));

function openFirebase(settings: FirebaseSettings, site: string): IdentityService {
  const { emulatorHost, ...project } = settings;
  const auth = initializeAuth(initializeApp(project), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  auth.languageCode = 'pt-BR';
  if (emulatorHost) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });

  async function session(): Promise<User | null> {
    await auth.authStateReady();
    return auth.currentUser;
  }

  const sendLink = (user: User) => sendEmailVerification(user, { url: site });

  const accounts: AccountsByLink = {
    provesBy: 'link',
    signIn: ({ email, password }) =>
      withApiProblems(async () =>
        userOf((await signInWithEmailAndPassword(auth, email, password)).user),
      ),
    signUp: ({ name, email, password }) =>
      withApiProblems(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(user, { displayName: name });
        // A failure is no problem: the signed-in user can request another e-mail.
        await sendLink(user).catch(() => {});
        return userOf(user);
      }),
    requestPasswordReset: (email) =>
      withApiProblems(async () => {
        try {
          await sendPasswordResetEmail(auth, email, { url: `${site}/entrar` });
        } catch (error) {
          // The screen must not reveal which addresses have an account.
          if (!isNoSuchUser(error)) throw error;
        }
      }),
    sendVerificationLink: () =>
      withApiProblems(async () => {
        const user = await session();
        if (user) await sendLink(user);
      }),
    readUser: () =>
      withApiProblems(async () => {
        const user = await session();
        if (!user) return null;
        await reload(user);
        return userOf(user);
      }),
    signInWithGoogle: ({ idToken, nonce }) =>
      withApiProblems(async () => {
        const google = new OAuthProvider('google.com');
        const credential = google.credential({ idToken, rawNonce: nonce });
        return userOf((await signInWithCredential(auth, credential)).user);
      }, problemsOfGoogle),
    hasPassword: () => withApiProblems(async () => hasPassword(await session())),
    reauthenticate: (password) =>
      withApiProblems(async () => {
        const user = await session();
        if (!user?.email) return;
        if (hasPassword(user)) {
          const credential = EmailAuthProvider.credential(user.email, password);
          await reauthenticateWithCredential(user, credential);
          return;
        }
        const { authTime } = await getIdTokenResult(user);
        if (serverTime() - new Date(authTime).getTime() > recentMs) throw signInTooOld();
      }),
    deleteAccount: () =>
      withApiProblems(async () => {
        const user = await session();
        if (user) await deleteUser(user);
      }),
  };

  return {
    renew: () =>
      withApiProblems(async () => {
        const user = await session();
        if (!user) return null;
        try {
          const { token, claims } = await getIdTokenResult(user, true);
          return {
            token,
            user: { ...userOf(user), emailVerified: claims.email_verified === true },
          };
        } catch (error) {
          if (isSessionOver(error)) return null;
          throw error;
        }
      }),
    signOut: () => withApiProblems(() => signOut(auth)),
    accounts: () => Promise.resolve(accounts),
  };
}
