import { sql, type Database } from '../platform/db/database.ts';
import { classLock } from './class-lock.ts';

export const endClassCode = (db: Database, { id }: { id: string }): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`delete from class_codes where class_id = ${id}`);
  }, classLock(id));
