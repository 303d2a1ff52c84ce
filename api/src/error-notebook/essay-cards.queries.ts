import { cardQuote, type EssayCard } from '@sabia/domain/error-notebook/essay-card.ts';
import type { EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import {
  isMarkTold,
  rubricColumns,
  toldCriteria,
  type ToldMark,
} from '../essays/essay-results.queries.ts';
import { rubricOf } from '../essays/rubrics.queries.ts';
import { joinExam } from '../exams/exam-ids.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';

/** The cards of a learner that are made of essays and not taken out, whose marks are told; with further joins. */
export const essayCardsOf = (userId: string, joins = sql``) => sql`
  from error_notebook_essay_cards cards
  join essay_results results on results.attempt_id = cards.attempt_id
    and results.question_id = cards.question_id and ${isMarkTold(sql`results`)}
  ${joins}
  where cards.user_id = ${userId} and cards.dismissed_at is null`;

const essays = sql`
  join graded_answers on graded_answers.attempt_id = cards.attempt_id
    and graded_answers.question_id = cards.question_id
  join questions on questions.id = cards.question_id
  join attempts on attempts.id = cards.attempt_id
  ${joinExam(sql`attempts.exam_id`)}`;

type CardRow = Omit<EssayCard, 'title' | 'points' | 'mostPoints' | 'quote' | 'text'> &
  ToldMark & { said: EssayComment | null };

const columns = sql`
  cards.id, cards.attempt_id, cards.question_id, cards.criterion, cards.comment, cards.lapses,
  cards.added_at, cards.due_day, ${rubricColumns}, results.criteria, results.zero_reason,
  case when courses.id is not null
    then json_build_object('kind', 'course', 'id', courses.id, 'title', courses.title)
    else json_build_object('kind', 'practice-exam', 'id', practice_exams.id,
      'title', practice_exams.title) end as origin,
  (select each.said from essay_corrections given
    cross join jsonb_array_elements(given.comments) with ordinality as each(said, place)
    where given.attempt_id = cards.attempt_id and given.question_id = cards.question_id
      and given.submitted_at is not null and cards.comment is not null
    order by given.turn, each.place offset cards.comment - 1 limit 1) as said`;

function asCard({ said, ...card }: CardRow): EssayCard {
  const criteria = toldCriteria(card, rubricOf(card));
  const about = criteria.find(({ key }) => key === (card.criterion ?? said?.criterion));
  const mark = card.criterion === null ? undefined : about;
  const quote = said?.anchor?.quote;
  return {
    ...card,
    title: about?.title ?? null,
    points: mark?.points ?? null,
    mostPoints: mark?.mostPoints ?? null,
    quote: quote ? cardQuote(quote) : null,
    text: said?.text ?? mark?.words ?? null,
  };
}

/** The due cards of essays, the longest due first. */
export async function listDueEssayCards(
  db: Database,
  { userId, now, limit }: { userId: string; now: Date; limit: number },
): Promise<EssayCard[]> {
  const rows = await db.many<CardRow>(sql`
    select ${columns} ${essayCardsOf(userId, essays)} and cards.due_day <= ${dayInSaoPaulo(now)}
    order by cards.due_day, cards.id limit ${limit}`);
  return rows.map(asCard);
}

/** All cards of essays, those that come back first. */
export async function pageEssayCards(
  db: Database,
  userId: string,
  asked: PageQuery,
): Promise<Page<EssayCard>> {
  const page = await readPage<CardRow>(db, asked, {
    columns,
    from: essayCardsOf(userId, essays),
    order: sql`cards.due_day, cards.id`,
  });
  return { ...page, items: page.items.map(asCard) };
}
