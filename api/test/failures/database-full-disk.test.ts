import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Course } from '@sabia/domain/courses/course.ts';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { aLongCourse } from '../support/long-course.factory.ts';
import { spawnServer } from '../support/spawned-server.factory.ts';
import { aStudent, expectStudied, study } from '../../src/progress/student.factory.ts';
import { reachEmbeddedPostgres } from '../../src/platform/db/embedded-postgres/reach-embedded-postgres.ts';

const run = promisify(execFile);
const { folder, start, signIn } = await spawnServer();
const disk = join(folder, 'postgres');
await mkdir(disk);

/** True if the database has a small disk of its own, which needs the right to mount. */
const hasOwnDisk = await run('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]).then(
  () => true,
  () => false,
);
if (hasOwnDisk) afterAll(() => run('umount', ['--lazy', disk]));
else console.log('Skipped, because mounting is not allowed here: a database with a full disk');

const ballast = join(disk, 'ballast');

/** Fills the disk until a few pages of a small write fit, and no large one. */
async function fillDisk(): Promise<void> {
  for (let size = 2 ** 22; size >= 4096; size /= 2) {
    const piece = Buffer.alloc(size);
    while (await appendFile(ballast, piece).then(() => true, isFull));
  }
  await truncate(ballast, (await stat(ballast)).size - 2 ** 16);
}

function isFull(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOSPC') throw error;
  return false;
}

/** Makes PostgreSQL switch to a new WAL file, for which there is no space: it stops. */
async function fillLog(): Promise<void> {
  const client = new pg.Client((await reachEmbeddedPostgres(disk)).url);
  client.on('error', () => {});
  let isUp = await client.connect().then(
    () => true,
    () => false,
  );
  while (isUp) {
    isUp = await client
      .query(`select pg_switch_wal(), pg_logical_emit_message(true, 'full', 'disk')`)
      .then(
        () => true,
        () => false,
      );
  }
}

it.skipIf(!hasOwnDisk)(
  'with a full disk the database refuses writes that do not fit, and loses no acknowledged one',
  { timeout: 120_000 },
  async () => {
    await start();
    const admin = await signIn('admin@sabia.local');
    const { ask, providerId } = await signIn('aluno@sabia.local');
    const { id: userId } = await ask<{ id: string }>('GET', `/users/provider/${providerId}`);
    const begun = aStudent(userId, await aLongCourse(admin.ask, 'Curso bem guardado', 6));
    const course = await aLongCourse(admin.ask, 'Curso grande demais', 6);
    const addLargePage = () =>
      admin.ask('POST', '/courses/content', {
        sectionId: course.sections[0]?.id,
        createContentDto: {
          contentType: 'TEXTPAGE',
          title: 'Página enorme',
          pageContent: `<p>${randomBytes(100_000).toString('base64')}</p>`,
        },
      });
    const pagesQtd = async () => {
      const { sections } = await admin.ask<Course>('GET', `/courses/${course.id}`);
      return sections[0]?.contents.length;
    };

    await fillDisk();
    await expect(addLargePage()).rejects.toThrow(': 503');
    expect(await pagesQtd()).toBe(6);
    await study(begun, ask);

    // The API restarts the stopped PostgreSQL, whose recovery may free some space: until the WAL is full
    // again, reads succeed.
    const outcomes = new Set<unknown>();
    const isRefused = async () => {
      await fillLog();
      const outcome = await pagesQtd().catch((error: Error) => error.message.slice(-3));
      outcomes.add(outcome);
      return outcome === '503';
    };
    await vi.waitUntil(isRefused, { timeout: 60_000 });
    outcomes.delete(6);
    expect([...outcomes]).toEqual(['503']);

    await rm(ballast);
    await start();
    await expectStudied(begun, ask);
    await addLargePage();
    expect(await pagesQtd()).toBe(7);
  },
);
