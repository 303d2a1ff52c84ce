import type { ExamScale } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** JSON of a row of `exam_scales`. */
export const scaleJson = sql`json_build_object(
  'id', exam_scales.id, 'title', exam_scales.title, 'kind', exam_scales.kind,
  'rightPoints', right_points, 'wrongPoints', wrong_points, 'cut', exam_scales.cut, 'areaCut', area_cut,
  'cutUnit', cut_unit, 'isOwn', is_own,
  'examsQtd', (select count(*) from exam_scorings where scale_id = exam_scales.id))`;

/** All scales: those of a new school first. */
export async function listExamScales(db: Database): Promise<ExamScale[]> {
  const rows = await db.many<{ scale: ExamScale }>(sql`
    select ${scaleJson} as scale from exam_scales
    order by is_own, kind desc, title collate "pt-BR-x-icu"`);
  return rows.map(({ scale }) => scale);
}
