import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export type Account = { uid: number; gid: number };

const nobody: Account = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root: root switches to the owner of the folder, or to `nobody`. */
export async function accountFor(folder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(folder);
  return uid === 0 ? nobody : { uid, gid };
}

/** True if the account may traverse every folder of the path and access the path itself. */
export async function isOpenTo(account: Account, path: string): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  const parent = dirname(path);
  return (mode & bit) !== 0 && (parent === path || (await isOpenTo(account, parent)));
}
