import type { LevelingBand } from '@sabia/domain/practice-exams/leveling.ts';
import { replaceLevel } from '@sabia/domain/practice-exams/leveling.ts';
import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { ReplacedUses } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { nameLevel } from './name-level.ts';

/** Replaces a term in practice exams: their terms, the filters and quotas of automatic exams and the leveling bands. */
export async function replaceTerm(
  tx: Database,
  replacement: TermReplacement,
): Promise<ReplacedUses> {
  const { kind, from, into } = replacement;
  const replaced = await tx.one<ReplacedUses<'practiceExams' | 'practiceExamDraws'>>(sql`
    with moved as (
      delete from practice_exam_terms where term_id = ${from.id} returning practice_exam_id
    ), added as (
      insert into practice_exam_terms (practice_exam_id, term_id)
      select practice_exam_id, ${into.id} from moved
      on conflict do nothing
      returning practice_exam_id
    ), drawn as (
      update practice_exams set filters = case
        when ${into.id}::uuid = any(filters) then array_remove(filters, ${from.id}::uuid)
        else array_replace(filters, ${from.id}::uuid, ${into.id}::uuid) end,
        draw_quotas = replace_ids(draw_quotas, array[${from.id}::uuid], array[${into.id}::uuid])
      where ${from.id}::uuid = any(filters) or ${from.id}::uuid = any(ids_in(draw_quotas))
      returning id, old.filters as filters_before, old.draw_quotas as quotas_before,
        new.filters as filters_after, new.draw_quotas as quotas_after
    )
    select
      (select jsonb_agg(jsonb_build_object('id', practice_exam_id,
        'had_both', practice_exam_id not in (select practice_exam_id from added))) from moved
      ) as practice_exams,
      (select jsonb_agg(to_jsonb(drawn)) from drawn) as practice_exam_draws`);
  if (kind !== 'levels') return replaced;
  return {
    ...replaced,
    examLevels: await nameLevel(tx, { level: from, id: into.id }),
    levelingBands: await replaceInBands(tx, { from: from.id, into: into.id }),
  };
}

/** The exams with the level in their bands; those are returned as they were and as they are. */
async function replaceInBands(tx: Database, levels: { from: string; into: string }) {
  const exams = await tx.many<{ id: string; levelingBands: LevelingBand[] }>(sql`
    select id, leveling_bands from practice_exams
    where leveling_bands @> ${JSON.stringify([{ levelId: levels.from }])}::jsonb`);
  const replaced = exams.map(({ id, levelingBands }) => ({
    id,
    before: levelingBands,
    after: replaceLevel(levelingBands, levels),
  }));
  await tx.run(sql`
    update practice_exams set leveling_bands = replaced.after
    from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as replaced(id uuid, after jsonb)
    where practice_exams.id = replaced.id`);
  return replaced;
}
