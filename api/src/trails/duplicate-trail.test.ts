import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/trails/trails.contract.ts';
import { expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { aLive } from '../lives/lives.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { aTrail } from './trails.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const duplicate = (id: string) => call(admin, contract.duplicateTrail, { params: { id } });

it('has copies of the items in the same order, with the same prerequisites', async () => {
  const [first, second] = [await aCourse(db), await aCourse(db)];
  const live = await aLive(db);
  const { id } = await aTrail(db, {
    title: 'Rumo ao ENEM',
    banners: [
      { desktopUrl: 'https://example.com/d.webp', mobileUrl: 'https://example.com/m.webp' },
    ],
    contents: [
      { kind: 'course', targetId: first.id },
      { kind: 'live', targetId: live.id, after: [0] },
      { kind: 'course', targetId: second.id, after: [1, 0] },
    ],
  });
  const { status, headers, body } = await duplicate(id);
  expect(status).toBe(201);
  expect(headers.location).toBe(`/v1/trails/${body.id}`);
  expect(body).toMatchObject({
    title: 'Cópia de Rumo ao ENEM',
    isActive: false,
    description: '<p>Passo a passo.</p>',
    banners: [{ desktopUrl: 'https://example.com/d.webp' }],
  });
  const [one, two, three] = body.contents;
  expect(body.contents.map(({ targetId }) => targetId)).toEqual([first.id, live.id, second.id]);
  expect([one?.after, two?.after, three?.after]).toEqual([[], [one?.id], [two?.id, one?.id]]);
});

it('is numbered if its title is taken', async () => {
  const { id } = await aTrail(db, { title: 'Finanças' });
  await duplicate(id);
  expect((await duplicate(id)).body.title).toBe('Cópia de Finanças (2)');
});

it('of an unknown trail is a 404', async () => {
  expect((await duplicate(randomUUID())).status).toBe(404);
});
