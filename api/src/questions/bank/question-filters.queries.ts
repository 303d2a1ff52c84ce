import { bulkChangeLimit } from '@sabia/domain/questions/bulk-change-limit.ts';
import type { QuestionFilters } from '@sabia/domain/questions/listed-question.ts';
import { joinExam } from '../../exams/exam-ids.queries.ts';
import { sql, type Statement } from '../../platform/db/database.ts';
import { measuredAs } from '../draw/measured-difficulty.queries.ts';

// The filters of the list of questions, in SQL (product.md Q13, Q26, Q27, Q29).

/** The version and the owner of the row `questions`; joins that a statement does not need cost it nothing. */
export const withVersion = sql`
  left join question_versions versions on versions.id = questions.version_id`;
export const withOwners = sql`
  ${joinExam(sql`questions.exam_id`)}
  left join question_banks on question_banks.id = questions.bank_id`;

/** The owner of a row with the columns of `questions` is not deleted. A question bank is never deleted. */
export const hasOwner = (row: Statement) => sql`case
  when ${row}.bank_id is not null then true
  when ${row}.exam_id in (select id from practice_exams where not is_deleted) then true
  else (
    select true from contents
    join sections on sections.id = contents.section_id and sections.deleted_at is null
    join courses on courses.id = sections.course_id and not courses.is_deleted
    where contents.id = ${row}.exam_id and contents.deleted_at is null) end`;

/** The row `questions` is not deleted, and neither is its owner. */
export const isLive = sql`questions.deleted_at is null and ${hasOwner(sql`questions`)}`;

/** The owner of the question is one of the practice exams and banks, or a content of one of the courses. */
const isIn = (collections: readonly string[]) => sql`(
  questions.bank_id = any(${collections}::uuid[]) or questions.exam_id = any(array(
    select unnest(${collections}::uuid[])
    union all
    select contents.id from contents join sections on sections.id = contents.section_id
    where sections.course_id = any(${collections}::uuid[]))))`;

/** The term of the question; without one, a term of its course or practice exam. */
const hasTerm = (column: Statement, terms: readonly string[]) => sql`(
  ${column} = any(${terms}::uuid[]) or ${column} is null and questions.exam_id in (
    select contents.id from contents
    join sections on sections.id = contents.section_id
    join course_terms on course_terms.course_id = sections.course_id
    where course_terms.term_id = any(${terms}::uuid[])
    union all
    select practice_exam_id from practice_exam_terms where term_id = any(${terms}::uuid[])))`;

/** Questions `same` with the text of the row `versions` that are not deleted, and neither are their owners. */
export const sameText = (condition: Statement) => sql`
  from question_versions same_versions
  join questions same on same.version_id = same_versions.id and same.deleted_at is null
  where same_versions.fingerprint = versions.fingerprint and ${hasOwner(sql`same`)} and ${condition}`;

const useConditions: Record<NonNullable<QuestionFilters['use']>, Statement> = {
  // A question of an exam is used. With the offset answers are looked up by question: PostgreSQL expects one question without
  // a copy in an exam, and would read all answers for each.
  unused: sql`questions.bank_id is not null
    and not exists (select ${sameText(sql`same.bank_id is null`)})
    and not exists (select from graded_answers where graded_answers.question_id = questions.id offset 0)`,
  // Few texts are repeated: their versions are looked up one by one.
  repeated: sql`questions.version_id in (
      select alike.id
      from (
        select fingerprint from question_versions
        group by fingerprint having count(distinct question_id) > 1
      ) repeated cross join lateral (
        select id from question_versions where fingerprint = repeated.fingerprint offset 0
      ) alike)
    and exists (select ${sameText(sql`same.id <> questions.id`)})`,
};

/** The row `versions` has the text of this question. */
const isDuplicateOf = (questionId: string) => sql`versions.fingerprint = (
  select own_versions.fingerprint
  from questions own join question_versions own_versions on own_versions.id = own.version_id
  where own.id = ${questionId})`;

