import { finishUpload, requestUpload } from '@sabia/domain/files/files.contract.ts';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { s3Storage } from '../platform/files/s3-storage.ts';
import { startS3Server } from '../../test/support/s3-server.ts';
import { aUser } from '../users/users.factory.ts';
import { removeAbandonedUploads } from './remove-abandoned-uploads.ts';

const server = await startS3Server();
afterAll(() => server.close());
const { app, call, db, context, time } = await createTestApp({ files: s3Storage(server.settings) });
const learner = await aUser(db);
const image = await sharp({
  create: { width: 700, height: 400, channels: 3, background: '#1864ab' },
})
  .png()
  .toBuffer();

async function ask() {
  const body = { fileName: 'foto.png', contentType: 'image/png', size: image.length };
  return (await call(learner, requestUpload, { body })).body;
}

const put = (url: string) =>
  app.inject({ method: 'PUT', url, headers: { 'content-type': 'image/png' }, payload: image });

const finish = (id: string) => call(learner, finishUpload, { params: { id } });

it('an image is uploaded as with a folder, and is served from our origin', async () => {
  const { id, uploadUrl } = await ask();
  expect((await put(uploadUrl)).statusCode).toBe(204);
  expect(server.keys()).toEqual([`waiting/${id}`]);
  expect((await put(uploadUrl)).statusCode).toBe(409);
  const { url } = (await finish(id)).body;
  expect(server.keys().map((key) => key.replace(/[\da-f]{32}/, ''))).toEqual([
    'kept/-320.webp',
    'kept/-640.webp',
    'kept/-700x400.webp',
  ]);
  const part = await app.inject({ url, headers: { range: 'bytes=0-3' } });
  expect([part.statusCode, part.body]).toEqual([206, 'RIFF']);
  expect(part.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
    'x-content-type-options': 'nosniff',
  });
  expect((await app.inject({ url: '/files/0a.pdf' })).statusCode).toBe(404);
});

it('while the bucket is unreachable nothing is stored in part; afterwards uploads continue', async () => {
  const { id, uploadUrl } = await ask();
  server.fault.kind = 'overloaded';
  const refused = await put(uploadUrl);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(refused.json()).toMatchObject({
    code: 'files_unavailable',
    detail: 'Não foi possível chegar aos arquivos no momento. Tente novamente em instantes.',
  });
  server.fault.kind = 'none';
  expect((await put(uploadUrl)).statusCode).toBe(204);

  server.fault.kind = 'overloaded';
  expect((await finish(id)).status).toBe(503);
  expect(await db.one(sql`select state, url from files where id = ${id}`)).toEqual({
    state: 'WAITING',
    url: null,
  });
  server.fault.kind = 'none';
  const stored = await finish(id);
  expect(stored.status).toBe(200);

  server.fault.kind = 'overloaded';
  const { statusCode, headers } = await app.inject({ url: stored.body.url });
  expect(statusCode).toBe(503);
  expect(headers).not.toHaveProperty('etag');
  server.fault.kind = 'none';
});

it('uploads not finished within an hour are removed from the bucket', async () => {
  time.now = new Date();
  const { id, uploadUrl } = await ask();
  await put(uploadUrl);
  const later = new Date(time.now.getTime() + 61 * 60_000);
  expect(await removeAbandonedUploads(context, later)).toBe(1);
  expect(server.keys()).not.toContain(`waiting/${id}`);
});
