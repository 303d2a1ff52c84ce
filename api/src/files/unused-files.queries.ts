import { sql, type Database } from '../platform/db/database.ts';
import { isNamedAnywhere } from './file-references.queries.ts';

const weekMs = 7 * 24 * 3600 * 1000;

/** Files that have been unused since then or earlier are removed. */
export const unusedBefore = (now: Date): Date => new Date(now.getTime() - weekMs);

/** The stored files that nothing names now, and those that the next removal takes. */
export const countUnusedFiles = (db: Database, now: Date) =>
  db.one<{ filesQtd: number; bytes: number; dueQtd: number }>(sql`
    select count(*) as files_qtd, coalesce(sum(size), 0)::float as bytes,
      count(*) filter (where unused_since <= ${unusedBefore(now)}) as due_qtd
    from files where unused_since is not null`);

/** The files that the next removal takes, for a dry run. */
export const listDueFiles = (db: Database, now: Date) =>
  db.many<{ url: string; size: number; unusedSince: string }>(sql`
    select url, size, unused_since from files
    where unused_since <= ${unusedBefore(now)} and not ${isNamedAnywhere(sql`files.name`)}
    order by unused_since, url`);
