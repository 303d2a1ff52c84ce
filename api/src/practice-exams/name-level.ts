import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Before a level gets another title: practice exams that refer to it by title refer to it by id. */
export const nameLevelById = (tx: Database, { level }: DomainEvents['level.renamed']) =>
  nameLevel(tx, { level, id: level.id });

/** Practice exams that refer to a level, by its id or its title, refer to the level with this id; returns what they had. */
export const nameLevel = (
  tx: Database,
  { level, id }: { level: Term; id: string },
): Promise<{ id: string; before: string }[]> =>
  tx.many(sql`
    update practice_exams set level = ${id}
    where level = ${level.id} or plain(level) = plain(${level.title})
    returning id, old.level as before`);
