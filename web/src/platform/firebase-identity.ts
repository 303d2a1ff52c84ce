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
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from '@firebase/auth';
import type { FirebaseSettings } from '@sabia/domain/client-config.ts';
import { withApiProblems, isNoSuchUser, isSessionOver } from './firebase-problems.ts';
import type { AccountsByLink, IdentityService, IdentityUser } from './identity-service.ts';

const userOf = ({ uid, email, emailVerified }: User): IdentityUser => ({
  id: uid,
  email: email ?? '',
  emailVerified,
});

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
    confirmPassword: (password) =>
      withApiProblems(async () => {
        const user = await session();
        if (!user?.email) return;
        await reauthenticateWithCredential(
          user,
          EmailAuthProvider.credential(user.email, password),
        );
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
