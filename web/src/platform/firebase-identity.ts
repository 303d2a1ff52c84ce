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
import { inOurWords, isNoSuchUser, isSessionOver } from './firebase-problems.ts';
import type { AccountsByLink, IdentityService, IdentityUser } from './identity-service.ts';

const userOf = ({ uid, email, emailVerified }: User): IdentityUser => ({
  id: uid,
  email: email ?? '',
  emailVerified,
});

/** Firebase knows an application by its name, and opens it once for each page. */
let opened: IdentityService | undefined;

/** Firebase Authentication of the school's project. Without its pop-ups it is a third of the code. */
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
      inOurWords(async () =>
        userOf((await signInWithEmailAndPassword(auth, email, password)).user),
      ),
    signUp: ({ name, email, password }) =>
      inOurWords(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(user, { displayName: name });
        // Who is in can ask for another letter.
        await sendLink(user).catch(() => {});
        return userOf(user);
      }),
    requestPasswordReset: (email) =>
      inOurWords(async () => {
        try {
          await sendPasswordResetEmail(auth, email, { url: `${site}/entrar` });
        } catch (error) {
          // Nobody learns here whose address has an account.
          if (!isNoSuchUser(error)) throw error;
        }
      }),
    sendVerificationLink: () =>
      inOurWords(async () => {
        const user = await session();
        if (user) await sendLink(user);
      }),
    readUser: () =>
      inOurWords(async () => {
        const user = await session();
        if (!user) return null;
        await reload(user);
        return userOf(user);
      }),
    proveToBeOwner: (password) =>
      inOurWords(async () => {
        const user = await session();
        if (!user?.email) return;
        await reauthenticateWithCredential(
          user,
          EmailAuthProvider.credential(user.email, password),
        );
      }),
    deleteAccount: () =>
      inOurWords(async () => {
        const user = await session();
        if (user) await deleteUser(user);
      }),
  };

  return {
    renew: () =>
      inOurWords(async () => {
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
    signOut: () => inOurWords(() => signOut(auth)),
    accounts: () => Promise.resolve(accounts),
  };
}
