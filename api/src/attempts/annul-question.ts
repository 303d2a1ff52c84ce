import type { Annulment } from '@sabia/domain/attempts/annulment.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { findAskingExam } from './annulments.queries.ts';
import { changeGradesOf } from './regrade-question.ts';

interface QuestionInExam {
  id: string;
  examId: string;
}

/** Annuls a question in an exam for all attempts there, or changes its annulment (product.md A22). */
export async function annulQuestion(
  db: Database,
  { id, examId, choice, reason }: QuestionInExam & Annulment,
  { now }: At,
): Promise<Annulment> {
  const { examKind, courseId } = orNotFound(await findAskingExam(db, { id, examId }));
  return changeGradesOf(db, { id, courseId }, { now }, async (tx) => {
    const before = await tx.maybe<Pick<Annulment, 'choice'>>(sql`
      select choice from question_annulments where exam_id = ${examId} and question_id = ${id}`);
    await tx.run(sql`
      insert into question_annulments (question_id, exam_id, exam_kind, choice, reason, annulled_at)
      values (${id}, ${examId}, ${examKind}, ${choice}, ${reason}, ${now.toISOString()})
      on conflict (exam_id, question_id) do update set choice = excluded.choice, reason = excluded.reason`);
    if (choice === 'OUT_OF_SCORE') await refuseNothingCounts(tx, examId);
    const regraded = annulled({ id, examId }, before?.choice ?? null);
    return { result: { choice, reason }, regraded };
  });
}

/** Undoes the annulment of a question in an exam: its answers count as they were given. */
export async function undoAnnulment(
  db: Database,
  { id, examId }: QuestionInExam,
  { now }: At,
): Promise<void> {
  const { courseId } = orNotFound(await findAskingExam(db, { id, examId }));
  await changeGradesOf(db, { id, courseId }, { now }, async (tx) => {
    const undone = await tx.maybe<Pick<Annulment, 'choice'>>(sql`
      delete from question_annulments where exam_id = ${examId} and question_id = ${id}
      returning choice`);
    if (!undone) throw new Refusal('not_found');
    return { result: undefined, regraded: annulled({ id, examId }, undone.choice) };
  });
}

const annulled = (
  { id, examId }: Pick<QuestionInExam, 'id' | 'examId'>,
  choiceBefore: Annulment['choice'] | null,
) => ({
  questionId: id,
  examId,
  reweighs: false,
  kind: null,
  choiceBefore,
});

/** An attempt without any question that counts would have no score. */
async function refuseNothingCounts(tx: Database, examId: string): Promise<void> {
  const empty = await tx.maybe(sql`
    select from attempts
    where exam_id = ${examId} and not exists (
      select from unnest(attempts.version_ids, attempts.question_weights) asked (version_id, weight)
      join question_versions versions on versions.id = asked.version_id
      left join question_annulments annulments
        on annulments.exam_id = attempts.exam_id and annulments.question_id = versions.question_id
      where coalesce(asked.weight, 1) > 0 and annulments.choice is distinct from 'OUT_OF_SCORE')
    limit 1`);
  if (empty) throw new Refusal('nothing_counts');
}
