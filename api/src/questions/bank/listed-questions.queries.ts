import type { AnswerOf } from '@sabia/domain/operation.ts';
import { labelsLimit } from '@sabia/domain/questions/labels-limit.ts';
import type { QuestionCollection } from '@sabia/domain/questions/banks.ts';
import type { QuestionSelection } from '@sabia/domain/questions/bulk-change.ts';
import type { ListedQuestion, QuestionFilters } from '@sabia/domain/questions/listed-question.ts';
import type { readQuestionUsage } from '@sabia/domain/questions/question-banks.contract.ts';
import { columnList } from '../../platform/db/columns.ts';
import { sql, type Database, type Statement } from '../../platform/db/database.ts';
import { measuredJson } from '../draw/measured-difficulty.queries.ts';
import {
  countedAtMost,
  exactMatching,
  isLive,
  newestMatching,
  sameText,
  someMatching,
  withOwners,
  withVersion,
} from './question-filters.queries.ts';
import {
  drawingExamsJson,
  drawingExamsQtd,
  bankAttemptsQtd,
  examsJson,
  examsQtd,
} from '../question-usage.queries.ts';

const termJson = (column: Statement) => sql`(
  select json_build_object('id', terms.id, 'title', terms.title) from terms where terms.id = ${column})`;

const ownerJson = sql`json_build_object(
  'kind', case when courses.id is not null then 'course'
    when practice_exams.id is not null then 'practice-exam' else 'bank' end,
  'id', coalesce(courses.id, practice_exams.id, question_banks.id),
  'title', coalesce(courses.title, practice_exams.title, question_banks.title),
  'contentId', contents.id)`;

/** Questions with the search key as their name or code that the first page has before all others. */
const mostExact = 10;

/**
 * A page of the questions that match, the newest first, behind the question `after`; `total` comes with the first page, and so
 * do those whose name or code is the search key, before all others. They are on no later page.
 */
export async function pageQuestions(
  db: Database,
  { after, limit, ...filters }: QuestionFilters & { after?: string | undefined; limit: number },
): Promise<{ items: ListedQuestion[]; next: string | null; total: number | null }> {
  const isAfter = after ? sql`questions.id < ${after}` : sql`true`;
  const isBehind = filters.searchKey
    ? sql`${isAfter} and questions.id <> all(array(select id from exact))`
    : isAfter;
  // A page has another question, too, whose id is the cursor.
  const exact = exactMatching(filters, Math.min(mostExact, limit - 1));
  // A few are sorted. Of many the newest are read one after the other, until the page is full.
  const { exactIds, ids, total } = await db.transaction(
    (tx) =>
      tx.one<{ exactIds: string[]; ids: string[]; total: number }>(sql`
        with exact as materialized (${exact}),
        places as materialized (${someMatching(filters, isBehind)}),
        found as materialized (select distinct id from places limit ${countedAtMost}),
        counted as materialized (select count(*) as total from found)
        select array(select id from exact order by id desc) as exact_ids, total, case when total < ${countedAtMost}
          then array(select id from found order by id desc limit ${limit + 1})
          else array(${newestMatching(filters, isBehind)} limit ${limit + 1}) end as ids
        from counted`),
    { customPlans: true },
  );
  const first = after ? [] : exactIds;
  const rest = ids.slice(0, limit - first.length);
  const items = await listed(db, [...first, ...rest]);
  const next = ids.length > rest.length ? (rest.at(-1) ?? null) : null;
  return { items, next, total: after ? null : Math.min(total + first.length, countedAtMost) };
}

/** These questions, in this order. */
async function listed(db: Database, ids: readonly string[]): Promise<ListedQuestion[]> {
  // By the index; another order of the statement leads to a slower plan.
  const newestFirst = await db.many<ListedQuestion>(sql`
    select questions.id, ${columnList(['name', 'code', 'tags', 'difficulty', 'source', 'year', 'authors'], 'questions')},
      regexp_replace(left(versions.statement, 2000), '<[^>]*$', '') as statement,
      versions.kind, versions.number as version, jsonb_array_length(versions.alternatives) as alternatives_qtd,
      ${termJson(sql`questions.category_id`)} as category, ${termJson(sql`questions.level_id`)} as level,
      ${ownerJson} as owner, ${measuredJson} as measured,
      (select count(*) ${sameText(sql`same.id <> questions.id`)}) as duplicates_qtd,
      ${examsQtd} as exams_qtd,
      ${drawingExamsQtd} as drawing_exams_qtd, ${bankAttemptsQtd} as bank_attempts_qtd
    from questions ${withVersion} ${withOwners}
    where questions.id = any(${ids}::uuid[])
    order by questions.id desc`);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return newestFirst.toSorted((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0));
}

