import type { Area } from '@sabia/domain/item-response/booklet.ts';
import type {
  TrainingAnswer,
  TrainingItem,
} from '@sabia/domain/item-response/adaptive-training.ts';
import type {
  TrainingChoices,
  TrainingSummary,
} from '@sabia/domain/item-response/trainings.contract.ts';
import { practiceExamAccess } from '@sabia/domain/practice-exams/practice-exam-access.ts';
import { type GivenAnswer, kindsCorrectedByPeople } from '@sabia/domain/questions/question-kind.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { questionJson, type QuestionRow } from '../questions/questions.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { isAnnulled } from '../attempts/attempt-grades.queries.ts';
import { withheldExamIds, withheldQuestionIds } from '../attempts/key-release.queries.ts';
import { hasOtherKey } from './exam-scoring.queries.ts';

/** The area of the Enem whose questions a training asks, or the practice exam, with one of its areas; others are null. */
interface TrainingSubject {
  practiceExamId: string | null;
  areaId: string | null;
  area: Area | null;
}

interface Context {
  viewer: Pick<Viewer, 'id' | 'isAdmin' | 'hasActiveSubscription'>;
  now: Date;
}

/**
 * Condition on `practice_exams` and `questions`: the viewer may train with the question (product.md TRI12, TRI31). A training tells
 * the key of each answered question, so none is taken from an exam that is not open yet, limits attempts or withholds the
 * key, or of an attempt under way, which may have drawn it.
 */
function isTrainable({ viewer, now }: Context): Statement {
  const exam = { isActive: true, isDeleted: false, paymentType: 'PAID' } as const;
  const opensPaid = practiceExamAccess(viewer, exam).granted;
  const opensInactive = practiceExamAccess(viewer, { ...exam, isActive: false }).granted;
  return sql`not practice_exams.is_deleted and not practice_exams.is_leveling
    and practice_exams.attempts_limit is null and practice_exams.id not in (${withheldExamIds(now)})
    and (practice_exams.opens_at is null or practice_exams.opens_at <= ${now.toISOString()})
    and (practice_exams.is_active or ${opensInactive})
    and (practice_exams.payment_type = 'FREE' or ${opensPaid})
    and not exists (
      select from attempts
      where attempts.user_id = ${viewer.id} and attempts.exam_id = practice_exams.id
        and attempts.submitted_at is null)
    and questions.id not in (
      select versions.question_id
      from attempts cross join unnest(attempts.version_ids) listed (version_id)
      join question_versions versions on versions.id = listed.version_id
      where attempts.user_id = ${viewer.id} and attempts.submitted_at is null)
    and questions.id not in (${withheldQuestionIds(viewer.id, now)})`;
}

/** FROM and WHERE: the questions with parameters that the viewer may train with, of both languages of an exam. */
const trainableQuestions = (context: Context) => sql`
  from question_parameters
  join questions on questions.id = question_parameters.question_id and questions.deleted_at is null
  join question_versions versions on versions.id = questions.version_id
  join practice_exams on practice_exams.id = questions.exam_id
  left join area_questions on area_questions.question_id = questions.id
  left join exam_areas on exam_areas.id = area_questions.area_id
  where a is not null and questions.weight > 0 and not ${isAnnulled(sql`questions.id`)} and versions.kind <> all(${kindsCorrectedByPeople}) and not ${hasOtherKey}
    and area_questions.language is null and ${isTrainable(context)}`;

/** From a row of `practice_exams`. */
const hasSeveralAreas = sql`(
  select count(*) > 1 from exam_areas every_area where every_area.practice_exam_id = practice_exams.id)`;

/** One of several questions with the same published item. */
const itemKey = sql`coalesce(question_parameters.item_code::text, questions.id::text)`;

/** The questions of which a training chooses the next one. */
export const listPool = (
  db: Database,
  context: Context,
  { practiceExamId, areaId, area }: TrainingSubject,
): Promise<TrainingItem[]> =>
  db.many<TrainingItem>(sql`
    select distinct on (${itemKey}) questions.id, a, b, c,
      coalesce('H' || ability, exam_areas.title, '') as group,
      (select count(*) from training_questions
        where training_questions.question_id = questions.id) as asked_qtd
    ${trainableQuestions(context)} and ${
      practiceExamId === null
        ? sql`exam_areas.area = ${area}`
        : sql`questions.exam_id = ${practiceExamId}
            and (${areaId}::uuid is null or exam_areas.id = ${areaId})`
    }
    order by ${itemKey}, questions.id`);

/** A question that a training has asked. */
export interface AskedQuestion extends TrainingAnswer {
  /** Null: not answered yet. */
  answerId: string | null;
}

export interface TrainingRow {
  id: string;
  area: Area | null;
  practiceExamId: string | null;
  areaId: string | null;
  examTitle: string | null;
  /** Null: the exam has one area or none. */
  areaTitle: string | null;
  startedAt: string;
  endedAt: string | null;
  endReason: TrainingSummary['endReason'];
  slope: number;
  intercept: number;
  questions: AskedQuestion[];
  /** The question without an answer. */
  asked: QuestionRow | null;
}

