import { closedTermsChanged } from '@sabia/domain/gradebook/closed-terms.ts';
import type { ChangedRules } from '@sabia/domain/gradebook/gradebook-page.ts';
import type { GradebookRulesDraft } from '@sabia/domain/gradebook/gradebook-rules.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { classLock } from '../classes/class-lock.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { hasSources, requireSources } from './column-sources.queries.ts';
import { addDueMarks } from './fill-marks.ts';
import { findOpenGradebook, termClosed } from './open-gradebook.queries.ts';

interface Change {
  classId: string;
  draft: GradebookRulesDraft;
}

/** Replaces the rules of a grade book (product.md GRADE10). The same rules once more add no revision. */
export function changeRules(
  db: Database,
  { classId, draft: { revision: basedOn, ...rules } }: Change,
  { viewer, now }: Act,
): Promise<ChangedRules> {
  return db.transaction(async (tx) => {
    const current = await findOpenGradebook(tx, classId);
    const last = current.revision ?? 0;
    if ((basedOn ?? last) !== last)
      throw new Refusal('changed_meanwhile', {
        detail: 'Outra pessoa alterou as regras deste boletim enquanto isso.',
        extension: { current: { ...current.rules, revision: current.revision } },
      });
    const locked = current.rules
      ? closedTermsChanged(current.rules, rules, current.closedTerms)
      : [];
    if (locked.length > 0) throw termClosed(locked);
    await requireSources(tx, { classId, draft: rules, before: current.rules });
    const { revision } = await tx.one<{ revision: number }>(sql`
      with added as (
        insert into gradebook_rules (class_id, revision, rules, changed_at, changed_by)
        select ${classId}, ${(current.revision ?? 0) + 1}, ${JSON.stringify(rules)}::jsonb, ${now.toISOString()}, ${viewer.id}
        where ${JSON.stringify(rules)}::jsonb is distinct from ${JSON.stringify(current.rules)}::jsonb
        returning revision
      )
      select coalesce((select revision from added), ${current.revision}::integer) as revision`);
    if (hasSources(rules)) await addDueMarks(tx, { classId }, { now });
    return { ...rules, revision };
  }, classLock(classId));
}
