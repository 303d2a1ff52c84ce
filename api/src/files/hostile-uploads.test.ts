import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { StoredFile } from '@sabia/domain/files/file.ts';
import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import { finishUpload, requestUpload } from '@sabia/domain/files/files.contract.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aTower } from './images.factory.ts';
import { anMp3, aWave } from '../../../testing/audio-samples.ts';
import { craftedZip } from '../courses/course-file/crafted-zip.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin } from '../users/users.factory.ts';

const { app, call, db, folder } = await createTestApp();
const admin = await anAdmin(db);

const kept = () => readdir(join(folder, 'files', 'kept'));

/** Runs all steps of an upload until one is refused. */
async function upload(
  bytes: Buffer,
  contentType: string,
  fileName = 'arquivo',
): Promise<{ status: number; body: Partial<StoredFile> }> {
  const asked = await call(admin, requestUpload, {
    body: { fileName, contentType, size: bytes.length },
  });
  if (asked.status !== 201) return { status: asked.status, body: {} };
  await app.inject({
    method: 'PUT',
    url: asked.body.uploadUrl,
    headers: { 'content-type': contentType },
    payload: bytes,
  });
  return call(admin, finishUpload, { params: { id: asked.body.id } });
}

const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#1864ab' } });
const png = await picture.clone().png().toBuffer();
const gif = await picture.clone().gif().toBuffer();
const text = (words: string) => Buffer.from(words, 'latin1');
const behind = (bytes: Buffer, ...more: (string | Buffer)[]) =>
  Buffer.concat([bytes, ...more.map((part) => (typeof part === 'string' ? text(part) : part))]);
const pdf = (inside = '') =>
  text(`%PDF-1.7\n${inside}\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n`);
const vtt = text('WEBVTT\n\n00:01.000 --> 00:02.000\nOi\n');
const zip = craftedZip([{ name: 'course.json', content: '{}' }]);
const drawing = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const page = text('<!doctype html><script>alert(1)</script>');

/** A PNG with this chunk after its header. */
function withChunk(type: string, data: Buffer): Buffer {
  const named = behind(text(type), data);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return behind(
    png.subarray(0, 33),
    frame.subarray(0, 4),
    named,
    frame.subarray(4),
    png.subarray(33),
  );
}

/** The same PNG with another width and height in its header. */
function claiming(width: number, height = width): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** The same GIF with the largest possible size in its header. */
function immense(): Buffer {
  const bytes = Buffer.from(gif);
  bytes.writeUInt32LE(0xffff_ffff, 6);
  return bytes;
}

/** 46 KB that decode to 24,000,000 rows of one pixel. */
const tower = aTower();

const zeros = deflateSync(Buffer.alloc(100_000_000));

describe('a hostile file is refused and not stored:', () => {
  it.each<[string, Buffer, string, number]>([
    ['a drawing with a script', drawing, 'image/svg+xml', 415],
    ['a drawing that says it is a picture', drawing, 'image/png', 415],
    ['a page', page, 'text/html', 415],
    ['a page that says it is a picture', page, 'image/webp', 415],
    ['a page that says it is captions', page, 'text/vtt', 415],
    ['a page that says it is a document', page, 'application/pdf', 415],
    ['a picture of another kind', gif, 'image/png', 415],
    ['a film', text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), 'video/mp4', 415],
    ['a program that says it is a document', text('MZ\x90\0\x03'), 'application/pdf', 415],
    ['a script that begins as a picture', text('GIF89a/*\0*/=1;alert(1)'), 'image/gif', 415],
    ['a picture with a page behind it', behind(png, page), 'image/png', 415],
    ['a picture with a page in a comment', withChunk('tEXt', page), 'image/png', 415],
    ['a picture with an archive behind it', behind(gif, zip), 'image/gif', 415],
    ['a picture with a document behind it', behind(gif, pdf()), 'image/gif', 415],
    ['a document with a page in its head', pdf('<html>'), 'application/pdf', 415],
    ['a document with a page before it', behind(page, pdf()), 'application/pdf', 415],
    ['a document with an archive behind it', behind(pdf(), zip), 'application/pdf', 415],
    ['a picture of thousands of millions of pixels', claiming(50_000), 'image/png', 413],
    ['a picture of 1 x 24,000,000 pixels', tower, 'image/png', 413],
    ['a picture that is wider than WebP allows', claiming(16_384, 64), 'image/png', 413],
    ['one of more pixels than it has bytes for', claiming(4000), 'image/png', 415],
    ['a page that says it is audio', page, 'audio/mpeg', 415],
    ['a program that says it is audio', text('MZ\x90\0\x03'), 'audio/wav', 415],
    ['audio with a page in its title', anMp3({ title: page.toString() }), 'audio/mpeg', 415],
    ['audio with an archive behind it', behind(aWave(), zip), 'audio/wav', 415],
    ['an archive that nobody reads a course of', zip, 'application/zip', 415],
  ])('%s', async (_, bytes, contentType, status) => {
    const before = await kept();
    expect((await upload(bytes, contentType)).status).toBe(status);
    expect(await kept()).toEqual(before);
    expect(await readdir(join(folder, 'files', 'waiting'))).toEqual([]);
  });
});