const isAll = (conditions: readonly Statement[]): Statement =>
  conditions.reduce((all, one) => sql`${all} and ${one}`, sql`true`);

/** The conditions of the filters, which narrow the live questions, apart from the search, on `questions` and `versions`. */
function conditionsOf(filters: Partial<QuestionFilters>): Statement[] {
  const { collections = [], categories = [], levels = [], difficulties = [] } = filters;
  const { tags = [], kinds = [], measuredDifficulty, source, authors, year, use } = filters;
  const { duplicatesOf } = filters;
  return [
    collections.length > 0 && isIn(collections),
    categories.length > 0 && hasTerm(sql`questions.category_id`, categories),
    levels.length > 0 && hasTerm(sql`questions.level_id`, levels),
    difficulties.length > 0 && sql`questions.difficulty = any(${difficulties})`,
    tags.length > 0 && sql`questions.tags @> ${tags}`,
    measuredDifficulty && sql`questions.id in (${measuredAs(measuredDifficulty)})`,
    source && sql`questions.source = ${source}`,
    authors && sql`questions.authors = ${authors}`,
    year && sql`questions.year = ${year}`,
    kinds.length > 0 && sql`versions.kind = any(${kinds})`,
    use && useConditions[use],
    duplicatesOf && isDuplicateOf(duplicatesOf),
  ].filter((condition): condition is Statement => Boolean(condition));
}

/** The search in the words of the text of `versions`, and in the metadata of `questions`, from the name to the authors. */
const inWords = (searchKey: string) => sql`versions.words @@ begun_words(${searchKey})`;
const inNames = (searchKey: string) => sql`questions.sought_names like anywhere(${searchKey})`;

/** One more than a bulk change reaches, so that the list tells them apart. */
export const countedAtMost = bulkChangeLimit + 1;

/**
 * The ids of matching questions, in no order; at most `countedAtMost` by each place of a search, so that an id may come twice.
 * Each place is looked up alone and stops early; both in one condition would read all questions. Needs a plan for its values
 * (`customPlans`): the best order of the conditions depends on how frequent the words and the values of the filters are.
 */
export function someMatching(
  { searchKey, ...filters }: Partial<QuestionFilters>,
  condition: Statement = sql`true`,
): Statement {
  const matching = isAll([isLive, ...conditionsOf(filters), condition]);
  const places = searchKey ? [inWords(searchKey), inNames(searchKey)] : [sql`true`];
  return places
    .map(
      (isFound) => sql`(
        select questions.id from questions ${withVersion}
        where ${isFound} and ${matching} limit ${countedAtMost})`,
    )
    .reduce((first, second) => sql`${first} union all ${second}`);
}

/** The ids of matching questions with the search key as their whole name or code, the newest first; none without a search. */
export function exactMatching(
  { searchKey, ...filters }: Partial<QuestionFilters>,
  limit: number,
): Statement {
  if (!searchKey) return sql`select null::uuid as id where false`;
  const key = sql`plain(${searchKey})`;
  const isExact = sql`(plain(name) = ${key} or plain(code) = ${key})`;
  return sql`
    select questions.id from questions ${withVersion}
    where ${isExact} and ${isAll([isLive, ...conditionsOf(filters)])}
    order by questions.id desc limit ${limit}`;
}

/**
 * The ids of all matching questions, the newest first. Goes through the questions one by one, which is fast only if many match;
 * the filters are in a subquery, so that no index leads to another way, with all matches sorted.
 */
export function newestMatching(
  { searchKey, ...filters }: Partial<QuestionFilters>,
  isBehind: Statement,
): Statement {
  const search = searchKey ? [sql`(${inWords(searchKey)} or ${inNames(searchKey)})`] : [];
  return sql`
    select questions.id from questions
    where ${isBehind} and ${isLive} and (
      select true from question_versions versions
      where versions.id = questions.version_id and ${isAll([...conditionsOf(filters), ...search])} limit 1)
    order by questions.id desc`;
}
