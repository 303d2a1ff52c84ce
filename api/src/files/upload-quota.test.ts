import { requestUpload } from '@sabia/domain/files/files.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { removeAbandonedUploads } from './remove-abandoned-uploads.ts';

const { call, db, context, time } = await createTestApp({
  uploadQuotas: { unfinishedBytes: 20_000_000, dailyBytes: 50_000_000 },
});
// Noon in São Paulo.
const start = new Date('2026-11-21T15:00:00.000Z');

const ask = (user: User, size = 5_000_000) =>
  call(user, requestUpload, { body: { fileName: 'a.png', contentType: 'image/png', size } });

const hours = (count: number) => {
  time.now = new Date(start.getTime() + count * 3_600_000);
};

it('of 25 simultaneous tickets of 5 MB a learner gets as many as the quota allows', async () => {
  time.now = start;
  const learner = await aUser(db);
  const answers = await Promise.all(Array.from({ length: 25 }, () => ask(learner)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers['retry-after']).toBe('3600');
  expect(refused?.body).toMatchObject({
    code: 'upload_quota',
    detail:
      'Você tem muitos envios que não terminaram. Eles vencem em uma hora; tente de novo depois.',
  });
  // Another user has their own quota.
  expect((await ask(await aUser(db))).status).toBe(201);
});

it('tickets expire in an hour, and the quota of the day counts them all', async () => {
  time.now = start;
  const learner = await aUser(db);
  const granted = [];
  for (let hour = 0; hour < 4; hour += 1) {
    hours(hour * 1.1);
    await removeAbandonedUploads(context, time.now);
    const answers = [await ask(learner), await ask(learner), await ask(learner)];
    granted.push(answers.filter(({ status }) => status === 201).length);
  }
  expect(granted).toEqual([3, 3, 3, 1]);
  const refused = await ask(learner, 1);
  expect(refused.body).toMatchObject({
    code: 'upload_quota',
    detail: 'Você já enviou muitos arquivos hoje. Tente de novo amanhã.',
  });
  // After midnight in São Paulo.
  hours(12.5);
  expect((await ask(learner)).status).toBe(201);
});

it('an administrator may send ten times as much', async () => {
  time.now = start;
  const admin = await anAdmin(db);
  const answers = await Promise.all(Array.from({ length: 41 }, () => ask(admin)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(40);
});

it('counts of former days are removed', async () => {
  time.now = start;
  await ask(await aUser(db));
  hours(72);
  await removeAbandonedUploads(context, time.now);
  expect(await db.many(sql`select * from upload_quotas`)).toEqual([]);
});
