import { randomUUID } from 'node:crypto';
import type { LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { usualExam } from '@sabia/domain/exams/exam-settings.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import type { QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import type { QuestionRow } from '../questions/questions.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { SubmittedAnswer } from './answer-log.ts';
import { findPracticeExam } from './exams.queries.ts';
import { openAttempt } from './open-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';

interface Asked {
  id: string;
  alternatives: readonly { id: string }[];
}

/** Answers as a device makes them. `choices`: the index of the alternative of each question, 0 by default. */
export function someAnswers(
  attempt: { startedAt: string; questions: readonly Asked[] },
  choices: readonly (number | null)[] = attempt.questions.map(() => 0),
): LoggedAnswer[] {
  return choices.flatMap((choice, at) => {
    const question = attempt.questions[at];
    if (!question) return [];
    return [
      {
        id: randomUUID(),
        questionId: question.id,
        alternativeId: choice === null ? null : (question.alternatives[choice]?.id ?? null),
        answeredAt: new Date(Date.parse(attempt.startedAt) + (at + 1) * 1000).toISOString(),
        timeSpent: 10,
      },
    ];
  });
}

/** A practice exam as the exam of attempts. */
export const practiceExam = (examId: string) => ({ examId, examKind: 'PRACTICE_EXAM' }) as const;

/** The first attempts of learners at a practice exam with these questions; returns their ids by user id. */
export async function someAttempts(
  db: Database,
  {
    userIds,
    practiceExamId,
    questions,
    now,
  }: { userIds: string[]; practiceExamId: string; questions: QuestionRow[]; now: Date },
): Promise<Map<string, string>> {
  const opened = await db.many<{ id: string; userId: string }>(sql`
    insert into attempts (user_id, exam_id, exam_kind, number, version_ids, passing_score, started_at)
    select user_id, ${practiceExamId}, 'PRACTICE_EXAM', 1, ${questions.map(({ versionId }) => versionId)}::uuid[],
      ${usualExam.passingScore}, ${now.toISOString()}
    from unnest(${userIds}::uuid[]) as user_id
    returning id, user_id`);
  return new Map(opened.map(({ id, userId }) => [userId, id]));
}

/** A submitted attempt at a practice exam; `choices`: the index of the alternative of each question, any other is blank. */
export async function aSubmittedAttempt(
  db: Database,
  {
    userId,
    practiceExamId,
    foreignLanguage = null,
  }: { userId: string; practiceExamId: string; foreignLanguage?: ForeignLanguage | null },
  {
    choices = [],
    responses = [],
    now,
  }: { choices?: readonly number[]; responses?: readonly QuestionResponse[]; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    const found = await findPracticeExam(tx, { id: practiceExamId, userId, foreignLanguage });
    if (!found) throw new Error('no practice exam');
    const place = { userId, ...practiceExam(practiceExamId), foreignLanguage };
    const attempt = await openAttempt(tx, { place, exam: found.exam }, { now });
    const answers = attempt.questions.flatMap(
      ({ id: questionId, alternatives }, at): SubmittedAnswer[] => {
        const alternative = alternatives[choices[at] ?? -1];
        if (alternative) return [{ questionId, alternativeId: alternative.id }];
        const response = responses[at];
        return response ? [{ questionId, alternativeId: null, response }] : [];
      },
    );
    await submitAttempt(tx, { id: attempt.id, userId, answers }, { now });
    return attempt.id;
  });
}

/** An attempt of a learner that is under way at a practice exam. */
export async function anOpenAttempt(
  db: Database,
  { userId, practiceExamId }: { userId: string; practiceExamId: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const found = await findPracticeExam(tx, { id: practiceExamId, userId });
    if (!found) throw new Error('no practice exam');
    const place = { userId, ...practiceExam(practiceExamId) };
    return (await openAttempt(tx, { place, exam: found.exam }, { now })).id;
  });
}
