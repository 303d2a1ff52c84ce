import type { DeviceOwner, DeviceRead } from '../api/last-replies.ts';
import { withDeviceDatabase } from './device-database.ts';

/**
 * Replies and other values among the kept replies (last-replies.ts) that a screen stores and reads itself. Signing out removes
 * them with the others.
 */

/** Rejects where the browser has no database, or no space for the value. */
export async function storeValue(
  owner: DeviceOwner,
  { route, input }: DeviceRead,
  reply: unknown,
): Promise<void> {
  const user = owner();
  // The user may have signed out meanwhile.
  if (!user) return;
  await withDeviceDatabase((database) =>
    database.put('replies', { route, owner: user, input: JSON.stringify(input), reply }),
  );
}

/** Undefined without a value of this user and input. */
export async function findValue(
  owner: DeviceOwner,
  { route, input }: DeviceRead,
): Promise<unknown> {
  const user = owner();
  if (!user) return undefined;
  const kept = await withDeviceDatabase((database) => database.get('replies', route)).catch(
    () => undefined,
  );
  return kept?.owner === user && kept.input === JSON.stringify(input) ? kept.reply : undefined;
}
