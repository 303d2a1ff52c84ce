import type { ExamScaleDraft } from '@sabia/domain/item-response/exam-scale.ts';
import type { ExamScale } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Adds a scale that counts points. Refuses with `title_taken`. */
export async function createExamScale(db: Database, draft: ExamScaleDraft): Promise<ExamScale> {
  const { title, rightPoints, wrongPoints, cut, areaCut, cutUnit } = draft;
  const created = await db.maybe<{ id: string }>(sql`
    insert into exam_scales (title, kind, right_points, wrong_points, cut, area_cut, cut_unit)
    values (${title}, 'COUNT', ${rightPoints}, ${wrongPoints}, ${cut}, ${areaCut}, ${cutUnit})
    on conflict (title) do nothing returning id`);
  if (!created) throw new Refusal('title_taken', { detail: 'Já existe uma escala com este nome.' });
  return { ...draft, id: created.id, kind: 'COUNT', isOwn: true, examsQtd: 0 };
}
