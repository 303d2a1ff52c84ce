import type { ClosedTerms } from '@sabia/domain/gradebook/gradebook-page.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { classLock } from '../classes/class-lock.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { hasSources } from './column-sources.queries.ts';
import { addDueMarks } from './fill-marks.ts';
import { findOpenGradebook } from './open-gradebook.queries.ts';

interface Closing {
  classId: string;
  term: string;
  isClosed: boolean;
}

/**
 * Closes a term or opens it again (product.md GRADE13). A repetition adds no row. Before the closing sources give their marks,
 * because nothing changes after it (product.md GRADE22).
 */
export function closeTerm(
  db: Database,
  { classId, term, isClosed }: Closing,
  { viewer, now }: Act,
): Promise<ClosedTerms> {
  return db.transaction(async (tx) => {
    const { rules, closedTerms } = await findOpenGradebook(tx, classId);
    if (!rules?.terms.includes(term)) throw invalid('term', 'Não há um período com este nome');
    const others = closedTerms.filter((one) => one !== term);
    if (isClosed && hasSources(rules)) await addDueMarks(tx, { classId }, { now });
    if (closedTerms.includes(term) !== isClosed)
      await tx.run(sql`
        insert into gradebook_closings (class_id, term, number, is_closed, changed_at, changed_by)
        select ${classId}, ${term}, coalesce(max(number), 0) + 1, ${isClosed}, ${now.toISOString()}, ${viewer.id}
        from gradebook_closings where class_id = ${classId} and term = ${term}`);
    return { closedTerms: isClosed ? [...others, term] : others };
  }, classLock(classId));
}
