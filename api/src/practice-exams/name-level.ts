import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** What names a level as text, by its id or its title, names one by this id from now on. */
export async function nameLevel(tx: Database, level: Term, id: string): Promise<void> {
  await tx.run(sql`
    update practice_exams set level = ${id}
    where level = ${level.id} or plain(level) = plain(${level.title})`);
}
