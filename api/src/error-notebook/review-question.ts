import {
  leftToday,
  type Review,
  type Reviewed,
} from '@sabia/domain/error-notebook/error-notebook.ts';
import { messages } from '@sabia/domain/messages.ts';
import {
  type GivenAnswer,
  misfitOfAnswer,
  scoreAnswer,
} from '@sabia/domain/questions/question-kind.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { questionJson, type QuestionRow } from '../questions/questions.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { countNotebook, isTold } from './error-notebook.queries.ts';
import { notebookLock } from './update-notebook.ts';
import { remember, type Memory } from './schedule.ts';

/** Grades an answer to a question of the notebook and schedules its next review. A known id returns the same result. */
export function reviewQuestion(
  db: Database,
  { userId, ...review }: Review & { userId: string },
  { now }: At,
): Promise<Reviewed> {
  return db.transaction(async (tx) => {
    const found = await findCard(tx, { ...review, userId, now });
    if (!found) throw invalid('questionId', messages.unknownId);
    const { question, review: known, memory } = found;
    const written = known
      ? asAnswer(question, known, known.dueDay)
      : await write(tx, { ...review, question, memory, userId, now });
    const { allDueQtd, reviewedTodayQtd } = await countNotebook(tx, { userId, now });
    return { ...written, dueQtd: leftToday(allDueQtd, reviewedTodayQtd) };
  }, notebookLock(userId));
}

type Answer = Omit<Reviewed, 'dueQtd'>;

const asAnswer = (question: QuestionRow, given: GivenAnswer, dueDay: string): Answer => {
  const { id, rightAlternativeId, explanation, answerKey } = question;
  const { alternativeId, response } = given;
  const credit = scoreAnswer(question, given);
  return {
    answer: {
      questionId: id,
      alternativeId,
      isCorrect: credit === 1,
      correctAlternativeId: rightAlternativeId,
      explanation,
      ...(response && { response, credit }),
      ...(answerKey && { answerKey }),
    },
    dueDay,
  };
};

interface Card {
  question: QuestionRow;
  /** The review with the given id, which was stored before. */
  review: (GivenAnswer & { dueDay: string }) | null;
  memory: Memory | null;
}

/** The question of the review with this id, otherwise that of the card. */
const findCard = (
  tx: Database,
  { userId, now, id, questionId }: Review & { userId: string; now: Date },
) =>
  tx.maybe<Card>(sql`
    with known as (
      select ${questionJson(sql`0`)} as question, null::jsonb as memory,
        json_build_object('alternativeId', reviews.alternative_id, 'response', reviews.response,
          'dueDay', reviews.due_day) as review
      from error_notebook_reviews reviews
      join question_versions versions on versions.id = reviews.version_id
      where reviews.user_id = ${userId} and reviews.id = ${id}
    )
    select * from known
    union all
    select ${questionJson(sql`0`)}, cards.memory, null
    from error_notebook_cards cards
    join questions on questions.id = cards.question_id and questions.deleted_at is null
    join question_versions versions on versions.id = questions.version_id
    where cards.user_id = ${userId} and cards.question_id = ${questionId}
      and ${isTold({ userId, now })} and not exists (select from known)`);

async function write(
  tx: Database,
  {
    id,
    questionId,
    alternativeId,
    response = null,
    question,
    memory: before,
    userId,
    now,
  }: Review & Pick<Card, 'question' | 'memory'> & { userId: string; now: Date },
): Promise<Answer> {
  const misfit = misfitOfAnswer(question, { alternativeId, response });
  if (misfit) throw invalid(misfit.path, misfit.message);
  const credit = scoreAnswer(question, { alternativeId, response });
  const isCorrect = credit === 1;
  const memory = remember(before, isCorrect, now);
  const dueDay = dayInSaoPaulo(new Date(memory.due));
  await tx.run(sql`
    with reviewed as (
      insert into error_notebook_reviews
        (user_id, id, question_id, version_id, alternative_id, response, is_correct, credit, due_day,
          reviewed_at)
      values (${userId}, ${id}, ${questionId}, ${question.versionId}, ${alternativeId},
        ${response && JSON.stringify(response)}::jsonb, ${isCorrect}, ${response && credit}, ${dueDay},
        ${now.toISOString()})
    )
    update error_notebook_cards set memory = ${JSON.stringify(memory)}::jsonb, due_day = ${dueDay},
      lapses = lapses + ${isCorrect ? 0 : 1},
      missed_at = case when ${isCorrect} then missed_at else ${now.toISOString()} end
    where user_id = ${userId} and question_id = ${questionId}`);
  return asAnswer(question, { alternativeId, response }, dueDay);
}
