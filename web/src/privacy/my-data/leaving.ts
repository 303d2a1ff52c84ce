import type { Identity } from '../../platform/identity.ts';

interface Leaving {
  /** At a service in the cloud; the embedded identity knows its people by the letter alone. */
  password: string;
  /** Deletes what the school holds. */
  deleteHere: () => Promise<void>;
}

/**
 * Takes somebody away from the school, and then from an identity in the cloud, which lets nobody go
 * who has not just shown to be who they are. Answers whether nothing is left of them.
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
  // Its session is over already: what is left of it is on this device.
  await identity.signOut().catch(() => identity.forget());
  return isGone;
}
