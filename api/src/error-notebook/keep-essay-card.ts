import {
  type EssayMarkPlace,
  essayCardsLimit,
  misfitOfMark,
} from '@sabia/domain/error-notebook/essay-card.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import {
  isMarkTold,
  rubricColumns,
  toldCriteria,
  type ToldMark,
} from '../essays/essay-results.queries.ts';
import { rubricOf } from '../essays/rubrics.queries.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { remember } from './schedule.ts';
import { notebookLock } from './update-notebook.ts';

/**
 * Makes a card of a comment or a mark of an own essay once, due the next day; one that was taken out goes on with its schedule
 * (product.md E6). An essay whose mark is not told does not exist for its author here.
 */
export function addEssayCard(
  db: Database,
  place: EssayMarkPlace,
  { viewer, now }: Act,
): Promise<{ id: string }> {
  const { attemptId, questionId, criterion = null, comment = null } = place;
  return db.transaction(async (tx) => {
    const essay = orNotFound(await findToldEssay(tx, { ...place, userId: viewer.id }));
    const misfit = misfitOfMark(place, {
      criteria: toldCriteria(essay, rubricOf(essay)),
      commentsQtd: essay.commentsQtd,
    });
    if (misfit) throw invalid(misfit.path, misfit.message);
    const memory = remember(null, false, now);
    const kept = await tx.maybe<{ id: string }>(sql`
      with room as (
        select count(*) < ${essayCardsLimit} as is_left from error_notebook_essay_cards
        where user_id = ${viewer.id} and dismissed_at is null
      )
      insert into error_notebook_essay_cards
        (user_id, attempt_id, question_id, criterion, comment, memory, due_day, added_at)
      select ${viewer.id}, ${attemptId}, ${questionId}, ${criterion}, ${comment}::smallint,
        ${JSON.stringify(memory)}::jsonb, ${dayInSaoPaulo(new Date(memory.due))}::date,
        ${now.toISOString()}::timestamptz
      from room where is_left or exists (
        select from error_notebook_essay_cards
        where attempt_id = ${attemptId} and question_id = ${questionId} and dismissed_at is null
          and criterion is not distinct from ${criterion} and comment is not distinct from ${comment}::smallint)
      on conflict (attempt_id, question_id, criterion, comment) do update set dismissed_at = null
      returning id`);
    if (!kept) throw tooMany;
    return kept;
    // Two requests do not both take the last place.
  }, notebookLock(viewer.id));
}

interface OwnMark extends Pick<EssayMarkPlace, 'attemptId' | 'questionId'> {
  userId: string;
}

const findToldEssay = (db: Database, { attemptId, questionId, userId }: OwnMark) =>
  db.maybe<ToldMark & { commentsQtd: number }>(sql`
    select ${rubricColumns}, results.criteria, results.zero_reason, (
        select coalesce(sum(jsonb_array_length(comments)), 0)::integer from essay_corrections
        where essay_corrections.attempt_id = graded_answers.attempt_id
          and essay_corrections.question_id = graded_answers.question_id and submitted_at is not null
      ) as comments_qtd
    from attempts
    join graded_answers on graded_answers.attempt_id = attempts.id
    join questions on questions.id = graded_answers.question_id
    join essay_results results on results.attempt_id = graded_answers.attempt_id
      and results.question_id = graded_answers.question_id and ${isMarkTold(sql`results`)}
    where attempts.id = ${attemptId} and attempts.user_id = ${userId}
      and graded_answers.question_id = ${questionId}`);

/** Takes a card out of the notebook; adding it again undoes it. */
export async function removeEssayCard(
  db: Database,
  { id }: { id: string },
  { viewer, now }: Act,
): Promise<void> {
  const changed = await db.run(sql`
    update error_notebook_essay_cards set dismissed_at = coalesce(dismissed_at, ${now.toISOString()})
    where id = ${id} and user_id = ${viewer.id}`);
  if (changed === 0) throw new Refusal('not_found');
}

const tooMany = new Refusal('limit_reached', {
  detail: `O caderno guarda no máximo ${essayCardsLimit} cartões de redações. Tire um para guardar outro.`,
});
