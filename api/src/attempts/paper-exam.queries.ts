import type { AnnulmentChoice } from '@sabia/domain/attempts/annulment.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import { hasItemResponse } from '../item-response/exam-scoring.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import type { QuestionRow } from '../questions/questions.queries.ts';
import { annulmentJson } from './attempt-grades.queries.ts';
import { pinnedQuestionJson } from './attempts.queries.ts';

/** A practice exam whose questions were answered on paper, and the attempt with the answers so far. */
export interface PaperExam {
  passingScore: number;
  isLeveling: boolean;
  /** Of the learner's attempts at the exam; 0 without one. */
  lastNumber: number;
  /** In the order of the paper, those that are deleted included; an attempt keeps the versions that it has. */
  questions: (QuestionRow & {
    /** The choice of a foreign language that has the question; null: all have it. */
    language: ForeignLanguage | null;
    annulment?: { choice: AnnulmentChoice; reason: string } | null;
  })[];
  attempt: {
    /** Weights by version; null: each weighs 1. */
    weights: Record<string, number> | null;
    submittedAt: string;
    /** The essays that it has. */
    responses: { questionId: string; response: QuestionResponse; credit: number | null }[];
    /** The figures of the exam have it. */
    isTallied: boolean;
  } | null;
}

/** The exam of a learner's answers on paper, or null. */
export const findPaperExam = (
  db: Database,
  {
    examId,
    userId,
    attemptId,
    questionIds,
  }: { examId: string; userId: string; attemptId: string | null; questionIds: readonly string[] },
): Promise<PaperExam | null> =>
  db.maybe<PaperExam>(sql`
    select practice_exams.passing_score, practice_exams.is_leveling,
      (select coalesce(max(number), 0) from attempts where user_id = ${userId} and exam_id = practice_exams.id) as last_number,
      (select coalesce(json_agg(
          (${pinnedQuestionJson(sql`place - 1`, {
            weight: sql`case when ${hasItemResponse} then sign(questions.weight) else questions.weight end`,
            annulment: annulmentJson({
              examId: sql`practice_exams.id`,
              questionId: sql`versions.question_id`,
            }),
          })})::jsonb || jsonb_build_object('language', (
            select language from area_questions where area_questions.question_id = questions.id)) order by place), '[]')
        from unnest(${questionIds}::uuid[]) with ordinality as asked(id, place)
        join questions on questions.id = asked.id
        join question_versions versions on versions.id = coalesce((
          select pinned.id from attempts join question_versions pinned on pinned.id = any(attempts.version_ids)
          where attempts.id = ${attemptId} and pinned.question_id = questions.id), questions.version_id)) as questions,
      (select json_build_object('submittedAt', iso(submitted_at), 'isTallied', tallied_credit is not null,
          'responses', (
            select coalesce(json_agg(json_build_object('questionId', question_id, 'response', response, 'credit', graded_answers.credit)), '[]')
            from graded_answers where attempt_id = attempts.id and response is not null),
          'weights', case when question_weights is not null then (
            select json_object_agg(version_id, weight)
            from unnest(version_ids, question_weights) as weighed(version_id, weight)) end)
        from attempts where id = ${attemptId} and user_id = ${userId}) as attempt
    from practice_exams where id = ${examId}`);
