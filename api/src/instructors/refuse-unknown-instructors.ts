import { messages } from '@sabia/domain/messages.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Refuses unknown ids as mistakes of the field. The caller has locked the taxonomy (`lockTerms`). */
export async function refuseUnknownInstructors(
  tx: Database,
  { instructors = [] }: { instructors?: readonly string[] | undefined },
): Promise<void> {
  if (instructors.length === 0) return;
  const { known } = await tx.one<{ known: number }>(sql`
    select count(*) as known from instructors where id = any(${instructors}::uuid[])`);
  if (known < instructors.length) throw invalid('instructors', messages.unknownId);
}
