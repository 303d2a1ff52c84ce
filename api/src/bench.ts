import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { User } from '@sabia/domain/users/user.ts';
import type { Overheard } from './bench/bare-server.ts';
import { aBenchSchool, type BenchSchool } from './bench/bench-school.ts';
import { connections, contest, median, type Measured } from './bench/contest.ts';
import { disciplines } from './bench/disciplines.ts';
import { openIssuer } from './bench/issuer.ts';
import { startServer } from './bench/start-server.ts';
import { stepParts } from './introductions.ts';
import type { MadeCourse } from './courses/courses.factory.ts';
import { findCourseTree } from './courses/course-tree.queries.ts';
import { pageCourses } from './courses/courses.queries.ts';
import { takeStep } from './progress/take-step.ts';
import { openDatabase, type Database } from './shell/database.ts';
import { startEmbeddedPostgres } from './shell/embedded-postgres/embedded-postgres.ts';
import { freePort } from './shell/free-port.ts';
import { migrate } from './shell/migrate.ts';
import { overhear, type Said } from './shell/testing/overheard.ts';
import { findUserByProvider } from './users/users.queries.ts';

/** `npm run bench`: the application as npm start runs it, beside a bare server on the same database. */

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
  },
});
const length = { rounds: Number(asked.rounds), seconds: Number(asked.seconds) };

await using toEnd = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'));
toEnd.defer(() => rm(folder, { recursive: true }));
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: console });
toEnd.defer(() => postgres.stop());
await migrate(postgres.url);

const db = openDatabase(postgres.url);
toEnd.defer(() => db.close());
const said = overhear(db.pool);
const school = await db.transaction(aBenchSchool);
const readers = school.learners.slice(0, 20);
const overheard = await listenTo(said, school);
await db.transaction((tx) => studyALittle(tx, readers, school));
await db.pool.query('vacuum analyze');

const issuer = await openIssuer();
toEnd.defer(() => issuer.close());
const [appPort, barePort] = [String(await freePort()), String(await freePort())];
const addresses = { app: `http://127.0.0.1:${appPort}`, bare: `http://127.0.0.1:${barePort}` };
const catalog = '/v1/courses/paginated?limit=10';
toEnd.use(
  await startServer('../main.ts', {
    address: addresses.app + catalog,
    env: {
      PORT: appPort,
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      DEMO_SCHOOL: 'false',
      RATE_LIMIT_PER_MINUTE: '1000000000',
      TRUSTED_ISSUERS: JSON.stringify([issuer.trusted]),
    },
  }),
);
toEnd.use(
  await startServer('bare-server.ts', {
    address: addresses.bare + catalog,
    args: [barePort, postgres.url, JSON.stringify(overheard)],
  }),
);

console.log(`
The application beside a bare server: node:http, the same statements on the same pool of the same
durable PostgreSQL, JSON.stringify. That one checks neither tokens nor input nor access.
${connections} connections; both in turns of ${length.seconds} s.`);
for (const { title, goal, requests } of await disciplines(school, readers, issuer)) {
  console.log(`\n${title}`);
  const ratios: number[] = [];
  for await (const { app, bare } of contest(requests, addresses, length)) {
    const ratio = app.perSecond / bare.perSecond;
    ratios.push(ratio);
    console.log(`  app ${told(app)}   bare ${told(bare)}   ratio ${ratio.toFixed(2)}`);
  }
  const middle = median(ratios);
  console.log(
    `  median ratio ${middle.toFixed(2)}, ${middle < goal ? 'below' : 'at least'} ${goal}`,
  );
}

function told({ perSecond, p99 }: Measured): string {
  return `${perSecond.toFixed(0).padStart(5)}/s p99 ${p99.toFixed(0).padStart(4)} ms`;
}

/** What the application says to its database when it is asked as the bench will ask. */
async function listenTo(heard: Said[], { learners, long }: BenchSchool): Promise<Overheard> {
  const [learner, course] = [first(learners), first(long)];
  const audience = { viewerId: learner.id, withInactive: false };
  const contentId = first(course.contentIds);
  const now = new Date();

  heard.length = 0;
  await findUserByProvider(db, learner.providerId);
  await pageCourses(db, { page: 1, limit: 10 }, audience);
  await findCourseTree(db, course.id, audience);
  await study(db, learner, course, contentId, now);
  return {
    said: [...heard] as Overheard['said'],
    sample: {
      providerId: learner.providerId,
      userId: learner.id,
      courseId: course.id,
      sectionId: first(course.sections).id,
      contentId,
      now: now.toISOString(),
    },
  };
}

/** Half of the course that is read, and a beginning in each that the catalogue shows first. */
async function studyALittle(tx: Database, students: User[], { long, newest }: BenchSchool) {
  const read = first(long);
  for (const reader of students) {
    for (const contentId of read.contentIds.slice(0, 40)) await study(tx, reader, read, contentId);
    for (const course of newest) await study(tx, reader, course, first(course.contentIds));
  }
}

async function study(
  database: Database,
  learner: User,
  { id: courseId }: MadeCourse,
  contentId: string,
  now = new Date(),
): Promise<void> {
  const claims = { ...learner, issuer: 'bench', emailVerified: true, picture: null };
  await takeStep(
    database,
    { courseId, userId: learner.id, contentId, isCompleted: true },
    { viewer: { ...learner, claims }, now, ...stepParts },
  );
}

function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('a school without anything in it');
  return item;
}
