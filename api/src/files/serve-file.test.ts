import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { folderStorage } from '../platform/files/folder-storage.ts';
import { answerError } from '../platform/http/problem.ts';
import { serveFile } from './serve-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-serve-'));
const storage = await folderStorage(folder);
await storage.keep('0a1b-640.webp', Buffer.from('0123456789'));
await writeFile(join(folder, 'secret.txt'), 'secret');

const app = fastify();
app.setErrorHandler(answerError);
app.route({
  method: ['GET', 'HEAD'],
  url: '/files/:name',
  handler: serveFile(storage, { secondsLeft: () => 0, isPublic: async () => true }),
  exposeHeadRoute: false,
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (headers: Record<string, string> = {}, name = '0a1b-640.webp') =>
  app.inject({ url: `/files/${name}`, headers });

describe('a stored file', () => {
  it('is served as immutable, with its exact type', async () => {
    const answer = await get();
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: '"0a1b-640.webp"',
    });
  });

  it.each([
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
    ['vtt', 'text/vtt; charset=utf-8'],
    ['mp3', 'audio/mpeg'],
    ['m4a', 'audio/mp4'],
    ['ogg', 'audio/ogg'],
    ['wav', 'audio/wav'],
  ])('that is a .%s is shown in its place', async (extension, type) => {
    await storage.keep(`0a.${extension}`, Buffer.from('a'));
    const { headers } = await get({}, `0a.${extension}`);
    expect(headers).toMatchObject({ 'content-type': type, 'content-disposition': 'inline' });
    expect(headers['content-security-policy']).toBe('sandbox');
  });

  it('that is a .pdf is a download, because a PDF can contain scripts', async () => {
    await storage.keep('0a.pdf', Buffer.from('a'));
    expect((await get({}, '0a.pdf')).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': 'sandbox',
    });
  });

  it('of any other type is served as a download', async () => {
    await storage.keep('0a.html', Buffer.from('<script>alert(1)</script>'));
    expect((await get({}, '0a.html')).headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is not sent again to a client that has it (304)', async () => {
    for (const known of ['"0a1b-640.webp"', 'W/"0a1b-640.webp"', '"x", "0a1b-640.webp"', '*']) {
      const answer = await get({ 'if-none-match': known });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
    expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it('can be requested in ranges', async () => {
    const part = await get({ range: 'bytes=2-4' });
    expect([part.statusCode, part.body]).toEqual([206, '234']);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
    expect((await get({ range: 'bytes=-1' })).body).toBe('9');
    const outside = await get({ range: 'bytes=10-' });
    expect([outside.statusCode, outside.body]).toEqual([416, '']);
    expect(outside.headers).toMatchObject({
      'content-range': 'bytes */10',
      'cache-control': 'no-store',
    });
  });

  it('is sent whole if If-Range names another version', async () => {
    expect((await get({ range: 'bytes=2-4', 'if-range': '"0a1b-640.webp"' })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=2-4', 'if-range': '"x"' })).body).toBe('0123456789');
  });

  it('answers HEAD with its size and without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/files/0a1b-640.webp' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers).toMatchObject({ 'content-length': '10', etag: '"0a1b-640.webp"' });
  });
});

it.each([
  '0a1b-641.webp',
  '..%2fsecret.txt',
  '..%2F..%2F..%2Fetc%2Fpasswd',
  '%2e%2e%2fsecret.txt',
  '..%5csecret.txt',
  '.',
  '%00',
  '0a1b-640.webp%00.png',
  '0A1B-640.WEBP',
  'kept',
  '%2fetc%2fpasswd',
])('%s is not a kept file', async (name) => {
  const answer = await get({}, name);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('secret');
  expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
});
