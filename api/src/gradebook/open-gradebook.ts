import type { RulesInForce } from '@sabia/domain/gradebook/gradebook-page.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { closedTermsOf } from './gradebook.queries.ts';

/** The rules in force of a class, to change its grade book. Refuses with `class_archived`. */
export async function findOpenGradebook(tx: Database, classId: string): Promise<RulesInForce> {
  const { isArchived, ...inForce } = orNotFound(
    await tx.maybe<RulesInForce & { isArchived: boolean }>(sql`
      select archived_at is not null as is_archived, latest.rules, latest.revision,
        ${closedTermsOf(classId)} as closed_terms
      from classes left join lateral (
        select rules, revision from gradebook_rules where class_id = classes.id
        order by revision desc limit 1) latest on true
      where id = ${classId}`),
  );
  if (isArchived) throw new Refusal('class_archived');
  return inForce;
}

/** The refusal of a change of closed terms. */
export const termClosed = (terms: readonly string[]): Refusal =>
  new Refusal('term_closed', {
    detail: `${terms.join(', ')}: notas fechadas. A administração da escola pode reabrir o período.`,
  });
