import { expect, it } from 'vitest';
import { freshDatabase } from '../../test/support/fresh-database.ts';
import { openDatabase, sql, type Statement } from '../../src/platform/db/database.ts';
import { loadDataset } from './load-dataset.ts';
import { sizes } from './sizes.ts';

const url = await freshDatabase();
const db = openDatabase(url, { timeoutMs: 60_000 });
const dataset = { ...sizes.small, users: 200, contentProgressions: 4000, answers: 3000 };

const count = async (rows: Statement) =>
  (await db.one<{ count: number }>(sql`select count(*) from (${rows}) counted`)).count;

const structure = () =>
  db.many(sql`
    select conrelid::regclass::text as place, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace
    union select tablename, indexdef from pg_indexes where schemaname = 'public'
    order by 1, 2`);

it('loads what belongs together, and leaves the tables as they were', async () => {
  const before = await structure();
  await loadDataset(url, dataset);
  expect(await structure()).toEqual(before);

  // 13: the twelve pages and the exam of the template course.
  expect(await count(sql`select from content_progressions`)).toBe(4000 + 13);
  expect(await count(sql`select from graded_answers`)).toBeGreaterThan(2800);
  expect(await count(sql`select from questions`)).toBe(500 + 2);

  const taken = sql`
    select content_type from attempts join contents on contents.id = attempts.content_id`;
  expect(await count(sql`${taken} where content_type <> 'EXAM'`)).toBe(0);
  expect(await count(sql`${taken} where content_type = 'EXAM'`)).toBeGreaterThan(5);

  const recounted = sql`
    select user_id, (completed_at at time zone 'America/Sao_Paulo')::date as day,
      count(*)::integer as contents_qtd
    from content_progressions group by 1, 2`;
  const kept = sql`select user_id, day, contents_qtd from study_days`;
  expect(await count(sql`(${recounted}) except (${kept})`)).toBe(0);
  expect(await count(sql`(${kept}) except (${recounted})`)).toBe(0);

  const been = sql`
    select distinct user_id, section_id
    from content_progressions join contents on contents.id = content_id`;
  const sections = sql`select user_id, section_id from section_progressions`;
  expect(await count(sql`(${been}) except (${sections})`)).toBe(0);
  expect(await count(sql`(${sections}) except (${been})`)).toBe(0);

  const completed = sql`
    select user_id, course_id from course_progressions where completed_at is not null`;
  const certified = sql`select user_id, course_id from certificates`;
  expect(await count(completed)).toBeGreaterThan(5);
  expect(await count(sql`(${completed}) except (${certified})`)).toBe(0);
  expect(await count(sql`(${certified}) except (${completed})`)).toBe(0);
  await db.close();
}, 60_000);
