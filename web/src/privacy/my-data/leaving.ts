import type { Identity } from '../../platform/identity.ts';

interface Leaving {
  /** The password of a cloud identity; the embedded identity needs the e-mailed code only. */
  password: string;
  /** Deletes the account and its data here. */
  deleteHere: () => Promise<void>;
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
  await cloud?.confirmPassword(password);
  await deleteHere();
  const isGone = await Promise.resolve(cloud?.deleteAccount()).then(
    () => true,
    () => false,
  );
  // The session has ended on the server; this clears the device.
  await identity.signOut().catch(() => identity.forget());
  return isGone;
}
