import { problemsOfDraw, quotasMet, sizesOf } from '@sabia/domain/questions/draw-problems.ts';
import { messages } from '@sabia/domain/messages.ts';
import { quotaTerms, type DrawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import type { Feasibility } from '@sabia/domain/questions/question-bank.ts';
import { fillQuotas, type QuotaGroup } from '@sabia/domain/questions/quota-flow.ts';
import type { FieldError } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { groupsOfMet, metBy } from './met-quotas.queries.ts';
import { unknownFilters } from '../bank/question-bank.queries.ts';
import { questionJson, type QuestionRow } from '../questions.queries.ts';

/** The draw of an automatic exam (product.md Q6, Q19, Q34, Q35). */
export interface Draw {
  filters: readonly string[];
  questionsQtd: number;
  drawQuotas: readonly DrawQuota[];
}

function findGroups(db: Database, { filters, drawQuotas }: Draw): Promise<QuotaGroup[]> {
  return db.many(sql`
    with ${metBy({ filters, drawQuotas })} ${groupsOfMet}`);
}

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
  const candidates = await db.many<{ id: string; quotas: number }>(sql`
    select id, quotas from (${candidatesOf(draw)}) candidates order by place`);
  const met = candidates.map(({ id, quotas }) => ({ id, quotas: quotasMet(quotas, drawQuotas) }));
  return readInOrder(db, fillQuotas(met, sizesOf(questionsQtd, drawQuotas)));
}

/**
 * The questions that the draw may need, by preference: of the texts that meet the same quotas, as many as the exam has. Of
 * the questions with a text, which have the same place, one that meets most quotas. The rest of a group can be left out: any
 * quota that it could fill is filled as well by one of those texts, which are as many as the exam has questions.
 */
const candidatesOf = (draw: DrawnFor) => {
  const { notSeenInDays, questionsQtd, seed } = draw;
  // A sort by an empty column takes as long as the rest of the draw.
  const place = notSeenInDays === null ? sql`rank, text` : sql`seen_at nulls first, rank, text`;
  return sql`
    with ${metBy(draw)}
    select (array_agg(id order by bit_count(quotas::bit(32)) desc, id))[1] as id,
      bit_or(quotas) as quotas, row_number() over (order by ${place}) as place
    from (
      -- Copies are not sorted. Only bytes have a minimum.
      select quotas, seen_at, rank, text, encode(min(uuid_send(id)), 'hex')::uuid as id
      from (
        select id, quotas, seen_at, rank, text,
          dense_rank() over (partition by quotas order by ${place}) as number
        from (
          select met.*, seen_at, uuid_hash_extended(met.text, hashtextextended(${seed}, 0)) as rank
          from met left join ${seenTexts(draw)} seen on seen.text = met.text
        ) ranked
      ) numbered
      where number <= ${questionsQtd}
      group by quotas, seen_at, rank, text
    ) texts
    group by seen_at, rank, text`;
};

/**
 * The texts that the learner has seen in an attempt, and when last. A question that has changed since counts with its former
 * text and with its present one.
 */
const seenTexts = ({ userId, notSeenInDays, now }: DrawnFor) =>
  notSeenInDays === null
    ? sql`(select null::uuid as text, null::timestamptz as seen_at where false)`
    : sql`(
      select versions.fingerprint as text, max(attempts.started_at) as seen_at
      from attempts cross join unnest(attempts.version_ids) listed (version_id)
      join question_versions seen_versions on seen_versions.id = listed.version_id
      join question_versions versions on versions.question_id = seen_versions.question_id
      where attempts.user_id = ${userId}
        and attempts.started_at > ${now}::timestamptz - make_interval(days => ${notSeenInDays})
      group by versions.fingerprint)`;

async function readInOrder(db: Database, ids: readonly string[]): Promise<QuestionRow[]> {
  const rows = await db.many<{ question: QuestionRow }>(sql`
    select ${questionJson(sql`place - 1`)} as question
    from unnest(${ids}::uuid[]) with ordinality drawn (id, place)
    join questions on questions.id = drawn.id
    join question_versions versions on versions.id = questions.version_id
    order by place`);
  return rows.map(({ question }) => question);
}
