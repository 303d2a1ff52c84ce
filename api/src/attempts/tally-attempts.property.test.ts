import { annulmentChoices, type AnnulmentChoice } from '@sabia/domain/attempts/annulment.ts';
import * as annulments from '@sabia/domain/attempts/annulments.contract.ts';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { openDatabase, sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { isCounted } from '../users/counted-users.queries.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';
import { tallyAttempts } from './tally-attempts.ts';

// The figures of exams and questions are written up from attempts. After any attempts, regradings, other weights and annulments, with an
// administrator who takes exams and chooses whether they count, and with the writing at any time and by two processes, they must equal a recount of all attempts.

const { db, call, databaseUrl, time } = await createTestApp();
const admin = await anAdmin(db);

type Event =
  | { kind: 'take'; learner: number; choices: (number | null)[] }
  | { kind: 'change key'; question: number; right: number; regrade: boolean }
  | { kind: 'count'; isCounted: boolean }
  | { kind: 'weigh'; question: number; weight: number; regrade: boolean }
  | { kind: 'annul'; question: number; choice: AnnulmentChoice | null }
  | { kind: 'write up' | 'write up twice' };

const oneWeight = fc.constantFrom(0, 0.5, 1, 1, 3);
const choice = fc.option(fc.nat({ max: 1 }));
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('take' as const),
      learner: fc.nat({ max: 2 }),
      choices: fc.tuple(choice, choice, choice),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('change key' as const),
      question: fc.nat({ max: 2 }),
      right: fc.nat({ max: 1 }),
      regrade: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('weigh' as const),
      question: fc.nat({ max: 1 }),
      weight: oneWeight,
      regrade: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('annul' as const),
      question: fc.nat({ max: 1 }),
      choice: fc.constantFrom(null, ...annulmentChoices),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('count' as const), isCounted: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('write up' as const, 'write up twice' as const),
    }),
  },
);

const weights = fc.tuple(oneWeight, oneWeight, fc.constant(1));

it('the figures of exams and questions equal a recount of the attempts', async () => {
  const other = openDatabase(databaseUrl, { timeoutMs: 15_000 });
  const lives = fc.asyncProperty(
    weights,
    fc.array(event, { maxLength: 15 }),
    async (given, events) => {
      const exam = await aPracticeExam(db, { questions: given.map((weight) => ({ weight })) });
      const { body: listed } = await call(admin, questions.listPracticeExamQuestions, {
        params: { id: exam.id },
      });
      const asked = listed.items;
      const people = [await aUser(db), await aUser(db), await anAdmin(db)];
      for (const happening of events) await happen(happening);
      await tallyAttempts(db);

      const { body: average } = await call(admin, progress.readContentAverage, {
        params: { id: exam.id },
      });
      expect(rounded(average)).toEqual(rounded(await recountedAverage(exam.id)));
      expect(await recountedGrades(exam.id)).toEqual([]);
      for (const { id } of asked) {
        const { body } = await call(admin, progress.readQuestionAverage, { params: { id } });
        const { answers, correctAverage, averageTime } = body;
        expect(rounded({ answers, correctAverage, averageTime })).toEqual(
          rounded(await recountedQuestion(id)),
        );
        expect(await tallied(id)).toEqual(await recountedTallies(id));
      }

      async function happen(happening: Event): Promise<void> {
        if (happening.kind === 'take') {
          const learner = people[happening.learner] ?? admin;
          const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
            params: { id: exam.id },
          });
          // Nothing is sent of a blank question but its time.
          const answers = someAnswers(attempt, happening.choices).filter(
            ({ alternativeId }) => alternativeId !== null,
          );
          time.now = new Date(time.now.getTime() + 60_000);
          const blankTimes = attempt.questions.map(({ id }, at) => ({
            questionId: id,
            timeSpent: 5 + at,
          }));
          const { status } = await call(learner, attempts.submitPracticeAttempt, {
            params: { id: attempt.id },
            body: { answers, blankTimes },
          });
          expect(status).toBe(200);
        } else if (happening.kind === 'change key') {
          const question = asked[happening.question];
          const alternatives = (question?.alternatives ?? []).map(({ id, text }, at) => ({
            id,
            text,
            isCorrect: at === happening.right,
          }));
          const body = { alternatives, regrade: happening.regrade };
          await call(admin, questions.changeQuestion, { params: { id: question?.id ?? '' }, body });
        } else if (happening.kind === 'weigh') {
          const params = { id: asked[happening.question]?.id ?? '' };
          const { weight, regrade } = happening;
          await call(admin, questions.changeQuestion, { params, body: { weight, regrade } });
        } else if (happening.kind === 'annul') {
          const params = { id: asked[happening.question]?.id ?? '', examId: exam.id };
          const { choice: how } = happening;
          await (how
            ? call(admin, annulments.annulQuestion, {
                params,
                body: { choice: how, reason: 'Sem resposta certa.' },
              })
            : call(admin, annulments.undoAnnulment, { params }));
        } else if (happening.kind === 'count') {
          const [, , author = admin] = people;
          const body = { countsInFigures: happening.isCounted };
          await call(author, users.changeUser, { params: { id: author.id }, body });
        } else {
          const writers = happening.kind === 'write up' ? [db] : [db, other];
          await Promise.all(writers.map((writer) => tallyAttempts(writer)));
        }
      }
    },
  );
  await fc.assert(lives, { numRuns: 60 });
  await other.close();
}, 300_000);

