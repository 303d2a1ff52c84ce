import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Practice exams that name a level by its title, which is about to change, name it by its id from now on. */
export const nameLevelById = (tx: Database, { level }: DomainEvents['level.renamed']) =>
  nameLevel(tx, level, level.id);

/** Makes practice exams that name a level, by its id or by its title, name the level of this id instead. */
export async function nameLevel(tx: Database, level: Term, id: string): Promise<void> {
  await tx.run(sql`
    update practice_exams set level = ${id}
    where level = ${level.id} or plain(level) = plain(${level.title})`);
}
