import type { ExamArea } from '@sabia/domain/attempts/timed-areas.ts';
import type { KeyFrom } from '@sabia/domain/attempts/key-release.ts';
import type { ContentType } from '@sabia/domain/courses/content.ts';
import type { PaymentType } from '@sabia/domain/courses/course.ts';
import { exerciseSettings } from '@sabia/domain/error-notebook/exercise.ts';
import {
  usualExam,
  type QuestionsOrder,
  type AlternativesOrder,
} from '@sabia/domain/exams/exam-settings.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import type { LevelingBand } from '@sabia/domain/practice-exams/leveling.ts';
import { givenWorksJson, type GivenWorkRow } from '../assignments/given-works.queries.ts';
import { attemptPairs, type AttemptSettings } from '../exams/exam-fields.ts';
import { weakestQuestionsJson } from '../error-notebook/error-notebook.queries.ts';
import {
  areasOfExam,
  hasLanguageChoice,
  hasItemResponse,
  hasTimedAreas,
  isOfLanguage,
} from '../item-response/exam-scoring.queries.ts';
import { questionsJson, type QuestionRow } from '../questions/questions.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { extraTimePercentOf } from '../users/extra-time.queries.ts';
import { keyFrom } from './key-release.queries.ts';
import { attemptJson, notebookTitle, type AttemptRow } from './attempts.queries.ts';

/** The settings and questions of an exam, and the attempt of a learner that is under way. */
export interface Exam extends AttemptSettings {
  title: string;
  extraTimePercent: number;
  levelingBands: LevelingBand[] | null;
  /** Of an automatic exam; else empty. */
  filters: string[];
  questionsOrder: QuestionsOrder;
  alternativesOrder: AlternativesOrder;
  keyFrom: KeyFrom;
  /** In their order; empty unless they are shuffled one by one, or have time limits. */
  areas: ExamArea[];
  /** Empty for an automatic exam, and while an attempt is under way, which has its own questions. */
  questions: QuestionRow[];
  /** Works of the learner's classes with this exam (product.md DUE6). */
  given: GivenWorkRow[];
  lastNumber: number;
  /** Attempts on paper, which take none away. */
  paperQtd: number;
  /** Of attempts on a device. */
  lastSubmittedAt: string | null;
  ongoing: AttemptRow | null;
}

interface ExamParts {
  levelingBands: Statement;
  questionsOrder: Statement;
  areas: Statement;
  /** The release of the answer key. */
  released: Statement;
  /** The table of the exam; the statement has a row of it. */
  table: keyof typeof tables;
  filters: Statement;
  ownedBy: Statement;
  /** Of a question of the exam. */
  weight?: Statement;
  userId: string;
}

const tables = { contents: sql`contents`, practice_exams: sql`practice_exams` };

const examJson = ({
  table,
  levelingBands,
  questionsOrder,
  areas,
  released,
  filters,
  ownedBy,
  weight,
  userId,
}: ExamParts) => {
  const exam = tables[table];
  return sql`json_build_object(
  'title', ${exam}.title, 'levelingBands', ${levelingBands}, 'filters', ${filters}, ${attemptPairs(table)},
  'questionsOrder', ${questionsOrder}, 'areas', ${areas},
  'alternativesOrder', coalesce(${exam}.alternatives_order, 'AUTHOR'),
  'extraTimePercent', ${extraTimePercentOf(sql`${userId}::uuid`)}, 'keyFrom', ${released},
  'questions', case when not exists (select from attempts
      where user_id = ${userId} and exam_id = ${exam}.id and submitted_at is null)
    then ${questionsJson(ownedBy, { weight })} else '[]' end,
  'given', ${givenWorksJson({ examId: sql`${exam}.id`, userId: sql`${userId}::uuid` })},
  'lastNumber', (select coalesce(max(number), 0) from attempts
    where user_id = ${userId} and exam_id = ${exam}.id),
  'paperQtd', (select count(*) from attempts
    where user_id = ${userId} and exam_id = ${exam}.id and read_at is not null),
  'lastSubmittedAt', (select iso(max(submitted_at)) from attempts
    where user_id = ${userId} and exam_id = ${exam}.id and read_at is null),
  'ongoing', (select ${attemptJson} from attempts
    where user_id = ${userId} and exam_id = ${exam}.id and submitted_at is null))`;
};

