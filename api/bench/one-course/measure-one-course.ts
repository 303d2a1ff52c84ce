import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { lastDays } from '@sabia/domain/overview/period.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { freePort } from '../../src/platform/db/embedded-postgres/free-port.ts';
import { openDatabase, sql, type DatabasePool } from '../../src/platform/db/database.ts';
import { recordProgress } from '../../src/progress/record-progress.ts';
import { anAdmin, aSubscriber } from '../../src/users/users.factory.ts';
import { built } from '../../test/support/built-api.ts';
import type { Issuer } from '../../test/support/issuer.ts';
import { postgresTime } from '../meter.ts';
import type { Caller } from '../requests.ts';
import type { LoadedCourse } from './load-one-course.ts';

/** A school of one course: its database, its server and the users who make requests. */
interface School {
  db: DatabasePool;
  course: LoadedCourse;
  admin: Caller;
  learners: Caller[];
  server: RunningServer;
}

interface RunningServer {
  url: string;
  /** Ends all processes as kill -9 does, and starts them again. */
  crash(): Promise<void>;
}

/** Per second, far below what the server can answer. */
const steps = { connections: 8, overallRate: 40 };
const seconds = 30;
const minute = 60_000;

export async function openSchool(
  toEnd: AsyncDisposableStack,
  issuer: Issuer,
  given: { url: string; course: LoadedCourse; env: NodeJS.ProcessEnv },
): Promise<School> {
  const { url, course, env } = given;
  const db = openDatabase(url, { timeoutMs: minute });
  toEnd.defer(() => db.close());
  const provider = issuer.trusted.issuer;
  const learners: Caller[] = [];
  for (let number = 0; number < 50; number++) {
    const learner = await aSubscriber(db, { provider });
    await recordProgress(
      db,
      {
        courseId: course.courseId,
        userId: learner.id,
        contentId: course.studiedId,
        isCompleted: true,
      },
      { viewer: null, now: new Date() },
    );
    learners.push({ ...learner, token: await issuer.tokenOf(learner) });
  }
  const admin = await anAdmin(db, { provider });
  const server = await startProcesses(toEnd, env);
  return { db, course, learners, admin: { ...admin, token: await issuer.tokenOf(admin) }, server };
}

/** `npm start`, in a process group of its own, so that a crash ends all its processes. */
async function startProcesses(
  toEnd: AsyncDisposableStack,
  env: NodeJS.ProcessEnv,
): Promise<RunningServer> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const path = await built('start');
  const start = async () => {
    const child = spawn(process.execPath, [...process.execArgv, path], {
      env: { NODE_ENV: 'production', ...env, PORT: port },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    });
    while (child.exitCode === null && !(await answers(url))) await pause(50);
    if (child.exitCode !== null) throw new Error('the server ended while it started');
    return child;
  };
  let running = await start();
  const kill = async () => {
    const ended = once(running, 'exit');
    process.kill(-(running.pid ?? 0), 'SIGKILL');
    await ended;
  };
  toEnd.defer(kill);
  return {
    url,
    crash: async () => {
      await kill();
      running = await start();
    },
  };
}

const answers = (url: string) =>
  fetch(`${url}/metrics`).then(
    ({ ok }) => ok,
    () => false,
  );

async function ask(
  { server, admin }: School,
  method: 'GET' | 'PATCH',
  path: string,
  body?: object,
): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${server.url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  const took = performance.now() - begun;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return took;
}

const switchContent = (school: School, id: string, isActive: boolean) =>
  ask(school, 'PATCH', `/courses/content/${id}`, { isActive });

/** Milliseconds of the same edit, the median of ten. Each begins another recomputing of all learners. */
export async function measureEdit(school: School): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < 10; number++) {
    times.push(await switchContent(school, school.course.spareId, number % 2 === 0));
  }
  return quantile(times, 0.5);
}

