import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { CourseProgression } from '@sabia/domain/progress/progression.ts';
import { afterAll, expect, it } from 'vitest';
import { freePort } from './shell/free-port.ts';
import { descendants, killAll, processesIn } from './shell/testing/processes.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-plug-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
let school: ChildProcess | undefined;

async function start(): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  school = child;
  while (!(await answers('/health/ready'))) {
    if (child.exitCode !== null) throw new Error('the school did not start');
  }
}

const answers = (path: string) =>
  fetch(address + path).then(
    (response) => response.ok,
    () => false,
  );

/** Everything at once, as when the power goes: the API, what watches over the database, the database. */
async function pullPlug(): Promise<void> {
  const pid = school?.pid;
  if (!school || pid === undefined) return;
  const gone = once(school, 'exit');
  killAll([{ pid }, ...(await descendants(pid)), ...(await processesIn(folder))]);
  await gone;
}

afterAll(async () => {
  await pullPlug();
  killAll(await processesIn(folder));
  await rm(folder, { recursive: true, maxRetries: 10 });
});

async function signIn(email: string): Promise<string> {
  const signedIn = await fetch(`${address}/identity/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email, password: 'sabia-demo' }),
  });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const asked = await fetch(`${address}/identity/token`, {
    headers: { cookie: cookie.join('; ') },
  });
  return ((await asked.json()) as { token: string }).token;
}

/** Answers with what the API said, or throws when it said nothing, or no. */
async function ask<T>(token: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${address}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** A course that nobody finishes before the last plug is pulled. */
async function longCourse(token: string, contents: number): Promise<Course> {
  const terms = await ask<Record<'categories' | 'levels' | 'skills', { id: string }[]>>(
    token,
    'GET',
    '/taxonomy',
  );
  const course = await ask<Course>(token, 'POST', '/courses', {
    title: 'Curso longo',
    slug: 'curso-longo',
    shortDescription: 'Muitas páginas.',
    description: '<p>Muitas páginas.</p>',
    estimatedCompletionHours: 40,
    paymentType: 'FREE',
    isActive: true,
    categories: terms.categories.slice(0, 1),
    levels: terms.levels.slice(0, 1),
    skills: terms.skills.slice(0, 1),
  });
  const section = await ask<{ id: string }>(token, 'POST', `/courses/${course.id}/section`, {
    title: 'Tudo',
  });
  for (let page = 1; page <= contents; page++) {
    await ask(token, 'POST', '/courses/content', {
      sectionId: section.id,
      createContentDto: {
        contentType: 'TEXTPAGE',
        title: `Página ${page}`,
        pageContent: '<p>texto</p>',
      },
    });
  }
  return ask<Course>(token, 'GET', `/courses/${course.id}`);
}

const kills = 20;
const writers = 4;

it(
  'what was acknowledged is there after each of 20 pulled plugs, once',
  { timeout: 600_000 },
  async () => {
    await start();
    const token = await signIn('aluno@sabia.local');
    const { id: userId } = await ask<{ id: string }>(
      token,
      'GET',
      '/users/provider/' + subjectOf(token),
    );
    const course = await longCourse(await signIn('admin@sabia.local'), 160);
    const [section] = course.sections;
    const left = section?.contents.map(({ id }) => id) ?? [];
    const acknowledged = new Set<string>();

    async function study(): Promise<void> {
      for (let contentId = left.pop(); contentId; contentId = left.pop()) {
        const step = {
          courseId: course.id,
          userId,
          sectionId: section?.id,
          contentId,
          isCompleted: true,
        };
        try {
          await ask(token, 'POST', '/user-progressions/content', step);
          acknowledged.add(contentId);
        } catch {
          // Nobody knows whether it was written: it is asked for again, as a browser would.
          left.push(contentId);
          return;
        }
      }
    }

    const progress = () =>
      ask<
        CourseProgression & {
          sections: { contents: { contentId: string; isCompleted: boolean }[] }[];
        }
      >(token, 'GET', `/user-progressions/${course.id}/user/${userId}`);

    for (let kill = 1; kill <= kills; kill++) {
      const studying = Array.from({ length: writers }, study);
      const enough = acknowledged.size + 1 + (kill % 5);
      while (acknowledged.size < enough) await new Promise(setImmediate);
      await pullPlug();
      await Promise.all(studying);
      await start();
      const { completedContentsQtd, sections } = await progress();
      const completed = sections.flatMap(({ contents }) =>
        contents.filter(({ isCompleted }) => isCompleted).map(({ contentId }) => contentId),
      );
      expect(completed).toEqual(expect.arrayContaining([...acknowledged]));
      expect(new Set(completed).size).toBe(completed.length);
      expect(completedContentsQtd).toBe(completed.length);
    }

    await study();
    expect(await progress()).toMatchObject({
      isCompleted: true,
      completedContentsQtd: course.sections[0]?.contents.length,
    });
    const certificates = await ask<{ courseId: string }[]>(
      token,
      'GET',
      `/certificates/user/${userId}`,
    );
    expect(certificates.filter(({ courseId }) => courseId === course.id)).toHaveLength(1);
  },
);

function subjectOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sub: string }).sub;
}
