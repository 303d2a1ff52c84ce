import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { finishUpload, requestUpload } from '@sabia/domain/files/files.contract.ts';
import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import type { User } from '@sabia/domain/users/user.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { finishUpload as finishTheUpload } from './finish-upload.ts';
import { removeAbandonedUploads } from './remove-abandoned-uploads.ts';

const { app, call, db, folder, context, time } = await createTestApp();
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const users = { stranger: null, learner: await aUser(db), admin: await anAdmin(db) };
const { learner, admin } = users;

const filesIn = (place: 'kept' | 'waiting') => readdir(join(folder, 'files', place));

beforeEach(async () => {
  await db.run(sql`delete from files`);
  for (const place of ['kept', 'waiting'] as const) {
    for (const name of await filesIn(place)) await rm(join(folder, 'files', place, name));
  }
});

const ask = (user: User | null, contentType: string, size: number) =>
  call(user, requestUpload, { body: { fileName: 'arquivo', contentType, size } });

const put = (uploadUrl: string, bytes: Buffer, contentType: string) =>
  fetch(address + uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: new Uint8Array(bytes),
  });

const finish = (user: User | null, id: string) => call(user, finishUpload, { params: { id } });

async function upload(user: User, bytes: Buffer, contentType: string) {
  const { id, uploadUrl } = (await ask(user, contentType, bytes.length)).body;
  expect((await put(uploadUrl, bytes, contentType)).status).toBe(204);
  return finish(user, id);
}

