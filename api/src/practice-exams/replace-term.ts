import type { LevelingBand } from '@sabia/domain/practice-exams/leveling.ts';
import { replaceLevel } from '@sabia/domain/practice-exams/leveling.ts';
import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { nameLevel } from './name-level.ts';

/** Replaces a term in practice exams: their terms, the filters and quotas of automatic exams and the leveling bands. */
export async function replaceTerm(tx: Database, replacement: TermReplacement): Promise<void> {
  const { kind, from, into } = replacement;
  await tx.run(sql`
    with moved as (
      delete from practice_exam_terms where term_id = ${from.id} returning practice_exam_id
    ), drawn as (
      update practice_exams set filters = case
        when ${into.id}::uuid = any(filters) then array_remove(filters, ${from.id}::uuid)
        else array_replace(filters, ${from.id}::uuid, ${into.id}::uuid) end,
        draw_quotas = replace_ids(draw_quotas, array[${from.id}::uuid], array[${into.id}::uuid])
      where ${from.id}::uuid = any(filters) or ${from.id}::uuid = any(ids_in(draw_quotas))
    )
    insert into practice_exam_terms (practice_exam_id, term_id)
    select practice_exam_id, ${into.id} from moved
    on conflict do nothing`);
  if (kind !== 'levels') return;
  await nameLevel(tx, from, into.id);
  await replaceInBands(tx, { from: from.id, into: into.id });
}

async function replaceInBands(tx: Database, levels: { from: string; into: string }): Promise<void> {
  const exams = await tx.many<{ id: string; levelingBands: LevelingBand[] }>(sql`
    select id, leveling_bands from practice_exams
    where leveling_bands @> ${JSON.stringify([{ levelId: levels.from }])}::jsonb`);
  const replaced = exams.map(({ id, levelingBands }) => ({
    id,
    bands: replaceLevel(levelingBands, levels),
  }));
  await tx.run(sql`
    update practice_exams set leveling_bands = replaced.bands
    from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as replaced(id uuid, bands jsonb)
    where practice_exams.id = replaced.id`);
}
