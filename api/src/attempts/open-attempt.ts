import { narrowedWindow } from '@sabia/domain/assignments/due-moment.ts';
import { answerLimits } from '@sabia/domain/attempts/answer-limits.ts';
import { deadlineOf } from '@sabia/domain/attempts/deadline.ts';
import type { ExamKey } from '@sabia/domain/exams/exam-ids.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import { inAreas } from '@sabia/domain/attempts/in-areas.ts';
import {
  hasTimedAreas,
  timedAreasOf,
  withAreaStarted,
} from '@sabia/domain/attempts/timed-areas.ts';
import { weightsOf } from '@sabia/domain/attempts/question-weights.ts';
import { nextAttempt } from '@sabia/domain/attempts/next-attempt.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { drawQuestions } from '../questions/draw/draw-questions.queries.ts';
import type { QuestionRow } from '../questions/questions.queries.ts';
import { shuffled } from '../platform/shuffled.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { termsOfGiven } from '../assignments/given-works.queries.ts';
import { writtenBytes } from './answer-quota.ts';
import type { AttemptRow } from './attempts.queries.ts';
import type { Exam } from './exams.queries.ts';

/** The learner and the exam of an attempt. */
export interface AttemptPlace extends ExamKey {
  userId: string;
  /** Of an exam with a language choice. */
  foreignLanguage?: ForeignLanguage | null;
}

/** A learner's next attempt, before it is opened. */
interface NextAttempt {
  place: AttemptPlace;
  exam: Omit<Exam, 'ongoing'>;
}

/**
 * Opens a learner's next attempt, with the current questions, deadline and passing score. Refuses with `limit_reached`, `exam_empty`,
 * `exam_weightless`, `attempts_used`, `attempt_pause`, `exam_not_open` or `exam_closed`.
 */
export async function openAttempt(
  tx: Database,
  { place, exam: asked }: NextAttempt,
  { now }: At,
): Promise<AttemptRow> {
  const [given, ...others] = asked.given;
  // Without extra time, which moves each closing later on.
  const exam = given
    ? { ...asked, ...narrowedWindow(asked, termsOfGiven([given, ...others], 0)) }
    : asked;
  requireNextAttempt(exam, now);
  const attempt = attemptOf(place, exam, await nextQuestions(tx, { place, exam }, { now }), now);
  const { number, startedAt, deadline, timedAreas } = attempt;
  const weights = attempt.questions.map(({ weight = null }) => weight);
  const opened = answerLimits.lineBytes * attempt.questions.length;
  const { id, bytes } = await tx.one<{ id: string; bytes: number }>(sql`
    with ${writtenBytes(place.userId, opened, now)}
    insert into attempts (user_id, exam_id, exam_kind, number, version_ids, passing_score,
      started_at, deadline, timed_areas, foreign_language, alternatives_order, question_weights)
    values (${place.userId}, ${place.examId}, ${place.examKind}, ${number},
      ${attempt.questions.map(({ versionId }) => versionId)}::uuid[], ${exam.passingScore}, ${startedAt},
      ${deadline}, ${timedAreas && JSON.stringify(timedAreas)}::jsonb, ${place.foreignLanguage ?? null}, ${attempt.alternativesOrder},
      ${weights[0] === null ? null : weights}::double precision[])
    returning id, (select bytes from written)`);
  if (bytes > answerLimits.bytesADay) throw new Refusal('limit_reached', { detail: beyondDay });
  return { id, ...attempt };
}

/**
 * The questions of a learner's next attempt. Those of an automatic exam are drawn, others are in the order that the
 * exam asks for. User, exam and number are the seed, so that a repeat after a rollback draws the same.
 */
