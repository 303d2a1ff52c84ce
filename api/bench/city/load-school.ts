import pg from 'pg';
import { openDatabase } from '../../src/platform/db/database.ts';
import { copyCatalogue } from './catalogue.ts';
import { someHistory } from './history.ts';
import { aMouldSchool } from './mould-school.ts';
import { copyPeople } from './people.ts';
import { copyQuestions } from './questions.ts';
import type { SchoolSize } from './sizes.ts';
import { copyStudies, isCompleted } from './studies.ts';
import { copyTries } from './tries.ts';
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

/** Fills a database with a school of this size, on top of what is there. */
export async function loadSchool(url: string, size: SchoolSize, now = new Date()): Promise<void> {
  await using toEnd = new AsyncDisposableStack();
  const db = openDatabase(url, { patience: 60_000 });
  toEnd.defer(() => db.close());
  const school = await aMouldSchool(db);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  toEnd.defer(() => client.end());
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB'`);
  const history = someHistory(size, now);
  const completed = history.enrolments.filter(isCompleted);
  await withoutIndexes(client, loaded, async () => {
    await copyPeople(client, school, size, now);
    await copyCatalogue(client, school, size, now);
    await copyQuestions(client, school, size);
    await copyStudies(client, school, history);
    await copyTries(client, school, { size, completed, now });
  });
  await client.query('vacuum analyze');
}
