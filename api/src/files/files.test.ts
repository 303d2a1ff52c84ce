import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, sql } from '../shell/database.ts';
import { folderStorage } from '../shell/files/folder-storage.ts';
import { answerError } from '../shell/problem.ts';
import { serve } from '../shell/serve.ts';
import { freshDatabase } from '../shell/testing/fresh-database.ts';
import { findUser } from '../users/users.queries.ts';
import { bytesRoutes, filesRoutes } from './files.routes.ts';
import { removeAbandonedUploads } from './remove-abandoned-uploads.ts';

const db = openDatabase(await freshDatabase());
const folder = await mkdtemp(join(tmpdir(), 'sabia-files-'));
let now = new Date('2026-11-21T19:00:00Z');
const school = { db, files: await folderStorage(folder), clock: () => now };

const app = fastify();
app.setErrorHandler(answerError);
app.decorateRequest('viewer', null);
app.addHook('onRequest', async (request) => {
  const user = request.headers['x-user'] && (await findUser(db, String(request.headers['x-user'])));
  request.viewer = user ? ({ ...user, claims: {} } as Viewer) : null;
});
for (const served of filesRoutes(school)) serve(app, served);
app.register(bytesRoutes(school));
const address = await app.listen({ port: 0, host: '127.0.0.1' });

afterAll(async () => {
  await app.close();
  await db.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  now = new Date('2026-11-21T19:00:00Z');
  await db.run(sql`delete from files`);
  for (const place of ['kept', 'waiting'] as const) {
    for (const name of await filesIn(place)) await rm(join(folder, place, name));
  }
});

const filesIn = (place: 'kept' | 'waiting') => readdir(join(folder, place));
const aUser = async (role: string) =>
  (
    await db.one<{ id: string }>(sql`
      insert into users (provider_id, email, name, role)
      values (${role}, ${`${role}@sabia.local`}, ${role}, ${role}) returning id`)
  ).id;
const learner = await aUser('LEARNER');
const admin = await aUser('ADMIN');
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n');

const ask = (user: string, contentType: string, size: number) =>
  fetch(`${address}/files`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user': user },
    body: JSON.stringify({ fileName: 'arquivo', contentType, size }),
  });

const put = (uploadUrl: string, bytes: Buffer, contentType: string) =>
  fetch(address + uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: new Uint8Array(bytes),
  });

const finish = (user: string, id: string) =>
  fetch(`${address}/files/${id}/finish`, { method: 'POST', headers: { 'x-user': user } });

async function aTicket(user: string, contentType: string, size: number) {
  const answer = await ask(user, contentType, size);
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; uploadUrl: string };
}

async function upload(user: string, bytes: Buffer, contentType: string) {
  const { id, uploadUrl } = await aTicket(user, contentType, bytes.length);
  expect((await put(uploadUrl, bytes, contentType)).status).toBe(204);
  return finish(user, id);
}

const anImage = (width = 700) =>
  sharp({ create: { width, height: 400, channels: 3, background: '#1864ab' } })
    .png()
    .toBuffer();

describe('asking for a ticket', () => {
  it.each([
    ['a stranger', '', 'image/png', 1, 401],
    ['a learner, for an image', learner, 'image/png', 1, 201],
    ['a learner, for a document', learner, 'application/pdf', 1, 403],
    ['an admin, for a document', admin, 'application/pdf', 1, 201],
    ['an admin, for a drawing that can run', admin, 'image/svg+xml', 1, 415],
    ['a learner, for too large an image', learner, 'image/png', 5_000_001, 413],
    ['a learner, for nothing', learner, 'image/png', 0, 422],
  ])('%s', async (_, user, contentType, size, status) => {
    expect((await ask(user, contentType, size)).status).toBe(status);
  });
});