/** Sums in another order differ in the last digits. */
const rounded = (figures: object) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(9)) : value,
    ]),
  );

const recountedAverage = (examId: string) =>
  db.one<object>(sql`
    select ${examId} as content_id, count(*) as users, coalesce(sum(tries), 0)::integer as tries,
      avg(correct_average) as correct_average, avg(average_time) as average_time
    from (
      select count(*) as tries, max(correct_average) as correct_average,
        (array_agg(average_time order by correct_average desc, number))[1] as average_time
      from attempts where exam_id = ${examId} and submitted_at is not null and ${isCounted(sql`user_id`)}
      group by user_id
    ) learners`);

/** The attempts whose grade is another one by their answers, their weights and the annulments of today. */
const recountedGrades = (examId: string) =>
  db.many<object>(sql`
    select attempts.id
    from attempts cross join lateral (
      select sum(worth) as most, sum(worth * (is_correct or choice is not null)::integer) as points,
        count(*) filter (where worth = 0) as left_out
      from (
        select is_correct, choice,
          case when choice = 'OUT_OF_SCORE' then 0
            else coalesce(question_weights[array_position(version_ids, version_id)], 1) end as worth
        from graded_answers left join question_annulments
          on question_annulments.question_id = graded_answers.question_id and exam_id = ${examId}
        where attempt_id = attempts.id
      ) marks
    ) recounted
    where attempts.exam_id = ${examId} and submitted_at is not null
      and (abs(correct_average - 100 * points / most) > 1e-9 or uncounted_qtd <> left_out
        or is_approved <> (100 * points / most >= passing_score - 1e-9))`);

const recountedQuestion = (questionId: string) =>
  db.one<object>(sql`
    select count(alternative_id) as answers, avg(time_spent) as average_time,
      100.0 * count(*) filter (where is_correct) / nullif(count(alternative_id), 0) as correct_average
    from graded_answers where question_id = ${questionId}
      and ${isCounted(sql`user_id`)}`);

/** The sums that the statistics of a question are made of. */
const tallied = (questionId: string) =>
  db.many<object>(sql`
    select version_id, alternative_id, is_first_attempt, answers_qtd, time_sum, timed_qtd,
      correct_sum, correct_squares_sum
    from question_tallies
    where question_id = ${questionId} and answers_qtd > 0 order by 1, 2, 3`);

const recountedTallies = (questionId: string) =>
  db.many<object>(sql`
    select version_id, alternative_id, number = 1 as is_first_attempt, count(*) as answers_qtd,
      coalesce(sum(time_spent), 0) as time_sum, count(time_spent) as timed_qtd,
      sum(attempts.credit)::float8 as correct_sum,
      sum(attempts.credit * attempts.credit)::float8 as correct_squares_sum
    from graded_answers join attempts on attempts.id = attempt_id
    where question_id = ${questionId} and submitted_at is not null
      and ${isCounted(sql`attempts.user_id`)}
    group by 1, 2, 3 order by 1, 2, 3`);