const trainingColumns = sql`
  trainings.id, trainings.area, trainings.practice_exam_id, trainings.area_id,
  practice_exams.title as exam_title, case when ${hasSeveralAreas} then exam_areas.title end as area_title,
  trainings.started_at, trainings.ended_at, trainings.end_reason,
  coalesce(scales.slope, 100) as slope, coalesce(scales.intercept, 500) as intercept,
  (select coalesce(json_agg(json_build_object('id', question_id, 'group', topic, 'a', a, 'b', b, 'c', c,
      'askedQtd', 0, 'isRight', is_right, 'answerId', answer_id) order by training_questions.number), '[]')
    from training_questions where training_id = trainings.id) as questions`;

const fromTrainings = sql`
  from trainings
  left join exam_areas on exam_areas.id = trainings.area_id
  left join scales on scales.area = coalesce(trainings.area, exam_areas.area)
  left join practice_exams on practice_exams.id = trainings.practice_exam_id`;

export const findTraining = (
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<TrainingRow | null> =>
  db.maybe<TrainingRow>(sql`
    select ${trainingColumns},
      (select ${questionJson(sql`training_questions.number`)} from training_questions
        join question_versions versions on versions.id = version_id
        where training_id = trainings.id and answer_id is null) as asked
    ${fromTrainings} where trainings.id = ${id} and trainings.user_id = ${userId}`);

/** The training of this subject that is under way. */
export const findOngoingTraining = (
  db: Database,
  { userId, practiceExamId, areaId, area }: TrainingSubject & { userId: string },
) =>
  db.maybe<{ id: string }>(sql`
    select id from trainings
    where user_id = ${userId}
      and coalesce(area_id::text, practice_exam_id::text, area) = ${areaId ?? practiceExamId ?? area}
      and ended_at is null`);

/** Number of trainings in the list. */
const listedTrainings = 10;

export type ListedTrainingRow = Omit<TrainingRow, 'asked'>;

export const listTrainingRows = (db: Database, userId: string): Promise<ListedTrainingRow[]> =>
  db.many<ListedTrainingRow>(sql`
    select ${trainingColumns} ${fromTrainings} where trainings.user_id = ${userId}
    order by trainings.ended_at is not null, trainings.started_at desc limit ${listedTrainings}`);

/** The areas and practice exams with questions for a training, with their number. */
export const countTrainable = (db: Database, context: Context) =>
  db.one<Pick<TrainingChoices, 'areas' | 'exams'>>(sql`
    with trainable as (
      select practice_exams.id as practice_exam_id, practice_exams.title, exam_areas.area, ${itemKey} as item,
        exam_areas.id as area_id, exam_areas.position,
        case when ${hasSeveralAreas} then exam_areas.title end as area_title
      ${trainableQuestions(context)}
    )
    select
      (select coalesce(json_agg(json_build_object('area', area, 'questionsQtd', qtd) order by area), '[]')
        from (select area, count(distinct item) as qtd from trainable where area is not null group by area) of_area
      ) as areas,
      (select coalesce(json_agg(json_build_object('id', practice_exam_id, 'title', title, 'areaId', area_id,
          'areaTitle', area_title, 'questionsQtd', qtd)
          order by title collate "pt-BR-x-icu", practice_exam_id, position), '[]')
        from (
          select practice_exam_id, title, area_id, area_title, position, count(*) as qtd from trainable
          where area_id is not null or not exists (
            select from exam_areas where exam_areas.practice_exam_id = trainable.practice_exam_id)
          group by 1, 2, 3, 4, 5
        ) of_exam
      ) as exams`);

/** A visitor after signing up: without a subscription, and without attempts. */
const newLearner = {
  id: '00000000-0000-0000-0000-000000000000',
  isAdmin: false,
  hasActiveSubscription: false,
};

/** True if a visitor finds questions of this area of the Enem to train with after signing up. */
export const isTrained = async (db: Database, area: Area, now: Date): Promise<boolean> =>
  (
    await db.one<{ isTrained: boolean }>(sql`
      select exists (select ${trainableQuestions({ viewer: newLearner, now })} and exam_areas.area = ${area})
        as is_trained`)
  ).isTrained;

/** The areas of a practice exam, which a training has to choose among. */
export const listAreaIds = async (db: Database, practiceExamId: string): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select id from exam_areas where practice_exam_id = ${practiceExamId}`)
  ).map(({ id }) => id);

/** An answered question of a training, or the one that is asked now. */
export const findAskedQuestion = (
  db: Database,
  context: Context,
  { trainingId, questionId }: { trainingId: string; questionId: string },
) =>
  db.maybe<GivenAnswer & { question: QuestionRow; isAnswered: boolean; isTrainable: boolean }>(sql`
    select ${questionJson(sql`training_questions.number`)} as question, alternative_id, response,
      answer_id is not null as is_answered,
      exists (select from questions join practice_exams on practice_exams.id = questions.exam_id
        where questions.id = training_questions.question_id and ${isTrainable(context)}) as is_trainable
    from training_questions join question_versions versions on versions.id = version_id
    where training_id = ${trainingId} and training_questions.question_id = ${questionId}`);
