import {
  dailyCap,
  leftToday,
  type NotebookOverview,
  type NotebookQuestion,
} from '@sabia/domain/error-notebook/error-notebook.ts';
import type { EssayCard } from '@sabia/domain/error-notebook/essay-card.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { kindsCorrectedByPeople } from '@sabia/domain/questions/question-kind.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { isAnnulled, weightOfAnswer } from '../attempts/attempt-grades.queries.ts';
import { withheldQuestionIds } from '../attempts/key-release.queries.ts';
import { isBlank, untoldBlankIds } from '../attempts/told-blanks.queries.ts';
import {
  inAttempt,
  questionJson,
  withoutKey,
  type QuestionRow,
} from '../questions/questions.queries.ts';
import { joinExam } from '../exams/exam-ids.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orderBy, readPage, type PageQuery } from '../platform/db/paging.ts';
import { essayCardsOf, listDueEssayCards } from './essay-cards.queries.ts';

interface OfLearner {
  userId: string;
  now: Date;
}

/**
 * Condition: no exam withholds the key of the question from the learner (product.md A38), also not as that of a blank one
 * (product.md Q2), or has annulled it (product.md A22). A training has told the key of its answered questions.
 */
export const isTold = (
  { userId, now }: OfLearner,
  questionId: Statement = sql`cards.question_id`,
): Statement =>
  sql`(${questionId} not in (${withheldQuestionIds(userId, now)})
    and ${questionId} not in (
      ${untoldBlankIds(userId)}
      except select question_id from trainings
      join training_questions on training_questions.training_id = trainings.id
      where trainings.user_id = ${userId} and answered_at is not null)
    and not ${isAnnulled(questionId)})`;

/** The cards of a learner that are not dismissed, whose question is not deleted and whose key may be told. */
const cardsOf = (learner: OfLearner) => sql`
  from error_notebook_cards cards
  join questions on questions.id = cards.question_id and questions.deleted_at is null
  ${joinExam(sql`questions.exam_id`)}
  join question_versions versions on versions.id = questions.version_id
  where cards.user_id = ${learner.userId} and cards.dismissed_at is null and ${isTold(learner)}`;

/** Condition: graded answers that are not in the notebook yet. */
export const newAnswers = (userId: string): Statement => sql`
  graded_answers.user_id = ${userId} and graded_answers.seq > coalesce(
    (select noted_seq from error_notebooks where error_notebooks.user_id = ${userId}), 0)`;

export interface NotebookCounts extends Omit<NotebookOverview, 'dueQtd' | 'dailyCap'> {
  /** Without the cap. */
  allDueQtd: number;
  hasNewAnswers: boolean;
}

export function countNotebook(db: Database, learner: OfLearner): Promise<NotebookCounts> {
  const { userId, now } = learner;
  const today = dayInSaoPaulo(now);
  const ofToday = sql`user_id = ${userId}
    and reviewed_at >= ${today}::date::timestamp at time zone 'America/Sao_Paulo'`;
  return db.one<NotebookCounts>(sql`
    select count(*) as total_qtd, count(*) filter (where is_essay) as essay_cards_qtd,
      count(*) filter (where due_day <= ${today}) as all_due_qtd,
      min(due_day) filter (where due_day > ${today}) as next_due_day,
      (select count(*) from error_notebook_reviews where ${ofToday})
        + (select count(*) from error_notebook_essay_reviews where ${ofToday}) as reviewed_today_qtd,
      exists (select from graded_answers where ${newAnswers(userId)}) as has_new_answers
    from (
      select cards.due_day, false as is_essay ${cardsOf(learner)}
      union all
      select cards.due_day, true ${essayCardsOf(userId)}
    ) all_cards`);
}

export const asOverview = ({
  allDueQtd,
  reviewedTodayQtd,
  totalQtd,
  essayCardsQtd,
  nextDueDay,
}: NotebookCounts): NotebookOverview => ({
  dueQtd: leftToday(allDueQtd, reviewedTodayQtd),
  reviewedTodayQtd,
  dailyCap,
  totalQtd,
  essayCardsQtd,
  nextDueDay,
});

