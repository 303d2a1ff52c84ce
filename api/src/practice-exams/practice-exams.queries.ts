import { comesWithAttempt } from '@sabia/domain/exams/exam-settings.ts';
import type { Page } from '@sabia/domain/fields.ts';
import type { LevelingBand } from '@sabia/domain/practice-exams/leveling.ts';
import {
  type PracticeExam,
  practiceExamCard,
  type PracticeExamCard,
  type practiceExamPaymentTypes,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { isOwnedBy } from '../questions/question-owners.queries.ts';
import {
  questionsJson,
  withKey,
  withoutKey,
  type QuestionRow,
} from '../questions/questions.queries.ts';
import { bestScoreFirst, scoreOfAttempt } from '../item-response/attempt-score.queries.ts';
import {
  hasLanguageChoice,
  scaleOfExam,
  timedAreasOfExam,
} from '../item-response/exam-scoring.queries.ts';
import { examFields } from '../exams/exam-fields.ts';
import { revisionOf } from '../history/history.queries.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orderBy, readPage, type PageQuery } from '../platform/db/paging.ts';
import { byRelevance, searchIn } from '../platform/db/search.ts';

/** Condition of public listings: active and not deleted. */
const onShow = sql`practice_exams.is_active and not practice_exams.is_deleted`;

const termsOf = (kind: string) => sql`
  coalesce((
    select json_agg(json_build_object('id', terms.id, 'title', terms.title)
      order by terms.position, terms.title)
    from practice_exam_terms join terms on terms.id = practice_exam_terms.term_id
    where practice_exam_terms.practice_exam_id = practice_exams.id and terms.kind = ${kind}
  ), '[]')`;

/** From a row of `practice_exams`: the best score of the user on the scale of the exam, in a JSON object; null without one. */
function bestScoreOf(userId: string | null): Statement {
  // The statements of visitors read only tables that record their changes.
  if (userId === null) return sql`null::jsonb`;
  return sql`(
    select jsonb_build_object('score', ${scoreOfAttempt})
    from attempts join attempt_scorings on attempt_scorings.attempt_id = attempts.id
    where attempts.exam_id = practice_exams.id and attempts.user_id = ${userId}
    order by ${bestScoreFirst}, attempts.number limit 1)`;
}

const isOnCard = (field: string) => field in practiceExamCard.shape;
const cardSettings = examFields.filter((field) => field !== 'questionsQtd' && isOnCard(field));
const otherSettings = examFields.filter((field) => !isOnCard(field));

/** The columns of a card; its attempts are those of the user `viewerId`. */
const cardColumns = (viewerId: string | null): Statement => sql`
  practice_exams.id, practice_exams.title, practice_exams.short_description,
  practice_exams.level, practice_exams.payment_type, practice_exams.auto_generate,
  ${columnList(cardSettings, 'practice_exams')}, practice_exams.is_leveling,
  practice_exams.is_active, practice_exams.created_at, practice_exams.updated_at,
  ${termsOf('categories')} as categories, ${termsOf('levels')} as levels,
  case when practice_exams.auto_generate then practice_exams.questions_qtd else (
    -- Of an exam with a language choice: the questions of an attempt.
    select count(*) - least(count(*) filter (where language = 0), count(*) filter (where language = 1))
    from questions left join area_questions on area_questions.question_id = questions.id
    where questions.exam_id = practice_exams.id and questions.deleted_at is null
  ) end as questions_qtd,
  (select jsonb_build_object(
      'triesQtd', count(attempts.submitted_at),
      'correctAverage', max(attempts.correct_average),
      -- By the cut of the exam's scale; without a scale by the passing score (product.md TRI25).
      'isApproved', coalesce(bool_or(case when attempt_scorings.attempt_id is null
        then attempts.is_approved and attempts.passing_score > 0
        else attempt_scorings.is_approved end), false),
      'isOngoing', bool_or(attempts.submitted_at is null)) || coalesce(${bestScoreOf(viewerId)}, '{}')
    from attempts
    left join attempt_scorings on attempt_scorings.attempt_id = attempts.id
    where attempts.exam_id = practice_exams.id and attempts.user_id = ${viewerId}
    having count(*) > 0
  ) as progress`;

const sortings = {
  title: sql`practice_exams.title collate "pt-BR-x-icu"`,
  createdAt: sql`practice_exams.created_at`,
  updatedAt: sql`practice_exams.updated_at`,
};

interface PracticeExamsQuery extends PageQuery {
  field?: keyof typeof sortings | undefined;
  criteria?: 'asc' | 'desc' | undefined;
  categories?: readonly string[];
  levels?: readonly string[];
  paymentTypes?: readonly (typeof practiceExamPaymentTypes)[number][];
  status?: 'ACTIVE' | 'INACTIVE' | undefined;
  searchKey?: string | undefined;
}

/** The readers of a listing: the public, or administrators. */
interface Audience {
  viewerId: string | null;
  withInactive: boolean;
}

export function pagePracticeExams(
  db: Database,
  query: PracticeExamsQuery,
  audience: Audience,
): Promise<Page<PracticeExamCard>> {
  const { field = 'createdAt', criteria = query.field ? 'asc' : 'desc' } = query;
  return readPage<PracticeExamCard>(db, query, {
    columns: cardColumns(audience.viewerId),
    from: sql`from ${searched(query, audience)} where ${matching(query, audience)}`,
    order: sql`${byRelevance(query)}${orderBy(sortings[field], criteria, sql`practice_exams.id`)}`,
  });
}

const visibleTo = ({ withInactive }: Pick<Audience, 'withInactive'>) =>
  withInactive ? sql`not practice_exams.is_deleted` : onShow;

/** The FROM items: the table, with the rows that the search has found. */
function searched({ searchKey }: PracticeExamsQuery, audience: Audience): Statement {
  if (!searchKey) return sql`practice_exams`;
  const text = sql`practice_exams.title || ' ' || practice_exams.short_description`;
  const of = { table: sql`practice_exams`, text, visible: visibleTo(audience) };
  return sql`practice_exams join ${searchIn(of, searchKey)} using (id)`;
}

/** Different filters mean 'all of', several values of one mean 'any of' (product.md API6). */
function matching(query: PracticeExamsQuery, { withInactive }: Audience): Statement {
  const { categories = [], levels = [], paymentTypes = [], status } = query;
  const conditions = [visibleTo({ withInactive })];
  if (status) conditions.push(sql`practice_exams.is_active = ${status === 'ACTIVE'}`);
  if (categories.length > 0) conditions.push(hasTerm(categories));
  if (levels.length > 0) conditions.push(hasTerm(levels));
  if (paymentTypes.length > 0) {
    conditions.push(sql`practice_exams.payment_type = any(${paymentTypes}::text[])`);
  }
  return conditions.reduce((all, condition) => sql`${all} and ${condition}`);
}

const hasTerm = (ids: readonly string[]) => sql`exists (
  select from practice_exam_terms
  where practice_exam_terms.practice_exam_id = practice_exams.id
    and practice_exam_terms.term_id = any(${ids}::uuid[]))`;

export const listPracticeExamCategories = (db: Database) =>
  db.many<Term>(sql`
    select terms.id, terms.title from terms
    where terms.kind = 'categories' and exists (
      select from practice_exam_terms
      join practice_exams on practice_exams.id = practice_exam_terms.practice_exam_id and ${onShow}
      where practice_exam_terms.term_id = terms.id)
    order by terms.position, terms.title collate "pt-BR-x-icu", terms.id`);

export const findLevelingExam = (db: Database, viewerId: string | null) =>
  db.maybe<PracticeExamCard>(sql`
    select ${cardColumns(viewerId)} from practice_exams
    where practice_exams.is_leveling and ${onShow}`);

/** A practice exam as visitors see it: without questions. */
export const findPracticeExamPreview = (
  db: Database,
  id: string,
  { withInactive }: Pick<Audience, 'withInactive'>,
) =>
  db.maybe<PracticeExamCard>(sql`
    select ${cardColumns(null)} from practice_exams
    where practice_exams.id = ${id} and ${visibleTo({ withInactive })}`);

/** A stored practice exam with the answer key; replies use `withKey` or `withoutKey` for its questions. */
export type PracticeExamRow = Omit<PracticeExam, 'questions'> & { questions: QuestionRow[] };

/** Null if it is deleted or unknown. */
export const findPracticeExam = (db: Database, id: string, viewerId: string | null) =>
  db.maybe<PracticeExamRow>(sql`
    select ${cardColumns(viewerId)}, practice_exams.storage_id, practice_exams.leveling_bands,
      ${columnList(otherSettings, 'practice_exams')}, ${scaleOfExam} as scale, ${hasLanguageChoice} as has_language_choice,
      ${timedAreasOfExam} as timed_areas,
      ${revisionOf('PRACTICE_EXAM', sql`practice_exams.id`)} as revision,
      ${questionsJson(isOwnedBy({ examId: id }))} as questions
    from practice_exams where practice_exams.id = ${id} and not practice_exams.is_deleted`);

/** The settings that an attempt uses. */
export interface PracticeExamSettings {
  id: string;
  title: string;
  isActive: boolean;
  isDeleted: boolean;
  paymentType: 'PAID' | 'FREE';
  autoGenerate: boolean;
  filters: string[];
  /** The number of questions that an automatic exam draws. */
  questionsQtd: number | null;
  passingScore: number;
  timeLimitMinutes: number | null;
  isLeveling: boolean;
  levelingBands: LevelingBand[];
}

/** Also finds a deleted exam, because its open attempts continue. */
export const findPracticeExamSettings = (db: Database, id: string) =>
  db.maybe<PracticeExamSettings>(sql`
    select id, title, is_active, is_deleted, payment_type, auto_generate, filters, questions_qtd,
      passing_score, time_limit_minutes, is_leveling, leveling_bands
    from practice_exams where id = ${id}`);

/** The exam for an administrator, with the answer key. */
export const asWritten = ({ questions, ...exam }: PracticeExamRow): PracticeExam => ({
  ...exam,
  questions: questions.map(withKey),
});

/** The exam for a learner: without the key; without the questions if they come with an attempt, or are drawn for it. */
export const asTaken = ({ questions, ...exam }: PracticeExamRow): PracticeExam => ({
  ...exam,
  revision: null,
  questions:
    exam.autoGenerate || exam.timedAreas || comesWithAttempt(exam) ? [] : questions.map(withoutKey),
});
