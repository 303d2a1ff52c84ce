import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { ApiProblem } from './api-problem.ts';
import type { AnyInput } from './api.ts';
import { forgetFiles, keepFilesOf } from './device-files.ts';

/** Replies of the API that are kept on this device for its signed-in user: the last of each route. */
const name = 'sabia.replies';

interface Read {
  route: string;
  input: AnyInput;
}

interface Kept {
  route: string;
  /** The identity service's id of the user. */
  owner: string;
  input: string;
  reply: unknown;
}

type Owner = () => string | null;

/** The connection is closed each time, so that signing out can delete the database. */
async function withReplies<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB(name, 1, {
    upgrade: (created) => void created.createObjectStore('replies', { keyPath: 'route' }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Without a database in the browser nothing is kept. */
export async function keepReply(
  owner: Owner,
  { route, input, reply }: Read & { reply: unknown },
): Promise<void> {
  const user = owner();
  // The user may have signed out meanwhile.
  if (!user) return;
  // Before anything else, because images of the course may be shown at once.
  if (route === 'GET /courses/{id}') void keepFilesOf(reply);
  const kept: Kept = { route, owner: user, input: JSON.stringify(input), reply };
  await withReplies((database) => database.put('replies', kept)).catch(() => {});
}

/** Throws the problem if it is a refusal, or if the reply is not kept. */
export async function keptReply(
  owner: Owner,
  { route, input, problem }: Read & { problem: unknown },
): Promise<unknown> {
  if (!(problem instanceof ApiProblem)) throw problem;
  // The course is closed to this user now.
  if (problem.status === 403 || problem.status === 404) await forgetReplies();
  if (problem.code !== 'offline') throw problem;
  const kept = await withReplies(
    (database) => database.get('replies', route) as Promise<Kept | undefined>,
  ).catch(() => undefined);
  if (kept?.owner !== owner() || kept.input !== JSON.stringify(input)) throw problem;
  return kept.reply;
}

export async function forgetReplies(): Promise<void> {
  await forgetFiles();
  try {
    await deleteDB(name);
  } catch {
    // The browser has no database, so nothing was kept.
  }
}
