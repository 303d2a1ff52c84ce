import pg from 'pg';
import { withoutTimeout } from '../../src/platform/db/connection-settings.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { aCourse } from '../../src/courses/courses.factory.ts';
import { someQuestions } from '../../src/questions/questions.factory.ts';
import '../../src/subscribers.ts';
import { demoPages } from '../dataset/template-entities.ts';

/** The ids that the measurement needs. */
export interface LoadedCourse {
  courseId: string;
  /** Completed by all learners, open for all, and without any progress. */
  studiedId: string;
  openId: string;
  spareId: string;
  examId: string;
  questionId: string;
}

/**
 * Adds one course with so many learners. All have completed its first page and taken its exam of two questions;
 * half of them have passed it and have only one page left. The figures are not written up.
 */
export async function loadOneCourse(url: string, learners: number): Promise<LoadedCourse> {
  await using toEnd = new AsyncDisposableStack();
  const db = openDatabase(url, { timeoutMs: 60_000 });
  toEnd.defer(() => db.close());
  const exam = { contentType: 'EXAM' as const, title: 'Prova final' };
  const [studied, open, spare] = demoPages;
  const contents = [studied, open, spare].flatMap((page) => page ?? []);
  const course = await aCourse(db, {
    title: 'Um curso para todos',
    sections: [{ contents: [...contents, exam] }],
  });
  const [studiedId = '', openId = '', spareId = '', examId = ''] = course.contentIds;
  const [questionId = ''] = await someQuestions(db, { contentId: examId }, 2);
  const client = new pg.Client({ connectionString: url, options: withoutTimeout });
  await client.connect();
  toEnd.defer(() => client.end());
  const courseId = course.id;
  await client.query(`
    set timezone = 'UTC'; set synchronous_commit = off; set work_mem = '256MB';
    update contents set is_active = false where id = '${spareId}';
    -- The rows agree with each other; checking each reference takes three times as long.
    set session_replication_role = replica;
    create temporary table learner as
      select uuidv7() as user_id, uuidv7() as attempt_id, n, n % 2 = 0 as is_passed,
        now() - interval '80 days' * (n::float8 / ${learners}) as at
      from generate_series(1, ${learners}) n;
    insert into users (id, provider, provider_id, email, name, created_at)
      select user_id, 'one course', 'pessoa-' || n, 'pessoa.' || n || '@example.com',
        'Pessoa da cidade ' || n, at
      from learner;
    insert into course_progressions (user_id, course_id, started_at, updated_at)
      select user_id, '${courseId}', at, at from learner;
    insert into section_progressions (user_id, section_id, created_at)
      select user_id, '${course.sections[0]?.id ?? ''}', at from learner;
    insert into content_progressions (user_id, course_id, content_id, completed_at, created_at, updated_at)
      select user_id, '${courseId}', '${studiedId}', at, at, at from learner;
    insert into content_progressions (user_id, course_id, content_id, completed_at, created_at,
        updated_at, is_exam_submitted, is_approved, tries_qtd, correct_average, correct_questions_qtd)
      select user_id, '${courseId}', '${examId}', case when is_passed then at end, at, at, true,
        is_passed, 1, case when is_passed then 100 else 50 end, case when is_passed then 2 else 1 end
      from learner;
    insert into attempts (id, user_id, exam_id, exam_kind, number, version_ids, passing_score, started_at,
        submitted_at, is_approved, correct_average, correct_questions_qtd, average_time)
      select attempt_id, user_id, '${examId}', 'CONTENT', 1,
        (select array_agg(version_id order by position) from questions where exam_id = '${examId}'),
        70, at, at, is_passed, case when is_passed then 100 else 50 end,
        case when is_passed then 2 else 1 end, 10 + n % 10
      from learner;
    insert into graded_answers
        (attempt_id, user_id, question_id, version_id, alternative_id, is_correct, time_spent)
      select attempt_id, user_id, questions.id, version_id,
        case when is_passed or position = 0 then right_alternative_id
          else (alternatives -> 1 ->> 'id')::uuid end,
        is_passed or position = 0, 10 + n % 10
      from learner, questions join question_versions on question_versions.id = version_id
      where questions.exam_id = '${examId}';
    insert into study_days (user_id, day, contents_qtd)
      select user_id, (at at time zone 'America/Sao_Paulo')::date, case when is_passed then 2 else 1 end
      from learner;`);
  // Empty tables are left out: PostgreSQL would plan for tables that stay empty.
  await client.query(`vacuum analyze users, course_progressions, section_progressions, content_progressions,
    attempts, graded_answers, study_days`);
  return { courseId, studiedId, openId, spareId, examId, questionId };
}
