import type { ClassCodeTerms } from '@sabia/domain/classes/class-code.ts';
import type { ClassCodeInForce } from '@sabia/domain/classes/class.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { classLock } from './class-lock.ts';
import { endOfCode, newClassCode } from './new-class-code.ts';

/** Gives a class another code, of which nobody has made use. */
export async function renewClassCode(
  db: Database,
  { id, terms: { days, usesLimit } }: { id: string; terms: ClassCodeTerms },
  { now }: At,
): Promise<ClassCodeInForce> {
  const renewed = await db.transaction(
    (tx) =>
      tx.maybe<ClassCodeInForce>(sql`
        insert into class_codes (class_id, code, expires_at, uses_limit)
        select id, ${newClassCode()}, ${endOfCode(days, now)}, ${usesLimit}::integer from classes
        where id = ${id} and archived_at is null
        on conflict (class_id) do update set code = excluded.code, expires_at = excluded.expires_at,
          uses_limit = excluded.uses_limit, uses_qtd = 0
        returning code, expires_at as code_expires_at, uses_qtd as code_uses_qtd, uses_limit as code_uses_limit`),
    classLock(id),
  );
  if (!renewed) throw new Refusal('class_archived');
  return renewed;
}
