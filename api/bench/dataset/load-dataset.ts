import pg from 'pg';
import { openDatabase } from '../../src/platform/db/database.ts';
import { copyCatalogue } from './catalogue.ts';
import { someHistory } from './history.ts';
import { createTemplateEntities } from './template-rows.ts';
import { copyUsers } from './users.ts';
import { copyQuestions } from './questions.ts';
import type { DatasetSize } from './sizes.ts';
import { copyStudies, isCompleted } from './studies.ts';
import { copyAttempts } from './attempts.ts';
import { withoutIndexes } from './without-indexes.ts';

const loaded = [
  'users',
  'courses',
  'course_terms',
  'sections',
  'contents',
  'questions',
  'question_versions',
  'practice_exams',
  'practice_exam_terms',
  'lives',
  'live_terms',
  'trails',
  'trail_contents',
  'course_progressions',
  'section_progressions',
  'content_progressions',
  'study_days',
  'certificates',
  'attempts',
  'answers',
  'graded_answers',
];

/** Adds a dataset of this size to a database. */
export async function loadDataset(url: string, size: DatasetSize, now = new Date()): Promise<void> {
  await using toEnd = new AsyncDisposableStack();
  const db = openDatabase(url, { timeoutMs: 60_000 });
  toEnd.defer(() => db.close());
  const school = await createTemplateEntities(db);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  toEnd.defer(() => client.end());
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB'`);
  const history = someHistory(size, now);
  const completed = history.enrolments.filter(isCompleted);
  await withoutIndexes(client, loaded, async () => {
    await copyUsers(client, school, size, now);
    await copyCatalogue(client, school, size, now);
    await copyQuestions(client, school, size);
    await copyStudies(client, school, history);
    await copyAttempts(client, school, { size, completed, now });
  });
  await client.query('vacuum analyze');
}