interface CardRow extends Omit<NotebookQuestion, 'question'> {
  question: QuestionRow;
}

const cardColumns = sql`
  ${questionJson(sql`0`)} as question, cards.lapses, cards.missed_at, cards.due_day,
  case when courses.id is not null
    then json_build_object('kind', 'course', 'id', courses.id, 'title', courses.title)
    else json_build_object('kind', 'practice-exam', 'id', practice_exams.id,
      'title', practice_exams.title) end as origin`;

/** Parts of a task are in an order of their own for each number of mistakes. */
const asAsked =
  (userId: string) =>
  ({ question, ...card }: CardRow): NotebookQuestion => ({
    ...card,
    question: withoutKey(inAttempt(question, `${userId} ${card.lapses}`)),
  });

/** The due questions, the longest due first. */
async function listDue(
  db: Database,
  { limit, ...learner }: OfLearner & { limit: number },
): Promise<NotebookQuestion[]> {
  const rows = await db.many<CardRow>(sql`
    select ${cardColumns} ${cardsOf(learner)} and due_day <= ${dayInSaoPaulo(learner.now)}
    order by due_day, questions.id limit ${limit}`);
  return rows.map(asAsked(learner.userId));
}

/** The due questions and cards of essays together, the longest due first. */
export async function listQueue(
  db: Database,
  { hasEssayCards, ...asked }: OfLearner & { limit: number; hasEssayCards: boolean },
): Promise<(NotebookQuestion | EssayCard)[]> {
  const [questions, essayCards] = [
    await listDue(db, asked),
    hasEssayCards ? await listDueEssayCards(db, asked) : [],
  ];
  return [...questions, ...essayCards]
    .toSorted((one, other) => Number(one.dueDay > other.dueDay) - Number(one.dueDay < other.dueDay))
    .slice(0, asked.limit);
}

const sortings = {
  dueDay: sql`cards.due_day`,
  lapses: sql`cards.lapses`,
  missedAt: sql`cards.missed_at`,
};

export async function pageNotebook(
  db: Database,
  learner: OfLearner,
  asked: PageQuery & {
    field?: keyof typeof sortings | undefined;
    criteria?: 'asc' | 'desc' | undefined;
  },
): Promise<Page<NotebookQuestion>> {
  const { field = 'dueDay', criteria = 'asc' } = asked;
  const page = await readPage<CardRow>(db, asked, {
    columns: cardColumns,
    from: cardsOf(learner),
    order: orderBy(sortings[field], criteria, sql`questions.id`),
  });
  return { ...page, items: page.items.map(asAsked(learner.userId)) };
}

/** The questions of an exercise made of the learner's errors: the longest due first, then the most missed. */
export const weakestQuestionsJson = ({
  limit,
  ...learner
}: OfLearner & { limit: number }): Statement => sql`(
  select coalesce(json_agg(question), '[]') from (
    select ${questionJson(sql`0`)} as question ${cardsOf(learner)}
    order by cards.due_day, cards.lapses desc, questions.id limit ${limit}
  ) weakest)`;

/**
 * If the learner has included the blank questions of an attempt, and how many there are: those that count in the score,
 * whose key may be told, and that a person would not correct.
 */
export const findBlanks = (db: Database, learner: OfLearner, attemptId: string) =>
  db.one<{ isIncluded: boolean; blankQtd: number }>(sql`
    select exists (select from error_notebook_blanks
        where user_id = ${learner.userId} and attempt_id = ${attemptId}) as is_included,
      (select count(*)::integer
        from attempts
        join graded_answers on graded_answers.attempt_id = attempts.id
        join question_versions versions on versions.id = graded_answers.version_id
        where attempts.id = ${attemptId} and attempts.user_id = ${learner.userId}
          and attempts.submitted_at is not null and ${isBlank} and ${weightOfAnswer} > 0
          and versions.kind <> all(${kindsCorrectedByPeople})
          and ${isTold(learner, sql`graded_answers.question_id`)}) as blank_qtd`);
