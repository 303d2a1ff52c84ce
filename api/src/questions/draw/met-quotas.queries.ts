import type { DrawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import { sql, type Statement } from '../../platform/db/database.ts';
import { filedWith, questionsOf } from '../bank/question-bank.queries.ts';

/** The stored quotas as rows, numbered from 0; a criterion that is not asked is null. */
const quotaRows = (quotas: Statement) => sql`(
  select nullif(origins, '{}') as origins, nullif(categories, '{}') as categories,
    nullif(levels, '{}') as levels, nullif(skills, '{}') as skills,
    nullif(difficulties, '{}') as difficulties, nullif(tags, '{}') as tags, nullif(kinds, '{}') as kinds,
    year_from, year_to, place::integer - 1 as bit
  from rows from (jsonb_to_recordset(${quotas}) as (
    origins uuid[], categories uuid[], levels uuid[], skills uuid[], difficulties text[], tags text[],
    kinds text[], "yearFrom" integer, "yearTo" integer))
  with ordinality listed (origins, categories, levels, skills, difficulties, tags, kinds, year_from, year_to, place)
)`;

/** With the terms of inactive courses, because a question has them already. */
const termsOfAll = filedWith(sql`courses.id`);

/** Of rows `filed` of `termsOfAll`: all filters of an exam, and those that are categories or levels. */
const termsOfExam = sql`
  array_agg(filed.filter_id) as filters,
  coalesce(array_agg(terms.id) filter (where terms.kind = 'categories'), '{}') as categories,
  coalesce(array_agg(terms.id) filter (where terms.kind = 'levels'), '{}') as levels
  from ${termsOfAll} filed left join terms on terms.id = filed.filter_id`;

/** The question, of the row `versions` and the row `exams` with the terms of its exam, meets the row `asked` of quotas. */
const meetsAsked = (question: Statement) => sql`
  (asked.year_from is null or ${question}.year >= asked.year_from)
  and (asked.year_to is null or ${question}.year <= asked.year_to)
  and (asked.difficulties is null or ${question}.difficulty = any(asked.difficulties))
  and (asked.tags is null or ${question}.tags && asked.tags)
  and (asked.categories is null
    or coalesce(${question}.category_id = any(asked.categories), exams.categories && asked.categories))
  and (asked.levels is null
    or coalesce(${question}.level_id = any(asked.levels), exams.levels && asked.levels))
  and (asked.origins is null or exams.filters && asked.origins or ${question}.bank_id = any(asked.origins))
  and (asked.skills is null or exams.filters && asked.skills)
  and (asked.kinds is null or versions.kind = any(asked.kinds))`;

/** The row `questions`, with its version `versions`, meets one of these stored quotas. */
export const meetsAnyQuota = (quotas: Statement) => sql`exists (
  select from ${quotaRows(quotas)} asked
  cross join (select ${termsOfExam} where filed.exam_id = questions.exam_id) exams
  where ${meetsAsked(sql`questions`)})`;

/**
 * The part of a statement after `with`: `met` has the id of each matching question, the fingerprint of its text, and the quotas
 * that it meets, one bit for each. `exams` are the filters and terms of the exams of these questions, from which a question
 * without a category or level of its own takes them (product.md Q24). They are joined once, not looked up for each question.
 */
const metQuotas = (
  { filters, quotas }: { filters: Statement; quotas: Statement },
  from: Statement,
) => sql`
  asked as materialized (select * from ${quotaRows(quotas)} quota_rows),
  exams as materialized (
    select filed.exam_id, ${termsOfExam}
    where exists (select from asked) and filed.exam_id in (
      select found.exam_id from ${from} found where found.filter_id = any(${filters}))
    group by filed.exam_id
  ),
  met as (
    select matching.id, met_by_question.quotas, versions.fingerprint as text
    from (select questions.* ${questionsOf(filters, from)}) matching
    left join exams on exams.exam_id = matching.exam_id
    join question_versions versions on versions.id = matching.version_id
    cross join lateral (
      select coalesce(bit_or(1 << asked.bit), 0) as quotas
      from asked
      where ${meetsAsked(sql`matching`)}
    ) met_by_question
  )`;

/**
 * The texts of `met` by the quotas that they meet. Questions with the same text count as one, which meets what any of them
 * meets (product.md Q6).
 */
export const groupsOfMet = sql`
  select quotas, count(*) as questions_qtd
  from (select bit_or(quotas) as quotas from met group by text) texts
  group by quotas`;

/**
 * The matching questions of a row by the quotas that they meet, as JSON, as if the course with the id `publishing` were
 * published.
 */
export const quotaGroupsJson = (
  row: { filters: Statement; quotas: Statement },
  { publishing }: { publishing: Statement },
): Statement => sql`(
  with ${metQuotas(row, filedWith(publishing))}
  select coalesce(json_agg(json_build_object('quotas', groups.quotas, 'questionsQtd', groups.questions_qtd)), '[]')
  from (${groupsOfMet}) groups)`;

const filed = filedWith(sql`null`);

/** The part of a statement after `with`: `met`, as above, for the questions that match a draw. */
export const metBy = (draw: {
  filters: readonly string[];
  drawQuotas: readonly DrawQuota[];
}): Statement => {
  const filters = sql`${draw.filters}::uuid[]`;
  return draw.drawQuotas.length === 0
    ? sql`met as (
        select questions.id, 0 as quotas, versions.fingerprint as text ${questionsOf(filters, filed)}
        join question_versions versions on versions.id = questions.version_id)`
    : metQuotas({ filters, quotas: sql`${JSON.stringify(draw.drawQuotas)}::jsonb` }, filed);
};