describe('sending the bytes', () => {
  it('takes them once', async () => {
    const bytes = await anImage();
    const { uploadUrl } = await aTicket(learner, 'image/png', bytes.length);
    expect((await put(uploadUrl, bytes, 'image/png')).status).toBe(204);
    expect((await put(uploadUrl, bytes, 'image/png')).status).toBe(409);
    expect(await filesIn('waiting')).toHaveLength(1);
  });

  it('takes them from one of two who send at the same moment', async () => {
    const bytes = await anImage();
    const { uploadUrl } = await aTicket(learner, 'image/png', bytes.length);
    const both = await Promise.all([
      put(uploadUrl, bytes, 'image/png'),
      put(uploadUrl, bytes, 'image/png'),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 409]));
    expect(await filesIn('waiting')).toHaveLength(1);
  });

  it('needs a ticket that exists and is fresh, and the type it was asked for', async () => {
    const bytes = await anImage();
    const { uploadUrl } = await aTicket(learner, 'image/png', bytes.length);
    expect((await put(uploadUrl, bytes, 'image/jpeg')).status).toBe(415);
    for (const ticket of [
      '0192d3f0-0000-7000-8000-000000000000',
      'x',
      '..%2f..%2fsecret',
      '-'.repeat(36),
    ]) {
      expect((await put(`/files/uploads/${ticket}`, bytes, 'image/png')).status).toBe(404);
    }
    now = new Date('2026-11-21T20:00:01Z');
    expect((await put(uploadUrl, bytes, 'image/png')).status).toBe(404);
    expect(await filesIn('waiting')).toEqual([]);
  });

  it('stops at the size that was asked for', async () => {
    const { uploadUrl } = await aTicket(learner, 'image/png', 1000);
    expect((await put(uploadUrl, Buffer.alloc(6_000_000), 'image/png')).status).toBe(413);
    expect(await filesIn('waiting')).toEqual([]);
  });

  it('leaves nothing of what was cut off, and the ticket can be used again', async () => {
    const bytes = await anImage();
    const { uploadUrl } = await aTicket(learner, 'image/png', bytes.length);
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `PUT ${uploadUrl} HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    );
    socket.write(bytes.subarray(0, 100));
    await vi.waitUntil(async () => (await filesIn('waiting')).length === 1);
    socket.destroy();
    await vi.waitUntil(async () => (await filesIn('waiting')).length === 0);
    expect((await put(uploadUrl, bytes, 'image/png')).status).toBe(204);
  });
});

describe('finishing an upload', () => {
  it('stores an image in its widths, and again it answers the same', async () => {
    const bytes = await anImage(700);
    const { id, uploadUrl } = await aTicket(learner, 'image/png', bytes.length);
    await put(uploadUrl, bytes, 'image/png');
    const stored = await (await finish(learner, id)).json();
    expect(stored).toEqual({
      id,
      url: expect.stringMatching(/^\/files\/[\da-f]{32}-700\.webp$/),
      contentType: 'image/webp',
      size: expect.any(Number),
      width: 700,
      height: 400,
    });
    expect(await (await finish(learner, id)).json()).toEqual(stored);
    expect((await put(uploadUrl, bytes, 'image/png')).status).toBe(409);
    expect((await filesIn('kept')).map((name) => name.slice(32)).toSorted()).toEqual([
      '-320.webp',
      '-640.webp',
      '-700.webp',
    ]);
    expect(await filesIn('waiting')).toEqual([]);
  });

  it('answers the same to two who finish at the same moment', async () => {
    const bytes = await anImage();
    const { id, uploadUrl } = await aTicket(learner, 'image/png', bytes.length);
    await put(uploadUrl, bytes, 'image/png');
    const [one, other] = await Promise.all([finish(learner, id), finish(learner, id)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await one.json()).toEqual(await other.json());
  });

  it('waits for the bytes, and is for their owner alone', async () => {
    const { id } = await aTicket(learner, 'image/png', 10);
    expect((await finish(learner, id)).status).toBe(409);
    expect((await finish(admin, id)).status).toBe(404);
    expect((await finish('', id)).status).toBe(401);
    expect((await finish(learner, 'x')).status).toBe(400);
  });

  it.each([
    [
      'a page that claims to be an image',
      '<html><script>alert(1)</script></html>',
      'image/png',
      415,
    ],
    [
      'a drawing that claims to be an image',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'image/png',
      415,
    ],
    ['a page that claims to be a document', '<html>%PDF-1.4</html>', 'application/pdf', 415],
  ])('refuses %s, and leaves nothing behind', async (_, text, contentType, status) => {
    const refused = await upload(admin, Buffer.from(text), contentType);
    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject({ code: 'unsupported_type' });
    expect([...(await filesIn('kept')), ...(await filesIn('waiting'))]).toEqual([]);
    expect(await db.many(sql`select 1 from files`)).toEqual([]);
  });

  it('refuses an image of too many pixels, and leaves nothing behind', async () => {
    const huge = await sharp({
      create: { width: 6001, height: 4000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect((await upload(learner, huge, 'image/png')).status).toBe(413);
    expect([...(await filesIn('kept')), ...(await filesIn('waiting'))]).toEqual([]);
  });

  it('stores a document as it is', async () => {
    const stored = (await (await upload(admin, pdf, 'application/pdf')).json()) as { url: string };
    const served = await fetch(address + stored.url);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(pdf);
    expect(served.headers.get('content-type')).toBe('application/pdf');
    expect(served.headers.get('content-disposition')).toBe('inline');
  });
});

it('what nobody finished within a day is forgotten; what is newer, or stored, stays', async () => {
  now = new Date();
  const bytes = await anImage();
  await upload(learner, bytes, 'image/png');
  const { id, uploadUrl } = await aTicket(learner, 'image/png', bytes.length);
  await put(uploadUrl, bytes, 'image/png');

  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  expect(await removeAbandonedUploads(school, later(23))).toBe(0);
  expect(await filesIn('waiting')).toEqual([id]);
  expect(await removeAbandonedUploads(school, later(25))).toBe(1);
  expect(await filesIn('waiting')).toEqual([]);
  expect(await filesIn('kept')).toHaveLength(3);
  expect((await finish(learner, id)).status).toBe(404);
});
