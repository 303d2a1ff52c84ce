import { usualExam } from '@sabia/domain/exams/exam-settings.ts';
import type pg from 'pg';
import { idSql } from './ids.ts';
import { insertCopies } from './insert-copies.ts';
import {
  alternativesQtd,
  contentsQtd,
  courseExamQuestions,
  daysOfHistory,
  practiceExamQuestions,
  type DatasetSize,
} from './sizes.ts';
import type { TemplateEntities } from './template-entities.ts';

/** Inserts submitted attempts: at the exams of completed courses, and at practice exams for the rest of the answers. */
export async function loadAttempts(
  client: pg.Client,
  { learner }: TemplateEntities,
  { users, courses, practiceExams, answers }: DatasetSize,
  now: Date,
): Promise<void> {
  const insert = (table: string, template: string, changes: string) =>
    insertCopies(client, table, template, changes);
  const today = `timestamptz '${now.toISOString()}'`;
  await client.query(`
    create temporary table exam_attempt as
    select user_number, last_at as at, 0.8 as ease, ${courseExamQuestions} as questions,
      course_number * ${courseExamQuestions} as first_question,
      ${idSql('content', `(course_number + 1) * ${contentsQtd} - 1`)} as exam_id,
      'CONTENT' as exam_kind
    from enrolment where is_completed
    order by user_number, course_number limit ${Math.floor(answers / courseExamQuestions)}`);
  // All exams of one learner, then the next learner: no learner takes the same exam twice.
  await client.query(`
    insert into exam_attempt
    select n / ${practiceExams} * 37 % ${users},
      ${today} - interval '${daysOfHistory} days' * (1 - sqrt(random())), 0.6, ${practiceExamQuestions},
      ${courses * courseExamQuestions} + n % ${practiceExams} * ${practiceExamQuestions},
      ${idSql('practice exam', `n % ${practiceExams}`)}, 'PRACTICE_EXAM'
    from generate_series(1, (
      select (${answers} - coalesce(sum(questions), 0)) / ${practiceExamQuestions} from exam_attempt)) n`);
  // The first alternative is correct. Questions differ in difficulty.
  await client.query(`
    create temporary table choice as
    select *, ${idSql('attempt', 'number')} as attempt_id, ${idSql('user', 'user_number')} as user_id,
      ${idSql('question', 'question')} as question_id, ${idSql('version', 'question')} as version_id,
      ${idSql('alternative', `question * ${alternativesQtd} + alternative`)} as alternative_id
    from (
      select row_number() over () as number, * from exam_attempt
    ) as numbered, generate_series(first_question, first_question + questions - 1) question, lateral (
      select case when random() < ease + 0.3 * sin(question) then 0
        else 1 + floor(${alternativesQtd - 1} * random())::integer end as alternative
    ) as chosen`);

  const isTemplate = `user_id = '${learner.id}'`;
  const correct = 'count(*) filter (where alternative = 0)';
  await insert(
    'attempts',
    isTemplate,
    `select attempt_id as id, user_id, exam_id, exam_kind, 1 as number,
      array_agg(version_id order by question) as version_ids,
      at - interval '30 minutes' as started_at, at as submitted_at,
      ${correct} * 100 >= ${usualExam.passingScore} * count(*) as is_approved,
      ${correct} * 100.0 / count(*) as correct_average, ${correct} as correct_questions_qtd
    from choice group by attempt_id, user_id, exam_id, exam_kind, at`,
  );
  const answered = `attempt_id in (select id from attempts where ${isTemplate})`;
  await insert(
    'answers',
    answered,
    `select gen_random_uuid() as id, attempt_id, question_id, alternative_id,
      at as answered_at, at as received_at
    from choice`,
  );
  await insert(
    'graded_answers',
    answered,
    `select attempt_id, user_id, question_id, version_id, alternative_id, alternative = 0 as is_correct
    from choice`,
  );
}
