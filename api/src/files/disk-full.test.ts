import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { finishUpload, requestUpload } from '@sabia/domain/files/files.contract.ts';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin } from '../users/users.factory.ts';

const run = promisify(execFile);
const { app, call, db, folder } = await createTestApp();
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const admin = await anAdmin(db);
const files = join(folder, 'files');
const room = 400_000;

/** Mounts a small disk for the files of the app. */
const hasOwnDisk = await run('mount', ['-t', 'tmpfs', '-o', `size=${room}`, 'tmpfs', files]).then(
  () => true,
  () => false,
);
if (hasOwnDisk) {
  afterAll(() => run('umount', [files]));
  for (const place of ['kept', 'waiting']) await mkdir(join(files, place));
} else {
  console.log('Left out, as nothing may be mounted here: what happens when the disk is full');
}

const aPicture = (pixels: number) =>
  sharp(randomBytes(pixels * pixels * 3), { raw: { width: pixels, height: pixels, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

async function put(bytes: Buffer) {
  const { body: ticket } = await call(admin, requestUpload, {
    body: { fileName: 'foto.png', contentType: 'image/png', size: bytes.length },
  });
  const answer = await fetch(address + ticket.uploadUrl, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  const problem: unknown = answer.status === 204 ? null : await answer.json();
  return { id: ticket.id, status: answer.status, problem };
}

const noSpace = {
  code: 'storage_full',
  title: 'Sem espaço para arquivos',
  detail:
    'O servidor ficou sem espaço para guardar arquivos. Nada foi gravado. Avise a administração da escola.',
};

it.skipIf(!hasOwnDisk)('a full disk refuses an upload, and leaves nothing of it', async () => {
  const large = await aPicture(800);
  expect(large.length).toBeGreaterThan(room);
  expect(await put(large)).toMatchObject({ status: 507, problem: noSpace });
  expect(await readdir(files, { recursive: true })).toEqual(['kept', 'waiting']);
  // A file that fits is still stored.
  expect((await put(await aPicture(100))).status).toBe(204);
});

it.skipIf(!hasOwnDisk)('an upload that found no room can be finished when there is', async () => {
  const { id } = await put(await aPicture(100));
  const finish = () => call(admin, finishUpload, { params: { id } });
  const rest = join(files, 'rest');
  await writeFile(rest, Buffer.alloc(room)).catch(() => {});
  const kept = () => readdir(join(files, 'kept'));
  expect(await finish()).toMatchObject({ status: 507, body: noSpace });
  expect(await kept()).toEqual([]);
  await rm(rest);
  expect((await finish()).status).toBe(200);
  expect(await kept()).not.toEqual([]);
});
