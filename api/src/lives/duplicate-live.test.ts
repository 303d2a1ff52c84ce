import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/lives/lives.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { aLive } from './lives.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const duplicate = (id: string) => call(admin, contract.duplicateLive, { params: { id } });

it('a copy has the same fields, without times, recording and reminders', async () => {
  const { id } = await aLive(db, {
    title: 'Tira-dúvidas',
    recordingUrl: 'https://example.com/gravada.mp4',
  });
  await call(admin, contract.requestReminder, { params: { id } });
  const original = (await call(admin, contract.readLive, { params: { id } })).body;
  const { status, headers, body } = await duplicate(id);
  expect(status).toBe(201);
  expect(headers.location).toBe(`/v1/lives/${body.id}`);
  expect(body).toMatchObject({
    title: 'Cópia de Tira-dúvidas',
    shortDescription: original.shortDescription,
    liveUrl: original.liveUrl,
    thumbUrl: original.thumbUrl,
    categories: original.categories,
    isActive: false,
    startsAt: null,
    endsAt: null,
    recordingUrl: null,
  });
  const copy = (await call(admin, contract.readLive, { params: { id: body.id } })).body;
  expect(copy.viewer).toEqual({ wantsReminder: false, hasAttended: false });
});

it('a copy of an unknown live is a 404', async () => {
  expect((await duplicate(randomUUID())).status).toBe(404);
});