/** The ids of selected questions that are not deleted, the newest first. */
function selected(selection: QuestionSelection, limit: number): Statement {
  const filters = 'filters' in selection ? selection.filters : {};
  const isSelected =
    'ids' in selection ? sql`questions.id = any(${selection.ids}::uuid[])` : sql`true`;
  return sql`
    select questions.id from questions
    where questions.id = any(array(${someMatching(filters, isSelected)}))
    order by questions.id desc limit ${limit}`;
}

/** Locks the selected questions. Needs `customPlans`, as `someMatching`. */
export async function lockSelected(
  tx: Database,
  selection: QuestionSelection,
  limit: number,
): Promise<string[]> {
  const rows = await tx.many<{ id: string }>(
    sql`${selected(selection, limit)} for update of questions`,
  );
  return rows.map(({ id }) => id);
}

export const findSelected = (
  db: Database,
  selection: QuestionSelection,
  limit: number,
): Promise<string[]> =>
  db.transaction(
    async (tx) => (await tx.many<{ id: string }>(selected(selection, limit))).map(({ id }) => id),
    { customPlans: true },
  );

/** The exams that use a question; null for an unknown question. */
export const findUsage = (db: Database, id: string) =>
  db.maybe<AnswerOf<typeof readQuestionUsage>>(sql`
    select ${examsJson} as exams, ${drawingExamsJson} as drawing_exams,
      (select count(*) from graded_answers where graded_answers.question_id = questions.id
        and (alternative_id is not null or response is not null))
        as answered_tries_qtd
    from questions ${withVersion} ${withOwners}
    where ${isLive} and questions.id = ${id}`);

/** Banks first, then courses with questions and practice exams that do not draw theirs, each by title. */
export const listCollections = (db: Database, only?: string) =>
  db.many<QuestionCollection>(sql`
    select listed.id, listed.kind, listed.title, listed.description, listed.is_archived,
      listed.questions_qtd
    from (
      select question_banks.id, 'bank' as kind, question_banks.title, description, is_archived,
        count(questions.id) as questions_qtd
      from question_banks left join questions on bank_id = question_banks.id and deleted_at is null
      where ${only ? sql`question_banks.id = ${only}` : sql`true`}
      group by question_banks.id
      union all
      select courses.id, 'course', courses.title, '', false, count(*)
      from questions
      join contents on contents.id = questions.exam_id and contents.deleted_at is null
      join sections on sections.id = contents.section_id and sections.deleted_at is null
      join courses on courses.id = sections.course_id and not courses.is_deleted
      where questions.deleted_at is null and ${only ? sql`false` : sql`true`}
      group by courses.id
      union all
      select practice_exams.id, 'practice-exam', practice_exams.title, '', false, count(questions.id)
      from practice_exams
      left join questions on questions.exam_id = practice_exams.id and questions.deleted_at is null
      where not is_deleted and ${only ? sql`false` : sql`true`}
      group by practice_exams.id
      having count(questions.id) > 0 or not auto_generate
    ) listed
    order by kind, is_archived, title collate "pt-BR-x-icu", id`);

/** Tags, sources, authors and years in use. */
export const readLabels = (db: Database) =>
  db.one<{ tags: string[]; sources: string[]; authors: string[]; years: number[] }>(sql`
    select
      array(select distinct tag from questions cross join unnest(tags) listed (tag)
        where ${isLive} order by tag limit ${labelsLimit}) as tags,
      array(select distinct source from questions
        where ${isLive} and source is not null order by source limit ${labelsLimit}) as sources,
      array(select distinct authors from questions
        where ${isLive} and authors is not null order by authors limit ${labelsLimit}) as authors,
      array(select distinct year::integer from questions
        where ${isLive} and year is not null order by 1 desc) as years`);
