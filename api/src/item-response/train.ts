import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import {
  isSufficient,
  nextTrainingItem,
  sufficientError,
  trainingProficiency,
} from '@sabia/domain/item-response/adaptive-training.ts';
import { errorOn, scoreOn } from '@sabia/domain/item-response/scale.ts';
import type {
  answerTraining as answerOperation,
  startTraining as startOperation,
  Training,
  TrainingChoices,
  TrainingSummary,
} from '@sabia/domain/item-response/trainings.contract.ts';
import { messages } from '@sabia/domain/messages.ts';
import type { InputOf, ReplyOf } from '@sabia/domain/operation.ts';
import {
  type GivenAnswer,
  misfitOfAnswer,
  scoreAnswer,
} from '@sabia/domain/questions/question-kind.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { questionJson, withoutKey, type QuestionRow } from '../questions/questions.queries.ts';
import {
  type AskedQuestion,
  countTrainable,
  findAskedQuestion,
  findOngoingTraining,
  findTraining,
  listAreaIds,
  listPool,
  listTrainingRows,
  type ListedTrainingRow,
  type TrainingRow,
} from './trainings.queries.ts';

interface TrainingAct {
  viewer: Viewer;
  now: Date;
}

/** The writes to the trainings of a learner run one after the other. */
const trainingLock = (userId: string) => ({ exclusive: [`training ${userId}`] });

export async function listTrainings(db: Database, act: TrainingAct): Promise<TrainingChoices> {
  const choices = await countTrainable(db, act);
  const rows = await listTrainingRows(db, act.viewer.id);
  return { ...choices, trainings: rows.map(asSummary) };
}

/** Starts a training, or resumes the one of this subject that is under way (product.md TRI29). */
export function startTraining(
  db: Database,
  { id, ...asked }: InputOf<typeof startOperation>['body'],
  { viewer, now }: TrainingAct,
): Promise<{ isNew: boolean; training: Training }> {
  const userId = viewer.id;
  return db.transaction(async (tx) => {
    const repeated = await findTraining(tx, { id, userId });
    if (repeated) return { isNew: false, training: await open(tx, id, { viewer, now }) };
    const subject = {
      area: asked.area ?? null,
      practiceExamId: asked.practiceExamId ?? null,
      areaId: await areaOf(tx, asked),
    };
    const known = await findOngoingTraining(tx, { ...subject, userId });
    if (known) return { isNew: false, training: await open(tx, known.id, { viewer, now }) };
    const pool = await listPool(tx, { viewer, now }, subject);
    if (pool.length === 0) throw new Refusal('training_empty');
    await tx.run(sql`
      insert into trainings (id, user_id, practice_exam_id, area_id, area, started_at)
      values (${id}, ${userId}, ${subject.practiceExamId}, ${subject.areaId}, ${subject.area},
        ${now.toISOString()})
      on conflict (id) do nothing`);
    return { isNew: true, training: await open(tx, id, { viewer, now }) };
  }, trainingLock(userId));
}

/** The chosen area of a practice exam, or its only one; null without areas. One estimate over several areas means little. */
async function areaOf(
  tx: Database,
  {
    practiceExamId,
    areaId,
  }: Pick<InputOf<typeof startOperation>['body'], 'practiceExamId' | 'areaId'>,
): Promise<string | null> {
  const areaIds = practiceExamId ? await listAreaIds(tx, practiceExamId) : [];
  if (areaId === undefined) {
    if (areaIds.length > 1) throw invalid('areaId', 'Escolha a área do simulado');
    return areaIds[0] ?? null;
  }
  if (!areaIds.includes(areaId)) throw invalid('areaId', messages.unknownId);
  return areaId;
}

export const readTraining = (
  db: Database,
  id: string,
  { viewer, now }: TrainingAct,
): Promise<Training> =>
  db.transaction((tx) => open(tx, id, { viewer, now }), trainingLock(viewer.id));

/**
 * Grades the answer to the question that is asked and chooses the next one. A repeated answer, and another one to an
 * answered question, return the first.
 */
