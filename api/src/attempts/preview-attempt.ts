import { randomUUID } from 'node:crypto';
import type { AttemptPreview, PreviewToGrade } from '@sabia/domain/attempts/attempt-preview.ts';
import { isInTime } from '@sabia/domain/attempts/deadline.ts';
import { hasQuestions, isExam } from '@sabia/domain/courses/content.ts';
import type { ExamKey } from '@sabia/domain/exams/exam-ids.ts';
import { messages } from '@sabia/domain/messages.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { Act } from '../platform/act.ts';
import type { At } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { quicklyAnswered } from './answer-quickly.ts';
import { asAttempt } from './attempt-replies.ts';
import { listPinnedQuestions, type AttemptRow } from './attempts.queries.ts';
import { findContentExam, findPracticeExam, type Exam } from './exams.queries.ts';
import { submittedAttempt } from './grade-attempt.ts';
import { refuseUnfitAnswers } from './refuse-unfit-answers.ts';
import { attemptOf, nextQuestions } from './open-attempt.ts';

/** Authors know the key. */
const alwaysOpen = { opensAt: null, closesAt: null, keyFrom: null };

type PreviewedExam = ExamKey & { examKind: 'CONTENT' | 'PRACTICE_EXAM' };

/**
 * An attempt of an administrator that is stored nowhere, as the first attempt of a learner (product.md A11): also at an
 * inactive exam, whatever attempts the administrator has. Refuses with `exam_empty`.
 */
export async function startPreview(
  db: Database,
  asked: PreviewedExam,
  { now }: At,
): Promise<AttemptPreview> {
  const id = randomUUID();
  const { exam } = await findExam(db, asked, id);
  const place = { ...asked, userId: id };
  const questions = await nextQuestions(db, { place, exam }, { now });
  return asPreview({ id, ...attemptOf(place, exam, questions, now) }, now);
}

/**
 * Grades such an attempt, which the client has kept, as a stored one is graded. Each answer counts as arrived when it
 * was given.
 */
export async function gradePreview(
  db: Database,
  { asked, preview }: { asked: PreviewedExam; preview: PreviewToGrade },
  { viewer, now }: Act,
): Promise<AttemptPreview> {
  const { id, startedAt, versionIds, answers } = preview;
  const { exam, isQuick } = await findExam(db, asked, id);
  const questions = await listPinnedQuestions(db, versionIds);
  await refuseUnfitAnswers(db, { userId: viewer.id, questions, field: 'answers', answers });
  if (questions.length < versionIds.length) throw invalid('versionIds', messages.unknownId);
  const attempt = {
    id,
    ...attemptOf({ ...asked, userId: id }, exam, questions, new Date(startedAt)),
  };
  if (isQuick) return asPreview(quicklyAnswered(attempt, answers, now).answered, now);
  const { deadline } = attempt;
  const inTime = answers.filter(({ answeredAt }) => isInTime(answeredAt, deadline));
  const end = deadline && Date.parse(deadline) < now.getTime() ? new Date(deadline) : now;
  const sent = { answers: inTime, field: 'answers' };
  return asPreview(submittedAttempt(attempt, sent, end).submitted, now);
}

/** Open at any time. `learnerId`: nobody, who has no attempts. */
async function findExam(
  db: Database,
  asked: PreviewedExam,
  learnerId: string,
): Promise<{ exam: Exam; isQuick: boolean }> {
  if (asked.examKind === 'PRACTICE_EXAM') {
    const found = await findPracticeExam(db, { id: asked.examId, userId: learnerId });
    const { exam, isDeleted } = orNotFound(found);
    if (isDeleted) throw new Refusal('not_found');
    return { exam: { ...exam, ...alwaysOpen, areas: withoutLimits(exam.areas) }, isQuick: false };
  }
  const found = await findContentExam(db, { id: asked.examId, userId: learnerId });
  const { exam, isDeleted, contentType } = orNotFound(found);
  if (isDeleted || !hasQuestions(contentType)) throw new Refusal('not_found');
  return { exam: { ...exam, ...alwaysOpen }, isQuick: !isExam(contentType) };
}

/** A preview has one time for all questions, because it is stored nowhere. */
const withoutLimits = (areas: Exam['areas']) =>
  areas.map((area) => ({ ...area, timeLimitMinutes: null }));

const asPreview = (row: AttemptRow, now: Date): AttemptPreview => ({
  ...asAttempt(row, now),
  versionIds: row.questions.map(({ versionId }) => versionId),
});