/** From a row of `contents`. */
export const contentExamJson = (userId: string) =>
  examJson({
    table: 'contents',
    levelingBands: sql`null`,
    questionsOrder: sql`case when contents.content_type = 'QUICK_QUESTION' then 'AUTHOR'
      else coalesce(contents.questions_order, case when contents.content_type = 'EXAM' then 'SHUFFLED' else 'AUTHOR' end) end`,
    areas: sql`'[]'::json`,
    released: sql`case when contents.content_type <> 'QUICK_QUESTION' then ${keyFrom(sql`contents`)} end`,
    filters: sql`contents.generated_exam_filters`,
    ownedBy: sql`questions.exam_id = contents.id`,
    weight: sql`case when contents.content_type = 'QUICK_QUESTION' then 1 else questions.weight end`,
    userId,
  });

/** The exercise made of the learner's error notebook, as an exam. */
export async function findNotebookExam(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<Exam> {
  const { ongoing, lastNumber, questions } = await db.one<
    Pick<Exam, 'ongoing' | 'lastNumber' | 'questions'>
  >(sql`
    select ${weakestQuestionsJson({ userId, now, limit: exerciseSettings.questionsQtd })} as questions,
      (select coalesce(max(number), 0) from attempts
        where user_id = ${userId} and exam_id = ${userId}) as last_number,
      (select ${attemptJson} from attempts
        where user_id = ${userId} and exam_id = ${userId} and submitted_at is null) as ongoing`);
  return {
    title: notebookTitle,
    levelingBands: null,
    ...usualExam,
    filters: [],
    drawQuotas: [],
    passingScore: exerciseSettings.passingScore,
    questionsQtd: null,
    keyFrom: null,
    areas: [],
    extraTimePercent: 0,
    given: [],
    questions,
    lastNumber,
    paperQtd: 0,
    lastSubmittedAt: null,
    ongoing,
  };
}

interface AccessRow {
  isActive: boolean;
  isDeleted: boolean;
  exam: Exam;
}

export const findPracticeExam = (
  db: Database,
  {
    id,
    userId,
    foreignLanguage = null,
  }: { id: string; userId: string; foreignLanguage?: ForeignLanguage | null },
): Promise<(AccessRow & { paymentType: 'PAID' | 'FREE'; hasLanguageChoice: boolean }) | null> =>
  db.maybe(sql`
    select is_active, is_deleted, payment_type, ${hasLanguageChoice} as has_language_choice, ${examJson(
      {
        table: 'practice_exams',
        levelingBands: sql`case when is_leveling then leveling_bands end`,
        questionsOrder: sql`practice_exams.questions_order`,
        areas: sql`case when not auto_generate
          and (practice_exams.questions_order = 'SHUFFLED_IN_AREAS' or ${hasTimedAreas}) then ${areasOfExam} else '[]' end`,
        released: keyFrom(sql`practice_exams`),
        filters: sql`case when auto_generate then filters else '{}' end`,
        ownedBy: sql`questions.exam_id = practice_exams.id and ${isOfLanguage(foreignLanguage)}`,
        // Scores by item response know annulled questions, and no other weights (product.md A29).
        weight: sql`case when ${hasItemResponse} then sign(questions.weight) else questions.weight end`,
        userId,
      },
    )} as exam
    from practice_exams where id = ${id}`);

export const findContentExam = (
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<
  | (AccessRow & {
      courseId: string;
      sectionId: string;
      contentType: ContentType;
      paymentType: PaymentType;
      isFreemium: boolean;
    })
  | null
> =>
  db.maybe(sql`
    select sections.course_id, sections.id as section_id, contents.content_type,
      courses.payment_type, sections.is_freemium,
      courses.is_active and sections.is_active and contents.is_active as is_active,
      courses.is_deleted, ${contentExamJson(userId)} as exam
    from contents
    join sections on sections.id = contents.section_id and sections.deleted_at is null
    join courses on courses.id = sections.course_id
    where contents.id = ${id} and contents.deleted_at is null`);
