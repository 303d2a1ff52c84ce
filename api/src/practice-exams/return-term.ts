import type { ReturnedTerm } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { mergedUses } from '../taxonomy/taxonomy.queries.ts';

/** Undoes `replaceTerm` for exams that still have the other term, and for draws and bands that nobody has changed. */
export const returnTerm = async (tx: Database, term: ReturnedTerm): Promise<number> =>
  (await returnTerms(tx, term)) +
  (await returnDraws(tx, term)) +
  (await returnLevels(tx, term)) +
  (await returnBands(tx, term));

async function returnTerms(tx: Database, { mergeId, from, into, parts }: ReturnedTerm) {
  if (!parts.includes('practiceExams')) return 0;
  return tx.run(sql`
    with kept as (
      select id, had_both
      from jsonb_to_recordset(${mergedUses(mergeId, 'practiceExams')}) as merged(id uuid, had_both boolean)
      join practice_exam_terms on practice_exam_id = id and term_id = ${into}
    ), taken as (
      delete from practice_exam_terms using kept
      where practice_exam_id = kept.id and term_id = ${into} and not had_both
    )
    insert into practice_exam_terms (practice_exam_id, term_id) select id, ${from} from kept
    on conflict do nothing`);
}

async function returnDraws(tx: Database, { mergeId, parts }: ReturnedTerm) {
  if (!parts.includes('practiceExamDraws')) return 0;
  return tx.run(sql`
    update practice_exams set filters = filters_before, draw_quotas = quotas_before
    from jsonb_to_recordset(${mergedUses(mergeId, 'practiceExamDraws')}) as merged(id uuid,
      filters_before uuid[], quotas_before jsonb, filters_after uuid[], quotas_after jsonb)
    where practice_exams.id = merged.id and filters = filters_after and draw_quotas = quotas_after`);
}

/** An exam referred to the level by its id or its title, both of which it has again. */
async function returnLevels(tx: Database, { mergeId, into, parts }: ReturnedTerm) {
  if (!parts.includes('examLevels')) return 0;
  return tx.run(sql`
    update practice_exams set level = before
    from jsonb_to_recordset(${mergedUses(mergeId, 'examLevels')}) as merged(id uuid, before text)
    where practice_exams.id = merged.id and level = ${into}`);
}

async function returnBands(tx: Database, { mergeId, parts }: ReturnedTerm) {
  if (!parts.includes('levelingBands')) return 0;
  return tx.run(sql`
    update practice_exams set leveling_bands = before
    from jsonb_to_recordset(${mergedUses(mergeId, 'levelingBands')}) as merged(id uuid, before jsonb, after jsonb)
    where practice_exams.id = merged.id and leveling_bands = after`);
}
