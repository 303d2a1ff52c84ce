import { bulkChangeLimit } from '@sabia/domain/questions/bulk-change-limit.ts';
import type { QuestionFilters } from '@sabia/domain/questions/listed-question.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import { hasPart } from '../platform/db/search.ts';
import { ownerOf } from './questions.queries.ts';

// The filters of the list of questions, in SQL (product.md Q13).

/** A question of an owner that is not deleted. Beside `questions`: `contents`, `sections`, `courses`, … */
export const withOwners = sql`
  left join contents on contents.id = questions.content_id and contents.deleted_at is null
  left join sections on sections.id = contents.section_id and sections.deleted_at is null
  left join courses on courses.id = sections.course_id and not courses.is_deleted
  left join practice_exams on practice_exams.id = questions.practice_exam_id
    and not practice_exams.is_deleted
  left join question_banks on question_banks.id = questions.bank_id`;

export const isLive = sql`questions.deleted_at is null
  and coalesce(courses.id, practice_exams.id, question_banks.id) is not null`;

/** Ids of owners: of the contents of courses, of practice exams and of banks. */
const ownersIn = (collections: readonly string[]) => sql`array(
  select unnest(${collections}::uuid[])
  union all
  select contents.id from contents join sections on sections.id = contents.section_id
  where sections.course_id = any(${collections}::uuid[]))`;

/** The term of the question; without one, a term of its course or practice exam. */
const hasTerm = (column: Statement, terms: readonly string[]) => sql`(
  ${column} = any(${terms}::uuid[]) or ${column} is null and ${ownerOf} = any(array(
    select contents.id from contents
    join sections on sections.id = contents.section_id
    join course_terms on course_terms.course_id = sections.course_id
    where course_terms.term_id = any(${terms}::uuid[])
    union all
    select practice_exam_id from practice_exam_terms where term_id = any(${terms}::uuid[]))))`;

/** A live question of an exam with the same text as the row `versions`. */
export const sameText = (condition: Statement) => sql`
  from question_versions same_versions
  join questions same on same.version_id = same_versions.id and same.id = same_versions.question_id
    and same.deleted_at is null
  where same_versions.fingerprint = versions.fingerprint and ${condition}`;

// Written so that PostgreSQL neither compares each question with each other nor reads the answers to all questions.
const useConditions: Record<NonNullable<QuestionFilters['use']>, Statement> = {
  unused: sql`versions.fingerprint not in (
      select of_exams.fingerprint from questions asked
      join question_versions of_exams on of_exams.id = asked.version_id
      where asked.bank_id is null and asked.deleted_at is null)
    and (select true from graded_answers where graded_answers.question_id = questions.id limit 1) is null`,
  repeated: sql`versions.fingerprint = any(array(
      select fingerprint from question_versions group by fingerprint having count(distinct question_id) > 1))
    and exists (select ${sameText(sql`same.id <> questions.id`)})`,
};

const isAll = (conditions: readonly Statement[]): Statement =>
  conditions.reduce((all, one) => sql`${all} and ${one}`);

/** Conditions on the row `questions` alone, which indexes of its table find. */
function conditionsOnQuestion(filters: Partial<QuestionFilters>): Statement[] {
  const { collections = [], categories = [], levels = [], difficulties = [] } = filters;
  const { tags = [], source, year } = filters;
  return [
    sql`questions.deleted_at is null`,
    collections.length > 0 && sql`${ownerOf} = any(${ownersIn(collections)})`,
    categories.length > 0 && hasTerm(sql`questions.category_id`, categories),
    levels.length > 0 && hasTerm(sql`questions.level_id`, levels),
    difficulties.length > 0 && sql`questions.difficulty = any(${difficulties})`,
    tags.length > 0 && sql`questions.tags @> ${tags}`,
    source && sql`questions.source = ${source}`,
    year && sql`questions.year = ${year}`,
  ].filter((condition): condition is Statement => Boolean(condition));
}

/** Conditions on the current version of a question, `versions`, and on its owner. */
const conditionsOnVersion = ({ kinds = [], use }: Partial<QuestionFilters>): Statement[] => [
  isLive,
  ...(kinds.length > 0 ? [sql`versions.kind = any(${kinds})`] : []),
  ...(use ? [useConditions[use]] : []),
];

/** The search in the words of the text of `versions`, and in name and code of `questions`. */
const inWords = (searchKey: string) => sql`versions.words @@ (select key_words(${searchKey}))`;
const inNames = (searchKey: string) => hasPart(sql`questions.sought_names`, searchKey);

/**
 * Conditions on version and owner of the row `questions`, as a subquery that PostgreSQL can't turn into joins: it knows neither
 * the frequency of a word nor that of a filter, and chose joins that compared each question with each other.
 */
const hasVersion = (conditions: readonly Statement[]) => sql`(
  select true from question_versions versions ${withOwners}
  where versions.id = questions.version_id and ${isAll(conditions)} limit 1)`;

/** One more than a bulk change reaches, so that the list tells them apart. */
export const countedAtMost = bulkChangeLimit + 1;

/**
 * The ids of matching questions, at most `countedAtMost`, in no order. Each place of a search is looked up by its index and
 * stops early; both in one condition would read all questions.
 */
export function someMatching(
  { searchKey, ...filters }: Partial<QuestionFilters>,
  condition: Statement = sql`true`,
): Statement {
  const matching = isAll([
    ...conditionsOnQuestion(filters),
    condition,
    hasVersion(conditionsOnVersion(filters)),
  ]);
  if (!searchKey)
    return sql`select questions.id from questions where ${matching} limit ${countedAtMost}`;
  return sql`
    select id from (
      (select found.id
        from question_versions versions cross join lateral (
          select questions.id from questions where questions.version_id = versions.id and ${matching} limit 1) found
        where ${inWords(searchKey)} limit ${countedAtMost})
      union
      (select questions.id from questions where ${inNames(searchKey)} and ${matching} limit ${countedAtMost})
    ) places limit ${countedAtMost}`;
}

/**
 * The ids of all matching questions, the newest first. Goes through the questions one by one, which is fast only if many match;
 * all conditions are in the subquery, so that no index leads to another way, with all matches sorted.
 */
export function newestMatching(
  { searchKey, ...filters }: Partial<QuestionFilters>,
  isBehind: Statement,
): Statement {
  const search = searchKey ? [sql`(${inWords(searchKey)} or ${inNames(searchKey)})`] : [];
  const conditions = [...conditionsOnQuestion(filters), ...conditionsOnVersion(filters), ...search];
  return sql`
    select questions.id from questions where ${isBehind} and ${hasVersion(conditions)}
    order by questions.id desc`;
}
