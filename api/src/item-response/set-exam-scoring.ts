import { randomUUID } from 'node:crypto';
import type {
  ExamScoring,
  ExamScoringChanges,
} from '@sabia/domain/item-response/exam-scores.contract.ts';
import { messages } from '@sabia/domain/messages.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findExamScoring } from './exam-scoring.queries.ts';

/** Sets scale and areas of a practice exam (product.md TRI7). Without a scale its areas and scores go. */
export async function setExamScoring(
  db: Database,
  { practiceExamId, changes }: { practiceExamId: string; changes: ExamScoringChanges },
): Promise<ExamScoring> {
  return db.transaction(
    async (tx) => {
      const current = orNotFound(await findExamScoring(tx, practiceExamId));
      refuseUnknown(current, changes);
      if (changes.scaleId === null) {
        await tx.run(sql`delete from exam_scorings where practice_exam_id = ${practiceExamId}`);
      } else {
        await setScale(tx, practiceExamId, changes.scaleId);
        await writeAreas(tx, practiceExamId, changes.areas);
      }
      return orNotFound(await findExamScoring(tx, practiceExamId));
    },
    { exclusive: [`exam scoring ${practiceExamId}`], timeoutMs: 10_000 },
  );
}

function refuseUnknown(current: ExamScoring, { areas }: ExamScoringChanges): void {
  const known = {
    areas: new Set(current.areas.map(({ id }) => id)),
    questions: new Set(current.questionIds),
  };
  for (const [at, { id, questions }] of areas.entries()) {
    if (id && !known.areas.has(id)) throw invalid(`areas.${at}.id`, messages.unknownId);
    if (questions.some((question) => !known.questions.has(question.id))) {
      throw invalid(`areas.${at}.questions`, 'Uma questão desta área não está neste simulado');
    }
  }
}

async function setScale(tx: Database, practiceExamId: string, scaleId: string): Promise<void> {
  const set = await tx.run(sql`
    insert into exam_scorings (practice_exam_id, scale_id)
    select ${practiceExamId}, id from exam_scales where id = ${scaleId} for share
    on conflict (practice_exam_id)
      do update set scale_id = excluded.scale_id, version = exam_scorings.version + 1`);
  if (set === 0) throw invalid('scaleId', messages.unknownId);
}

async function writeAreas(
  tx: Database,
  practiceExamId: string,
  areas: ExamScoringChanges['areas'],
): Promise<void> {
  const written = areas.map((area, position) => ({
    ...area,
    id: area.id ?? randomUUID(),
    position,
  }));
  const given = JSON.stringify(written);
  await tx.run(sql`
    delete from exam_areas
    where practice_exam_id = ${practiceExamId} and id <> all(${written.map(({ id }) => id)}::uuid[])`);
  await tx.run(sql`
    insert into exam_areas (id, practice_exam_id, position, title, area, weight, cut, time_limit_minutes)
    select id, ${practiceExamId}, position, title, area, weight, cut, "timeLimitMinutes"
    from jsonb_to_recordset(${given}::jsonb) as given (
      id uuid, position integer, title text, area text, weight double precision, cut double precision,
      "timeLimitMinutes" integer)
    on conflict (id) do update set position = excluded.position, title = excluded.title, area = excluded.area,
      weight = excluded.weight, cut = excluded.cut, time_limit_minutes = excluded.time_limit_minutes,
      year = case when exam_areas.area = excluded.area then exam_areas.year end,
      booklet = case when exam_areas.area = excluded.area then exam_areas.booklet end`);
  await tx.run(sql`
    delete from area_questions using exam_areas
    where exam_areas.id = area_id and practice_exam_id = ${practiceExamId}`);
  await tx.run(sql`
    insert into area_questions (question_id, area_id, language)
    select (question ->> 'id')::uuid, given.id, (question ->> 'language')::smallint
    from jsonb_to_recordset(${given}::jsonb) as given (id uuid, questions jsonb),
      jsonb_array_elements(given.questions) question
    on conflict (question_id) do update set area_id = excluded.area_id, language = excluded.language`);
}
