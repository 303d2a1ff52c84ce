import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishUpload, requestUpload } from '@sabia/domain/files/files.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import sharp from 'sharp';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { folderStorage } from '../platform/files/folder-storage.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aTower } from './images.factory.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-queue-'));
const storage = await folderStorage(folder);
afterAll(() => rm(folder, { recursive: true }));

/** Images whose bytes are being read, in order; each waits for its release. */
const reading: { id: string; release: () => void }[] = [];
let isHeld = false;
const files = {
  ...storage,
  async uploaded(id: string) {
    const bytes = await storage.uploaded(id);
    const isImage = bytes?.toString('latin1', 1, 4) === 'PNG';
    if (isHeld && isImage) await new Promise<void>((release) => reading.push({ id, release }));
    return bytes;
  },
};
const { app, call, db } = await createTestApp({ files });

const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1864ab' } })
  .png()
  .toBuffer();
const captions = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nOi\n');
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n');

afterEach(() => {
  isHeld = false;
  for (const { release } of reading.splice(0)) release();
});

/** An upload whose bytes have arrived. */
async function anUpload(
  user: User,
  bytes: Buffer = png,
  contentType = 'image/png',
): Promise<string> {
  const { body } = await call(user, requestUpload, {
    body: { fileName: 'arquivo', contentType, size: bytes.length },
  });
  await app.inject({
    method: 'PUT',
    url: body.uploadUrl,
    headers: { 'content-type': contentType },
    payload: bytes,
  });
  return body.id;
}

const finish = (user: User, id: string) => call(user, finishUpload, { params: { id } });

/** True while the bytes of the upload are being read. */
const isReading = (id: string) => reading.some((one) => one.id === id);
const release = (id: string) => reading.find((one) => one.id === id)?.release();

it('a picture of 1 x 24,000,000 pixels is refused at once and keeps nobody waiting', async () => {
  const [attacker, other] = [await aUser(db), await aUser(db)];
  const tower = aTower();
  expect(tower.length).toBeLessThan(50_000);
  const uploads = [];
  for (let count = 0; count < 6; count += 1) uploads.push(await anUpload(attacker, tower));
  for (const id of uploads) expect((await finish(attacker, id)).status).toBe(413);
  expect((await finish(other, await anUpload(other))).status).toBe(200);
});

it('one user has one image in work and one waiting; a third one is 429 with Retry-After', async () => {
  const [attacker, other, admin] = [await aUser(db), await aUser(db), await anAdmin(db)];
  const uploads = [];
  for (let count = 0; count < 3; count += 1) uploads.push(await anUpload(attacker));
  const others = await anUpload(other);
  isHeld = true;
  const answers = uploads.map((id) => finish(attacker, id));
  // The first to be answered is the refused one: the two others are held.
  const refused = await Promise.race(answers);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
  expect(refused.body).toMatchObject({
    code: 'too_many_requests',
    detail: 'Outra imagem sua ainda está sendo preparada. Espere um momento e tente de novo.',
  });

  // Captions and documents do not wait for any image.
  const vtt = await finish(admin, await anUpload(admin, captions, 'text/vtt'));
  const document = await finish(admin, await anUpload(admin, pdf, 'application/pdf'));
  expect([vtt.status, document.status]).toEqual([200, 200]);

  const waiting = finish(other, others);
  isHeld = false;
  for (const { release: go } of reading) go();
  expect((await waiting).status).toBe(200);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 429]);
  // A refused image can be finished later.
  for (const id of uploads) expect((await finish(attacker, id)).status).toBe(200);
});

it('when thirty users wait, the next one is 503 with Retry-After', async () => {
  const users = await Promise.all(Array.from({ length: 32 }, () => aUser(db)));
  const uploads = await Promise.all(
    users.map(async (user) => ({ user, id: await anUpload(user) })),
  );
  isHeld = true;
  const answers = uploads.map(({ user, id }) => finish(user, id));
  const refused = await Promise.race(answers);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
  expect(refused.body.code).toBe('overloaded');
  isHeld = false;
  for (const { release: go } of reading) go();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(31);
});

it('repetitions of a request are one task', async () => {
  const user = await aUser(db);
  const id = await anUpload(user);
  isHeld = true;
  const answers = [finish(user, id), finish(user, id), finish(user, id)];
  await vi.waitUntil(() => isReading(id));
  release(id);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await db.many(sql`select state from files where id = ${id}`)).toEqual([
    { state: 'STORED' },
  ]);
});