describe('of a decodable image only the pixels are stored, without', () => {
  it.each([
    ['a script without markup behind it', behind(gif, '=1;alert(1)//'), 'image/gif'],
    ['the claim to be as large as a picture can be', immense(), 'image/gif'],
    ['a packed comment of 100 MB', withChunk('zTXt', behind(text('a\0\0'), zeros)), 'image/png'],
    ['a packed profile of 100 MB', withChunk('iCCP', behind(text('a\0\0'), zeros)), 'image/png'],
    ['packed pixels of 100 MB behind its own', withChunk('IDAT', zeros), 'image/png'],
  ])('%s', async (_, bytes, contentType) => {
    const { status, body } = await upload(bytes, contentType);
    expect(status).toBe(200);
    expect(body.size).toBeLessThan(5000);
    const { rawPayload } = await app.inject(body.url ?? '');
    expect((await sharp(rawPayload).metadata()).format).toBe('webp');
    expect(rawPayload.includes('alert')).toBe(false);
  });
});

it.each([
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'C:\\foto.png',
  'foto.png.html',
  'foto.php.png',
  'foto.png;.html',
  'foto\u202Egnp.html',
  'ｆｏｔｏ．ｐｎｇ／．．／ａ',
  '.htaccess',
  'con.png',
  '"><script>alert(1)</script>.png',
  'foto.png\r\nContent-Type: text/html',
  '👩🏽‍🏫.png',
])('the name %j says nothing about where a file is kept', async (fileName) => {
  const { body } = await upload(png, 'image/png', fileName);
  expect(withoutAccess(body.url ?? '')).toMatch(/^\/files\/[\da-f]{32}-64x\d+\.webp$/);
  for (const name of await kept()) expect(name).toMatch(/^[\da-f]{32}(-\d+(x\d+)?\.webp|\.\w{3})$/);
});

it('a name that PostgreSQL cannot store is refused', async () => {
  expect((await upload(png, 'image/png', 'foto.png\0.html')).status).toBe(400);
  expect((await upload(png, 'image/png', 'a'.repeat(201))).status).toBe(422);
});

it.each([
  ['image/png', png, 'image/webp', 'inline'],
  ['application/pdf', pdf('/OpenAction << /S /JavaScript >>'), 'application/pdf', 'attachment'],
  ['text/vtt', vtt, 'text/vtt; charset=utf-8', 'inline'],
  ['audio/mpeg', anMp3(), 'audio/mpeg', 'inline'],
])(
  'a stored %s is served with its real type, in a sandbox, and a PDF as a download',
  async (type, bytes, as, disposition) => {
    const { body } = await upload(bytes, type);
    const { statusCode, headers } = await app.inject(body.url ?? '');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': as,
      'content-disposition': disposition,
      'content-security-policy': 'sandbox',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  },
);
