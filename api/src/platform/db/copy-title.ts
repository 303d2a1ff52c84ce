import { copyPrefix, copyTitle } from '@sabia/domain/copy-title.ts';
import { lock, sql, type Database, type Statement } from './database.ts';
import { orNotFound } from '../http/serve.ts';

/** The title of a copy of a row. Concurrent copies get different titles, by a lock. */
export async function copyTitleOf(tx: Database, table: Statement, id: string): Promise<string> {
  await lock(tx, 'names of copies');
  const { title, taken } = orNotFound(
    await tx.maybe<{ title: string; taken: string[] }>(sql`
      select title, array(select title from ${table}
        where not is_deleted and starts_with(title, ${copyPrefix})) as taken
      from ${table} where id = ${id} and not is_deleted`),
  );
  return copyTitle(title, taken);
}
