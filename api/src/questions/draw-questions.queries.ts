import { problemsOfDraw, quotasMet, sizesOf } from '@sabia/domain/questions/draw-problems.ts';
import { messages } from '@sabia/domain/messages.ts';
import { quotaTerms, type DrawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import type { Feasibility } from '@sabia/domain/questions/question-bank.ts';
import { fillQuotas, type QuotaGroup } from '@sabia/domain/questions/quota-flow.ts';
import type { FieldError } from '@sabia/domain/refusal.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { filedWith, questionsOf, unknownFilters } from './question-bank.queries.ts';
import { ownerOf as owner, questionJson, type QuestionRow } from './questions.queries.ts';

/** The draw of an automatic exam (product.md Q6, Q19). */
export interface Draw {
  filters: readonly string[];
  questionsQtd: number;
  drawQuotas: readonly DrawQuota[];
}

/** The stored quotas as rows, numbered from 0. */
const quotaRows = (quotas: Statement) => sql`(
  select listed.*, place::integer - 1 as bit
  from rows from (jsonb_to_recordset(${quotas}) as (
    origins uuid[], categories uuid[], levels uuid[], skills uuid[], difficulties text[], tags text[],
    kinds text[], "yearFrom" integer, "yearTo" integer))
  with ordinality listed (origins, categories, levels, skills, difficulties, tags, kinds, year_from, year_to, place)
)`;

/**
 * The part of a statement after `with`: `asked` are the quotas, `owners` the filters and terms of each owner of
 * questions, from which a question without a category or level of its own takes them (product.md Q12).
 */
const askedAndOwners = (quotas: Statement, from: Statement) => sql`
  asked as materialized (select * from ${quotaRows(quotas)} quota_rows),
  owners as materialized (
    select filed.owner_id, array_agg(filed.filter_id) as filters,
      coalesce(array_agg(terms.id) filter (where terms.kind = 'categories'), '{}') as categories,
      coalesce(array_agg(terms.id) filter (where terms.kind = 'levels'), '{}') as levels
    from ${from} filed left join terms on terms.id = filed.filter_id
    where exists (select from asked)
    group by filed.owner_id
  )`;

const meetsAny = (criterion: Statement, values: Statement): Statement =>
  sql`(${criterion} = '{}' or ${values} && ${criterion})`;

/** The quotas that the row `questions` meets, one bit for each. */
const quotaBits = sql`coalesce((
  select bit_or(1 << asked.bit)
  from asked left join owners on owners.owner_id = ${owner}
  where ${meetsAny(sql`asked.origins`, sql`owners.filters`)}
    and ${meetsAny(
      sql`asked.categories`,
      sql`case when questions.category_id is null then owners.categories else array[questions.category_id] end`,
    )}
    and ${meetsAny(
      sql`asked.levels`,
      sql`case when questions.level_id is null then owners.levels else array[questions.level_id] end`,
    )}
    and ${meetsAny(sql`asked.skills`, sql`owners.filters`)}
    and ${meetsAny(sql`asked.difficulties`, sql`array[questions.difficulty]`)}
    and ${meetsAny(sql`asked.tags`, sql`questions.tags`)}
    and (asked.kinds = '{}' or exists (select from question_versions versions
      where versions.id = questions.version_id and versions.kind = any(asked.kinds)))
    and (asked.year_from is null or questions.year >= asked.year_from)
    and (asked.year_to is null or questions.year <= asked.year_to)
), 0)`;

/**
 * The matching questions of a row by the quotas that they meet, as JSON, as if the course with the id `publishing` were
 * published.
 */
export const quotaGroupsJson = (
  { filters, quotas }: { filters: Statement; quotas: Statement },
  { publishing }: { publishing: Statement },
): Statement => sql`(
  with ${askedAndOwners(quotas, filedWith(publishing))}
  select coalesce(json_agg(json_build_object('quotas', met.quotas, 'questionsQtd', met.questions_qtd)), '[]')
  from (
    select ${quotaBits} as quotas, count(*) as questions_qtd
    ${questionsOf(filters, filedWith(publishing))}
    group by 1
  ) met)`;

async function findGroups(db: Database, { filters, drawQuotas }: Draw): Promise<QuotaGroup[]> {
  const row = { filters: sql`${filters}::uuid[]`, quotas: quotasParameter(drawQuotas) };
  const { groups } = await db.one<{ groups: QuotaGroup[] }>(sql`
    select ${quotaGroupsJson(row, { publishing: sql`null` })} as groups`);
  return groups;
}

const quotasParameter = (quotas: readonly DrawQuota[]) => sql`${JSON.stringify(quotas)}::jsonb`;

/** The reasons why the draw is impossible, each with its field; empty if it is possible. */
export async function findProblemsOfDraw(db: Database, draw: Draw): Promise<FieldError[]> {
  return problemsOfDraw(draw, await findGroups(db, draw));
}

/** The unknown ids in quotas, each with the path of its list. */
export async function unknownInQuotas(
  db: Database,
  quotas: readonly DrawQuota[],
): Promise<FieldError[]> {
  if (quotas.length === 0) return [];
  const lists = quotas.flatMap((quota, index) =>
    quotaTerms.map((field) => ({ path: `drawQuotas.${index}.${field}`, ids: quota[field] })),
  );
  const unknown = await unknownFilters(db, [...new Set(lists.flatMap(({ ids }) => ids))]);
  return lists
    .filter(({ ids }) => ids.some((id) => unknown.includes(id)))
    .map(({ path }) => ({ path, message: messages.unknownId }));
}

/** Tells if the draw is possible, and how many questions match it and each quota. */
export async function checkFeasibility(db: Database, draw: Draw): Promise<Feasibility> {
  const groups = await findGroups(db, draw);
  const matching = (isMet: (quotas: number) => boolean) =>
    groups.reduce((sum, { quotas, questionsQtd }) => sum + (isMet(quotas) ? questionsQtd : 0), 0);
  const problems = problemsOfDraw(draw, groups);
  return {
    isFeasible: problems.length === 0,
    matchingQtd: matching(() => true),
    quotaMatchingQtds: draw.drawQuotas.map((_, bit) =>
      matching((quotas) => ((quotas >> bit) & 1) === 1),
    ),
    problems,
  };
}

interface DrawnFor extends Draw {
  /** Questions that the learner has seen in so many days come last, those seen longest ago first; null: no matter. */
  notSeenInDays: number | null;
  userId: string;
  now: Date;
  /** The same seed draws the same questions. */
  seed: string;
}

/** Draws the questions of an automatic exam: quota by quota, then the others. */
export async function drawQuestions(db: Database, draw: DrawnFor): Promise<QuestionRow[]> {
  const { drawQuotas, questionsQtd } = draw;
  if (drawQuotas.length === 0) return readInOrder(db, sql`(${candidatesOf(draw)})`);
  const candidates = await db.many<{ id: string; quotas: number }>(sql`
    select id, quotas from (${candidatesOf(draw)}) candidates order by place`);
  const met = candidates.map(({ id, quotas }) => ({ id, quotas: quotasMet(quotas, drawQuotas) }));
  const ids = fillQuotas(met, sizesOf(questionsQtd, drawQuotas));
  return readInOrder(db, sql`unnest(${ids}::uuid[]) with ordinality`, sql`(id, place)`);
}

/**
 * The questions that the draw may need, by preference: of those that meet the same quotas, as many as the exam has.
 */
const candidatesOf = (draw: DrawnFor) => sql`
  with ${askedAndOwners(quotasParameter(draw.drawQuotas), filedWith(sql`null`))}
  select id, quotas, row_number() over (order by seen_at nulls first, rank, id) as place
  from (
    select matching.id, quotas, rank, seen_at,
      row_number() over (partition by quotas order by seen_at nulls first, rank, matching.id) as number
    from (
      select questions.id, ${quotaBits} as quotas,
        hashtextextended(questions.id::text, hashtextextended(${draw.seed}, 0)) as rank
      ${questionsOf(sql`${draw.filters}::uuid[]`, filedWith(sql`null`))}
    ) matching
    left join ${seenQuestions(draw)} seen on seen.id = matching.id
  ) ranked
  where number <= ${draw.questionsQtd}`;

/** The questions that the learner has seen in an attempt, and when last. */
const seenQuestions = ({ userId, notSeenInDays, now }: DrawnFor) =>
  notSeenInDays === null
    ? sql`(select null::uuid as id, null::timestamptz as seen_at where false)`
    : sql`(
      select versions.question_id as id, max(attempts.started_at) as seen_at
      from attempts cross join unnest(attempts.version_ids) listed (version_id)
      join question_versions versions on versions.id = listed.version_id
      where attempts.user_id = ${userId}
        and attempts.started_at > ${now}::timestamptz - make_interval(days => ${notSeenInDays})
      group by versions.question_id)`;

/** The questions of the rows `drawn`, which have an id and a place. */
async function readInOrder(
  db: Database,
  drawn: Statement,
  columns: Statement = sql``,
): Promise<QuestionRow[]> {
  const rows = await db.many<{ question: QuestionRow }>(sql`
    select ${questionJson(sql`place - 1`)} as question
    from ${drawn} drawn ${columns}
    join questions on questions.id = drawn.id
    join question_versions versions on versions.id = questions.version_id
    order by place`);
  return rows.map(({ question }) => question);
}
