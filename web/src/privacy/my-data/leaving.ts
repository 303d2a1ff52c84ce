import type { Identity } from '../../platform/identity/identity.ts';

interface Leaving {
  /** The password of a cloud identity, empty where it has none; the embedded identity needs the e-mailed code only. */
  password: string;
  /** Deletes the account and its data here. */
  deleteHere: () => Promise<void>;
}

/** The confirmation of a deletion besides the code by e-mail. */
export type Confirmation = 'none' | 'password' | 'google';

/** A cloud identity asks for the password, or, of an account that has none, for a recent sign-in with Google. */
export async function confirmationOf(identity: Pick<Identity, 'accounts'>): Promise<Confirmation> {
  const accounts = await identity.accounts();
  if (accounts.provesBy === 'code') return 'none';
  return (await accounts.hasPassword()) ? 'password' : 'google';
}

/**
 * Deletes the account here, then at a cloud identity, which requires a recent reauthentication.
 * Returns true if nothing is left.
 */
export async function leave(
  identity: Pick<Identity, 'accounts' | 'signOut' | 'forget'>,
  { password, deleteHere }: Leaving,
): Promise<boolean> {
  const accounts = await identity.accounts();
  const cloud = accounts.provesBy === 'link' ? accounts : null;
  await cloud?.reauthenticate(password);
  await deleteHere();
  const isGone = await Promise.resolve(cloud?.deleteAccount()).then(
    () => true,
    () => false,
  );
  // The session has ended on the server; this clears the device.
  await identity.signOut().catch(() => identity.forget());
  return isGone;
}
