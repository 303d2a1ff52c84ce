import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { expect, it } from 'vitest';
import { countingContents } from '../../src/courses/courses.queries.ts';
import { sql } from '../../src/platform/db/database.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { everyRequest } from './every-request.factory.ts';

const school = await createSeededApp(await createTestApp());
const requests = everyRequest(school);

/** Courses whose stored number of contents differs from their contents. */
const miscounted = () =>
  school.db.many(sql`
    select id, contents_qtd from courses
    where contents_qtd <> (select count(*) from ${countingContents} where sections.course_id = courses.id)`);

const changes = (Object.entries(operations) as [keyof typeof operations, Operation][]).filter(
  ([, { route, audience }]) => audience.kind === 'admin' && !route.startsWith('GET'),
);

it.each(changes)(
  '%s leaves the number of contents of each course right',
  async (name, operation) => {
    await school.call(school.people.admin, operation, await requests[name]());
    expect(await miscounted()).toEqual([]);
  },
);

it('the number follows changes of several rows, and a section that is hidden', async () => {
  const { pool } = school.db;
  const { course } = school;
  const countOf = async () =>
    (
      await school.db.one<{ qtd: number }>(
        sql`select contents_qtd as qtd from courses where id = ${course.id}`,
      )
    ).qtd;
  await pool.query(`update contents set is_active = true, deleted_at = null;
    update sections set is_active = true, deleted_at = null`);
  const all = await countOf();
  expect(all).toBeGreaterThan(1);
  await pool.query('update contents set is_active = false');
  expect(await countOf()).toBe(0);
  await pool.query('update contents set is_active = true');
  expect(await countOf()).toBe(all);
  await pool.query('update sections set is_active = false');
  expect(await countOf()).toBe(0);
});