const anImage = (width = 700, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#1864ab' } })
    .png()
    .toBuffer();

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n');

describe('requesting an upload ticket', () => {
  it.each([
    ['stranger', 'image/png', 1, 401],
    ['learner', 'image/png', 1, 201],
    ['learner', 'application/pdf', 1, 403],
    ['admin', 'application/pdf', 1, 201],
    ['admin', 'image/svg+xml', 1, 415],
    ['learner', 'image/png', 5_000_001, 413],
    ['learner', 'image/png', 0, 422],
  ] as const)('a %s, for %s of %i bytes: %i', async (who, contentType, size, status) => {
    expect((await ask(users[who], contentType, size)).status).toBe(status);
  });
});

describe('sending the bytes', () => {
  it('is possible once', async () => {
    const bytes = await anImage();
    const { uploadUrl } = (await ask(learner, 'image/png', bytes.length)).body;
    expect((await put(uploadUrl, bytes, 'image/png')).status).toBe(204);
    expect((await put(uploadUrl, bytes, 'image/png')).status).toBe(409);
    expect(await filesIn('waiting')).toHaveLength(1);
  });

  it('by two requests at the same time succeeds for one of them', async () => {
    const bytes = await anImage();
    const { uploadUrl } = (await ask(learner, 'image/png', bytes.length)).body;
    const both = await Promise.all([
      put(uploadUrl, bytes, 'image/png'),
      put(uploadUrl, bytes, 'image/png'),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 409]));
    expect(await filesIn('waiting')).toHaveLength(1);
  });

  it('needs a valid ticket and the content type of the ticket', async () => {
    time.now = new Date('2026-11-21T19:00:00Z');
    const bytes = await anImage();
    const { uploadUrl } = (await ask(learner, 'image/png', bytes.length)).body;
    expect((await put(uploadUrl, bytes, 'image/jpeg')).status).toBe(415);
    time.now = new Date('2026-11-21T20:00:01Z');
    expect((await put(uploadUrl, bytes, 'image/png')).status).toBe(404);
    expect(await filesIn('waiting')).toEqual([]);
  });

  it.each(['0192d3f0-0000-7000-8000-000000000000', 'x', '..%2f..%2fsecret', '-'.repeat(36)])(
    'with the ticket %s, which nobody was given, leads nowhere',
    async (ticket) => {
      const answer = await put(`/files/uploads/${ticket}`, await anImage(), 'image/png');
      expect(answer.status).toBe(404);
      expect(await filesIn('waiting')).toEqual([]);
    },
  );

  it('stops at the size of the ticket', async () => {
    const { uploadUrl } = (await ask(learner, 'image/png', 1000)).body;
    const answer = await put(uploadUrl, Buffer.alloc(6_000_000), 'image/png');
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too_large' });
    expect(await filesIn('waiting')).toEqual([]);
  });

  it('stores nothing when the connection breaks, and can be repeated', async () => {
    const bytes = await anImage();
    const { uploadUrl } = (await ask(learner, 'image/png', bytes.length)).body;
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = [
      `PUT ${uploadUrl} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: image/png',
      `Content-Length: ${bytes.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(bytes.subarray(0, 100));
    await vi.waitUntil(async () => (await filesIn('waiting')).length === 1);
    socket.destroy();
    await vi.waitUntil(async () => (await filesIn('waiting')).length === 0);
    expect((await put(uploadUrl, bytes, 'image/png')).status).toBe(204);
  });
});

describe('finishing an upload', () => {
  it('stores an image in its widths, and is idempotent', async () => {
    const bytes = await anImage(700);
    const { id, uploadUrl } = (await ask(learner, 'image/png', bytes.length)).body;
    await put(uploadUrl, bytes, 'image/png');
    const stored = await finish(learner, id);
    expect(stored.status).toBe(200);
    expect(stored.body).toEqual({
      id,
      url: expect.stringMatching(/^\/files\/[\da-f]{32}-700x400\.webp\?access=/),
      contentType: 'image/webp',
      size: expect.any(Number),
      width: 700,
      height: 400,
      notice: null,
    });
    expect((await finish(learner, id)).body).toEqual(stored.body);
    expect((await put(uploadUrl, bytes, 'image/png')).status).toBe(409);
    const widths = (await filesIn('kept')).map((name) => name.slice(33));
    expect(new Set(widths)).toEqual(new Set(['320.webp', '640.webp', '700x400.webp']));
    expect(await filesIn('waiting')).toEqual([]);
  });

  it('stores and serves an image of 1,000 pixels and more in both directions', async () => {
    const stored = await upload(learner, await anImage(1000, 1000), 'image/png');
    expect(stored.body.url).toContain('-1000x1000.webp?access=');
    expect((await fetch(address + stored.body.url)).status).toBe(200);
  });

  it('twice at the same time answers both requests with the same', async () => {
    const bytes = await anImage();
    const { id, uploadUrl } = (await ask(learner, 'image/png', bytes.length)).body;
    await put(uploadUrl, bytes, 'image/png');
    const [one, other] = await Promise.all([finish(learner, id), finish(learner, id)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body).toEqual(other.body);
  });

  it('of captions tells which were lost, also when it is repeated', async () => {
    const kept = 'WEBVTT\n\n00:01.000 --> 00:02.000\nOi\n';
    const lost = Buffer.from(`${kept}\n00:03.000 --> 00:03.000\nZero\n`);
    const first = await upload(admin, lost, 'text/vtt');
    expect(first.body.notice).toBe(
      'Algumas legendas não foram mantidas. Linha 6: a legenda termina antes de começar.',
    );
    expect((await finish(admin, first.body.id)).body.notice).toBe(first.body.notice);
    expect((await upload(admin, Buffer.from(kept), 'text/vtt')).body.notice).toBeNull();
  });

  it('by many requests at once reads the bytes into memory once', async () => {
    const bytes = await anImage();
    const { id, uploadUrl } = (await ask(learner, 'image/png', bytes.length)).body;
    await put(uploadUrl, bytes, 'image/png');
    const reading = vi.spyOn(context.files, 'uploaded');
    const answers = await Promise.all(Array.from({ length: 10 }, () => finish(learner, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(reading).toHaveBeenCalledTimes(1);
    reading.mockRestore();
  });

  it('that another request finishes in between answers with the same', async () => {
    const bytes = await anImage();
    const { id, uploadUrl } = (await ask(learner, 'image/png', bytes.length)).body;
    await put(uploadUrl, bytes, 'image/png');
    const uploaded = async () => {
      await finish(learner, id);
      return context.files.uploaded(id);
    };
    const late = await finishTheUpload(
      { db, files: { ...context.files, uploaded }, clock: context.clock },
      id,
      { viewer: learner, inTurn: (_owner, work) => work() },
    );
    const { url, ...first } = (await finish(learner, id)).body;
    expect(late).toMatchObject({ ...first, url: withoutAccess(url) });
  });

  it('needs the bytes, and is for the owner only', async () => {
    const { id } = (await ask(learner, 'image/png', 10)).body;
    expect((await finish(learner, id)).status).toBe(409);
    expect((await finish(admin, id)).status).toBe(404);
    expect((await finish(null, id)).status).toBe(401);
    expect((await finish(learner, 'x')).status).toBe(400);
  });

  it('answers with an address that opens the file before anything shows it', async () => {
    const { body } = await upload(admin, pdf, 'application/pdf');
    const served = await fetch(address + body.url);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
      'x-content-type-options': 'nosniff',
    });
  });
});

it('uploads not finished within an hour are deleted; newer and stored ones stay', async () => {
  time.now = new Date();
  const bytes = await anImage();
  await upload(learner, bytes, 'image/png');
  const { id, uploadUrl } = (await ask(learner, 'image/png', bytes.length)).body;
  await put(uploadUrl, bytes, 'image/png');
  const course = (await ask(admin, 'application/zip', 5)).body;
  await put(course.uploadUrl, Buffer.from('PK\x03\x04a'), 'application/zip');

  const later = (minutes: number) => new Date(time.now.getTime() + minutes * 60_000);
  expect(await removeAbandonedUploads(context, later(59))).toBe(0);
  expect(new Set(await filesIn('waiting'))).toEqual(new Set([id, course.id]));
  expect(await removeAbandonedUploads(context, later(61))).toBe(1);
  // A course file waits for a day, while its preview is open.
  expect(await filesIn('waiting')).toEqual([course.id]);
  expect(await filesIn('kept')).toHaveLength(3);
  expect((await finish(learner, id)).status).toBe(404);
  expect(await removeAbandonedUploads(context, later(24 * 60 + 1))).toBe(1);
  expect(await filesIn('waiting')).toEqual([]);
});

it('an upload can be finished for an hour', async () => {
  time.now = new Date();
  const bytes = await anImage();
  const { id, uploadUrl } = (await ask(learner, 'image/png', bytes.length)).body;
  await put(uploadUrl, bytes, 'image/png');
  time.now = new Date(time.now.getTime() + 3_601_000);
  expect((await finish(learner, id)).status).toBe(404);
});