/** Waits until all figures are written up and all learners are recomputed. Answers with the time that it took. */
export async function settle({ db, course }: School, limit: AbortSignal): Promise<Spent> {
  const measured = await spending(db);
  for (;;) {
    const { left } = await db.one<{ left: number }>(sql`
      select (select count(*) from course_structures where not is_swept)
        + (select count(*) from (
          select from course_progressions where course_id = ${course.courseId} and not is_tallied limit 1))
        + (select count(*) from (
          select from attempts where is_untallied and exam_id = ${course.examId} limit 1)) as left`);
    if (left === 0) return measured();
    await pause(1000, undefined, { signal: limit });
  }
}

/** Seconds, and those of PostgreSQL's processor time: other work on the machine changes them less. */
export interface Spent {
  seconds: number;
  postgres: number;
}

async function spending(db: DatabasePool): Promise<() => Promise<Spent>> {
  const read = async () => {
    const { pid } = await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return { seconds: performance.now() / 1000, postgres: await postgresTime(pid) };
  };
  const begun = await read();
  return async () => {
    const now = await read();
    return { seconds: now.seconds - begun.seconds, postgres: now.postgres - begun.postgres };
  };
}

interface Steps {
  p99: number;
  refused: number;
}

/** Learners study at a steady rate. */
export async function measureSteps({ server, learners, course }: School): Promise<Steps> {
  const times: number[] = [];
  let refused = 0;
  let number = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const learner = learners[number++ % learners.length];
    return {
      ...request,
      method: 'POST',
      path: '/v1/user-progressions/content',
      headers: {
        authorization: `Bearer ${learner?.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        courseId: course.courseId,
        userId: learner?.id,
        sectionId: course.courseId,
        contentId: course.studiedId,
        isCompleted: true,
      }),
    };
  };
  await new Promise<void>((resolve, reject) => {
    const load = { url: server.url, ...steps, duration: seconds, requests: [{ setupRequest }] };
    const run = autocannon({ ...load, timeout: 30 }, (error: unknown, { errors }) => {
      refused += errors;
      if (error instanceof Error) reject(error);
      else resolve();
    });
    run.on('response', (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds);
      if (status >= 300) refused += 1;
    });
  });
  return { p99: quantile(times, 0.99), refused };
}

/**
 * Switches off the page that all learners have left, which completes the course for half of them. Measures the
 * steps meanwhile, kills all processes three times, and waits until everybody is recomputed.
 */
export async function measureRecomputing(
  school: School,
  limit: AbortSignal,
): Promise<{ steps: Steps; spent: Spent; wrong: number }> {
  const { db, course, server } = school;
  const measured = await spending(db);
  await switchContent(school, course.openId, false);
  const during = await measureSteps(school);
  for (let number = 0; number < 3; number++) {
    await pause(10_000);
    await server.crash();
  }
  await settle(school, limit);
  const spent = await measured();
  const { wrong } = await db.one<{ wrong: number }>(sql`
    select count(*) as wrong
    from course_progressions progress
    join content_progressions exam using (user_id)
    left join certificates on certificates.user_id = progress.user_id
      and certificates.course_id = progress.course_id
    where progress.course_id = ${course.courseId} and exam.content_id = ${course.examId}
      and (progress.completed_at is not null, certificates.id is not null)
        <> (exam.completed_at is not null, exam.completed_at is not null)`);
  return { steps: during, spent, wrong };
}

/** Milliseconds of the slowest of twenty requests to each. */
export async function measureFigures(school: School): Promise<Record<string, number>> {
  const { courseId, examId, questionId } = school.course;
  const { from, to } = lastDays(90, dayInSaoPaulo(new Date()));
  const period = `from=${from}&to=${to}`;
  const figures = {
    'drop-off': `/overview/courses/${courseId}/drop-off?${period}`,
    'figures of courses': `/overview/courses?${period}&limit=10`,
    'average of an exam': `/content/average/${examId}`,
    'average of a question': `/question/average/${questionId}`,
    'statistics of an exam': `/courses/content/${examId}/questions/statistics`,
  };
  const slowest: Record<string, number> = {};
  for (const [name, path] of Object.entries(figures)) {
    const times: number[] = [];
    for (let number = 0; number < 20; number++) times.push(await ask(school, 'GET', path));
    slowest[name] = Math.max(...times);
  }
  return slowest;
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}