export function answerTraining(
  db: Database,
  { id, body }: { id: string; body: InputOf<typeof answerOperation>['body'] },
  { viewer, now }: TrainingAct,
): Promise<ReplyOf<typeof answerOperation>> {
  const { questionId, alternativeId, response = null } = body;
  const userId = viewer.id;
  return db.transaction(async (tx) => {
    const training = orNotFound(await findTraining(tx, { id, userId }));
    const asked = await findAskedQuestion(tx, { viewer, now }, { trainingId: id, questionId });
    if (!asked) throw invalid('questionId', messages.unknownId);
    const { question } = asked;
    if (asked.isAnswered) {
      return {
        answer: gradedBy(question, asked),
        training: asTraining(await goOn(tx, training, { viewer, now })),
      };
    }
    if (training.endedAt !== null) throw invalid('questionId', 'Este treino já terminou');
    if (!asked.isTrainable) throw new Refusal('training_waits');
    const misfit = misfitOfAnswer(question, { alternativeId, response });
    if (misfit) throw invalid(misfit.path, misfit.message);
    const answer = gradedBy(question, { alternativeId, response });
    const { isCorrect: isRight } = answer;
    const questions = training.questions.map((one) =>
      one.id === questionId ? { ...one, isRight, answerId: body.id } : one,
    );
    const { value, standardError } = trainingProficiency(answersOf(questions));
    await tx.run(sql`
      update training_questions set answer_id = ${body.id}, alternative_id = ${alternativeId},
        response = ${response && JSON.stringify(response)}::jsonb, is_right = ${isRight}, answered_at = ${now.toISOString()}, proficiency = ${value},
        standard_error = ${standardError}
      where training_id = ${id} and question_id = ${questionId}`);
    await emit(tx, 'question.trained', { userId, questionId, isRight, now });
    const next = await goOn(tx, { ...training, questions, asked: null }, { viewer, now });
    return { answer, training: asTraining(next) };
  }, trainingLock(userId));
}

export function endTraining(
  db: Database,
  id: string,
  { viewer, now }: TrainingAct,
): Promise<Training> {
  return db.transaction(async (tx) => {
    const training = orNotFound(await findTraining(tx, { id, userId: viewer.id }));
    return asTraining(training.endedAt ? training : await end(tx, training, 'STOPPED', now));
  }, trainingLock(viewer.id));
}

async function open(tx: Database, id: string, act: TrainingAct): Promise<Training> {
  const training = orNotFound(await findTraining(tx, { id, userId: act.viewer.id }));
  return asTraining(await goOn(tx, training, act));
}

/** Asks the next question, if none is asked and the training has not ended, or ends it. */
async function goOn(
  tx: Database,
  training: TrainingRow,
  { viewer, now }: TrainingAct,
): Promise<TrainingRow> {
  if (training.endedAt !== null || training.asked !== null) return training;
  const answers = answersOf(training.questions);
  if (answers.length > 0 && isSufficient(answers)) return end(tx, training, 'SUFFICIENT', now);
  const pool = await listPool(tx, { viewer, now }, training);
  const next = nextTrainingItem(pool, answers);
  if (!next) return end(tx, training, 'NO_QUESTION', now);
  const asked = await tx.one<{ question: QuestionRow }>(sql`
    with asked as (
      insert into training_questions (training_id, number, question_id, version_id, a, b, c, topic)
      select ${training.id},
        (select coalesce(max(number), 0) + 1 from training_questions where training_id = ${training.id}),
        id, version_id, ${next.a}, ${next.b}, ${next.c}, ${next.group}
      from questions where id = ${next.id}
      returning number, version_id
    )
    select ${questionJson(sql`asked.number`)} as question
    from asked join question_versions versions on versions.id = asked.version_id`);
  return { ...training, asked: asked.question };
}

async function end(
  tx: Database,
  training: TrainingRow,
  endReason: NonNullable<TrainingRow['endReason']>,
  now: Date,
): Promise<TrainingRow> {
  const endedAt = now.toISOString();
  await tx.run(sql`
    update trainings set ended_at = ${endedAt}, end_reason = ${endReason} where id = ${training.id}`);
  return { ...training, endedAt, endReason };
}

const answersOf = (questions: readonly AskedQuestion[]) =>
  questions.filter(({ answerId }) => answerId !== null);

/** Right by the whole credit, as in a calibration. */
function gradedBy(question: QuestionRow, { alternativeId, response }: GivenAnswer): GradedAnswer {
  const { id, rightAlternativeId, explanation, answerKey } = question;
  const credit = scoreAnswer(question, { alternativeId, response });
  return {
    questionId: id,
    alternativeId,
    isCorrect: credit === 1,
    correctAlternativeId: rightAlternativeId,
    explanation,
    ...(response && { response, credit }),
    ...(answerKey && { answerKey }),
  };
}

function asSummary(training: ListedTrainingRow): TrainingSummary {
  const { id, area, practiceExamId, examTitle, areaTitle, startedAt, endedAt, endReason } =
    training;
  const answers = answersOf(training.questions);
  const proficiency = trainingProficiency(answers);
  return {
    id,
    title:
      area === null
        ? [examTitle, areaTitle].filter((title) => title !== null).join(': ')
        : areaTitles[area],
    area,
    practiceExamId,
    startedAt,
    endedAt,
    endReason,
    answersQtd: answers.length,
    rightQtd: answers.filter(({ isRight }) => isRight).length,
    estimate:
      answers.length === 0
        ? null
        : {
            score: rounded(scoreOn(training, proficiency.value)),
            standardError: rounded(errorOn(training, proficiency)),
          },
  };
}

const asTraining = ({ asked, ...training }: TrainingRow): Training => ({
  ...asSummary(training),
  question: asked && training.endedAt === null ? withoutKey(asked) : null,
  sufficientError: rounded(training.slope * sufficientError),
});

const rounded = (points: number): number => Math.round(points * 10) / 10;
