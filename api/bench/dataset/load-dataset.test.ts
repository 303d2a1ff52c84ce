import { expect, it } from 'vitest';
import { freshDatabase } from '../../test/support/fresh-database.ts';
import { listMiscounted } from '../../test/support/miscounted.ts';
import { openDatabase, sql, type Statement } from '../../src/platform/db/database.ts';
import { loadDataset } from './load-dataset.ts';
import { sizes } from './sizes.ts';

const url = await freshDatabase();
const db = openDatabase(url, { timeoutMs: 60_000 });
const dataset = { ...sizes.small, users: 200, contentProgressions: 4000, answers: 3000 };

const count = async (rows: Statement) =>
  (await db.one<{ count: number }>(sql`select count(*) from (${rows}) counted`)).count;

async function expectSame(some: Statement, others: Statement) {
  expect(await count(sql`(${some}) except (${others})`)).toBe(0);
  expect(await count(sql`(${others}) except (${some})`)).toBe(0);
}

it('loads rows that agree with each other', async () => {
  await loadDataset(url, dataset);

  // 13: the twelve pages and the exam of the template course.
  expect(await count(sql`select from content_progressions`)).toBe(4000 + 13);
  expect(await count(sql`select from graded_answers`)).toBeGreaterThan(2800);
  expect(await count(sql`select from questions`)).toBe(500 + 2);

  const taken = sql`
    select content_type from attempts join contents on contents.id = attempts.exam_id`;
  expect(await count(sql`${taken} where content_type <> 'EXAM'`)).toBe(0);
  expect(await count(sql`${taken} where content_type = 'EXAM'`)).toBeGreaterThan(5);

  const recounted = sql`
    select user_id, (completed_at at time zone 'America/Sao_Paulo')::date, count(*)::integer
    from content_progressions group by 1, 2`;
  await expectSame(recounted, sql`select user_id, day, contents_qtd from study_days`);

  const visited = sql`
    select distinct user_id, section_id
    from content_progressions join contents on contents.id = content_id`;
  await expectSame(visited, sql`select user_id, section_id from section_progressions`);

  const completed = sql`
    select user_id, course_id from course_progressions where completed_at is not null`;
  expect(await count(completed)).toBeGreaterThan(5);
  await expectSame(completed, sql`select user_id, course_id from certificates`);
  expect(await listMiscounted(db)).toEqual([]);
  await db.close();
}, 60_000);
