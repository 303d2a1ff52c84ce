import { ApiProblem } from './api-problem.ts';
import type { AnyInput } from './api.ts';
import { withDeviceDatabase } from '../device/device-database.ts';

/** The last reply of each route on this device, for its signed-in user. Signing out removes them (device-replies.ts). */

/** The user for whom replies are kept; null for a visitor, and while an administrator impersonates. */
export type DeviceOwner = () => string | null;

export interface DeviceRead {
  route: string;
  input: AnyInput;
}

/** Without a database in the browser nothing is kept. */
export async function keepReply(
  owner: DeviceOwner,
  { route, input }: DeviceRead,
  reply: unknown,
): Promise<void> {
  const user = owner();
  // The user may have signed out meanwhile.
  if (!user) return;
  await withDeviceDatabase((database) =>
    database.put('replies', { route, owner: user, input: JSON.stringify(input), reply }),
  ).catch(() => {});
}

/** Changes the kept reply to this read, if there is one; undefined removes it. */
export async function changeKeptReply<T>(
  owner: DeviceOwner,
  { route, input }: DeviceRead,
  change: (kept: T) => T | undefined,
): Promise<void> {
  const user = owner();
  if (!user) return;
  await withDeviceDatabase(async (database) => {
    const work = database.transaction('replies', 'readwrite');
    const kept = await work.store.get(route);
    if (kept?.owner === user && kept.input === JSON.stringify(input)) {
      const reply = change(kept.reply as T);
      if (reply === undefined) await work.store.delete(route);
      else await work.store.put({ ...kept, reply });
    }
    await work.done;
  }).catch(() => {});
}

/** Throws the problem if it is a refusal, which removes the kept reply, or if the reply is not kept. */
export async function keptReply<T>(
  owner: DeviceOwner,
  { route, input }: DeviceRead,
  problem: unknown,
): Promise<T> {
  if (!(problem instanceof ApiProblem)) throw problem;
  if (problem.status === 403 || problem.status === 404)
    await changeKeptReply(owner, { route, input }, () => undefined);
  const user = owner();
  if (problem.code !== 'offline' || !user) throw problem;
  const kept = await withDeviceDatabase((database) => database.get('replies', route)).catch(
    () => undefined,
  );
  if (kept?.owner !== user || kept.input !== JSON.stringify(input)) throw problem;
  return kept.reply as T;
}
