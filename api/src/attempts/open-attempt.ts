import { deadlineOf } from '@sabia/domain/attempts/deadline.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import { nextAttempt } from '@sabia/domain/attempts/next-attempt.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { drawQuestions } from '../questions/question-bank.queries.ts';
import type { QuestionRow } from '../questions/questions.queries.ts';
import { shuffled } from '../platform/shuffled.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { AttemptRow } from './attempts.queries.ts';
import type { Exam } from './exams.queries.ts';

/** The learner and the exam of an attempt; without both ids, the error notebook. */
export interface AttemptPlace {
  userId: string;
  contentId: string | null;
  practiceExamId: string | null;
  /** Of an exam with a language choice. */
  foreignLanguage?: ForeignLanguage | null;
}

/**
 * Opens a learner's next attempt, with the current questions, deadline and passing score. Refuses with `exam_empty`,
 * `attempts_used` or `attempt_pause`.
 */
export async function openAttempt(
  tx: Database,
  place: AttemptPlace,
  exam: Omit<Exam, 'ongoing'>,
  now: Date,
): Promise<AttemptRow> {
  requireNextAttempt(exam, now);
  const attempt = attemptOf(place, exam, await nextQuestions(tx, place, exam), now);
  const { number, startedAt, deadline } = attempt;
  const { id } = await tx.one<{ id: string }>(sql`
    insert into attempts (user_id, content_id, practice_exam_id, number, version_ids, passing_score,
      started_at, deadline, foreign_language)
    values (${place.userId}, ${place.contentId}, ${place.practiceExamId}, ${number},
      ${attempt.questions.map(({ versionId }) => versionId)}::uuid[], ${exam.passingScore}, ${startedAt},
      ${deadline}, ${place.foreignLanguage ?? null})
    returning id`);
  return { id, ...attempt };
}

/**
 * The questions of a learner's next attempt. Those of an automatic exam are drawn, and those of an exam of a course
 * are shuffled, with the user, the exam and the number as seed, so that a repeat after a rollback draws the same.
 */
export async function nextQuestions(
  db: Database,
  place: AttemptPlace,
  { filters, questionsQtd, isShuffled, lastNumber, questions: own }: Omit<Exam, 'ongoing'>,
): Promise<QuestionRow[]> {
  const examId = place.contentId ?? place.practiceExamId ?? place.userId;
  const seed = `${place.userId} ${examId} ${lastNumber + 1}`;
  const questions =
    filters.length > 0
      ? await drawQuestions(db, { filters, questionsQtd: questionsQtd ?? 0, seed })
      : isShuffled
        ? shuffled(own, seed)
        : own;
  if (questions.length === 0) throw new Refusal('exam_empty');
  return questions;
}

/** A learner's next attempt at its start, before it is stored. */
export function attemptOf(
  place: AttemptPlace,
  exam: Omit<Exam, 'ongoing'>,
  questions: readonly QuestionRow[],
  startedAt: Date,
): Omit<AttemptRow, 'id'> {
  return {
    ...place,
    number: exam.lastNumber + 1,
    title: exam.title,
    average: null,
    levelingBands: exam.levelingBands,
    questionsQtd: questions.length,
    passingScore: exam.passingScore,
    startedAt: startedAt.toISOString(),
    deadline: deadlineOf(startedAt, exam.timeLimitMinutes)?.toISOString() ?? null,
    attemptsLimit: exam.attemptsLimit,
    isLimitOver: false,
    submittedAt: null,
    result: null,
    questions: questions.map((question, order) => ({ ...question, order })),
    log: [],
    contacts: [],
    graded: [],
  };
}

function requireNextAttempt(exam: Omit<Exam, 'ongoing'>, now: Date): void {
  const next = nextAttempt(exam, exam, now);
  if (next.granted) return;
  if (next.because === 'attempts-used') throw new Refusal('attempts_used');
  throw new Refusal('attempt_pause', {
    detail: `Esta prova tem uma pausa entre as tentativas. Próxima tentativa a partir de ${moment.format(new Date(next.from))}.`,
    extension: { availableAt: next.from },
  });
}

/** '23/11/2026, 10:15' */
const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});