export async function nextQuestions(
  db: Database,
  { place, exam }: NextAttempt,
  { now }: At,
): Promise<QuestionRow[]> {
  const { filters, questionsQtd, lastNumber } = exam;
  const seed = `${place.userId} ${place.examId} ${lastNumber + 1}`;
  const questions =
    filters.length > 0
      ? await drawQuestions(db, {
          ...exam,
          questionsQtd: questionsQtd ?? 0,
          userId: place.userId,
          now,
          seed,
        })
      : inOrder(exam, seed);
  if (questions.length === 0) throw new Refusal('exam_empty');
  return questions;
}

function inOrder(
  { questions, questionsOrder, areas }: Pick<Exam, 'questions' | 'questionsOrder' | 'areas'>,
  seed: string,
): QuestionRow[] {
  const ordered = questionsOrder === 'AUTHOR' ? questions : shuffled(questions, seed);
  const isByAreas = questionsOrder === 'SHUFFLED_IN_AREAS' || hasTimedAreas(areas);
  return isByAreas
    ? inAreas(
        ordered,
        areas.map(({ questionIds }) => questionIds),
      )
    : ordered;
}

/** A learner's next attempt at its start, before it is stored. */
export function attemptOf(
  place: AttemptPlace,
  exam: Omit<Exam, 'ongoing'>,
  questions: readonly QuestionRow[],
  startedAt: Date,
): Omit<AttemptRow, 'id'> {
  const weights = weightsOf(questions, exam.filters.length > 0 ? [] : exam.questions);
  const annulments = new Map(exam.questions.map(({ id, annulment = null }) => [id, annulment]));
  const asked = questions.map((question, order) => ({
    ...question,
    order,
    weight: weights?.[order] ?? null,
    annulment: annulments.get(question.id) ?? null,
  }));
  const counts = asked.some(
    ({ weight, annulment }) => weight !== 0 && annulment?.choice !== 'OUT_OF_SCORE',
  );
  if (!counts) throw new Refusal('exam_weightless');
  const deadline = deadlineOf(startedAt, exam)?.toISOString() ?? null;
  const timedAreas = timedAreasOf(exam.areas, { ...exam, questions });
  return {
    ...place,
    number: exam.lastNumber + 1,
    title: exam.title,
    average: null,
    levelingBands: exam.levelingBands,
    questionsQtd: questions.length,
    passingScore: exam.passingScore,
    startedAt: startedAt.toISOString(),
    ...(timedAreas
      ? withAreaStarted({ timedAreas, deadline }, 0, startedAt)
      : { timedAreas, deadline }),
    attemptsLimit: limitOf(exam),
    alternativesOrder: exam.alternativesOrder,
    keyFrom: exam.keyFrom,
    isLimitOver: false,
    submittedAt: null,
    readAt: null,
    readSource: null,
    result: null,
    questions: asked,
    log: [],
    linesQtd: 0,
    knownIds: [],
    contacts: [],
    graded: [],
  };
}

/** Attempts on paper take none away (product.md MOCK13). */
const limitOf = ({ attemptsLimit, paperQtd }: Omit<Exam, 'ongoing'>): number | null =>
  attemptsLimit === null ? null : attemptsLimit + paperQtd;

const beyondDay = 'Você fez muitas tentativas hoje. Comece outra amanhã.';

function requireNextAttempt(exam: Omit<Exam, 'ongoing'>, now: Date): void {
  const next = nextAttempt({ ...exam, attemptsLimit: limitOf(exam) }, exam, now);
  if (next.granted) return;
  if (next.because === 'attempts-used') throw new Refusal('attempts_used');
  if (next.because === 'not-open')
    throw new Refusal('exam_not_open', {
      detail: `Abre em ${moment.format(new Date(next.from))}.`,
      extension: { availableAt: next.from },
    });
  if (next.because === 'closed')
    throw new Refusal('exam_closed', {
      detail: `Fechou em ${moment.format(new Date(next.since))}.`,
    });
  throw new Refusal('attempt_pause', {
    detail: `Há uma pausa entre as tentativas. Próxima tentativa a partir de ${moment.format(new Date(next.from))}.`,
    extension: { availableAt: next.from },
  });
}

/** '23/11/2026, 10:15' */
const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});
