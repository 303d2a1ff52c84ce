import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { expect, it } from 'vitest';
import { sql } from '../../src/platform/db/database.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { listMiscounted } from '../support/miscounted.ts';
import { everyRequest } from './every-request.factory.ts';

const school = await createSeededApp(await createTestApp());
const requests = everyRequest(school);

const changes = (Object.entries(operations) as [keyof typeof operations, Operation][]).filter(
  ([, { route }]) => !route.startsWith('GET'),
);

it.each(changes)(
  '%s leaves the numbers and terms that are kept on courses and progress right',
  async (name, { audience, ...operation }) => {
    const { admin, learner } = school.people;
    const user = audience.kind === 'admin' ? admin : learner;
    await school.call(user, { audience, ...operation }, await requests[name]());
    expect(await listMiscounted(school.db)).toEqual([]);
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
