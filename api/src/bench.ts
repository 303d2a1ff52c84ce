import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { User } from '@sabia/domain/users/user.ts';
import { benchStatements, study } from './bench-statements.ts';
import { aBenchSchool, type BenchSchool } from './bench/bench-school.ts';
import { contest, median, type Measured } from './bench/contest.ts';
import { disciplines } from './bench/disciplines.ts';
import { timeDraws } from './bench/draws.ts';
import { aBank, seatsIn } from './bench/exam-hall.ts';
import { openIssuer } from './bench/issuer.ts';
import { startServer } from './bench/start-server.ts';
import { openDatabase, type Database } from './shell/database.ts';
import { startEmbeddedPostgres } from './shell/embedded-postgres/embedded-postgres.ts';
import { freePort } from './shell/free-port.ts';
import { migrate } from './shell/migrate.ts';
import { overhear } from './shell/testing/overheard.ts';

/** `npm run bench`: the application as npm start runs it, beside a bare server on the same database. */

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const length = { rounds: Number(asked.rounds), seconds: Number(asked.seconds) };

await using toEnd = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'));
toEnd.defer(() => rm(folder, { recursive: true }));
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: console });
toEnd.defer(() => postgres.stop());
await migrate(postgres.url);

// The world is made in steps that no learner waits for.
const db = openDatabase(postgres.url, { patience: 60_000 });
toEnd.defer(() => db.close());
const said = overhear(db.pool);
const bank = await db.transaction(aBank);
const school = await db.transaction(aBenchSchool);
const readers = school.learners.slice(0, 20);
const overheard = await benchStatements(db, said, {
  learner: first(school.learners),
  course: first(school.long),
  exam: first(bank.longExams),
  trail: first(school.trails),
});
await db.transaction((tx) => studyALittle(tx, readers, school));
const seats = await db.transaction((tx) => seatsIn(tx, bank, school));
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
// Too long for an argument.
const overheardFile = join(folder, 'overheard.json');
await writeFile(overheardFile, JSON.stringify(overheard));
toEnd.use(
  await startServer('bare-server.ts', {
    address: addresses.bare + catalog,
    args: [barePort, postgres.url, overheardFile],
  }),
);

const draw = 'An exam of 60 questions is drawn from 50,000';
if (isAsked(draw)) {
  const middle = median(await timeDraws(db, bank));
  console.log(
    `\n${draw}\n  median ${middle.toFixed(1)} ms, ${middle < 100 ? 'under' : 'over'} 100`,
  );
}

console.log(`
The application beside a bare server: node:http, the same statements on the same pool of the same
durable PostgreSQL, JSON.stringify. That one checks neither tokens nor input nor access.
Both in turns of ${length.seconds} s.`);
for (const discipline of await disciplines(school, readers, issuer, seats)) {
  const { title, goal, connections } = discipline;
  if (!isAsked(title)) continue;
  console.log(`\n${title}, ${connections} connections`);
  const ratios: number[] = [];
  for await (const { app, bare } of contest(discipline, addresses, length)) {
    const ratio = app.perSecond / bare.perSecond;
    ratios.push(ratio);
    console.log(`  app ${told(app)}   bare ${told(bare)}   ratio ${ratio.toFixed(2)}`);
  }
  const middle = median(ratios);
  console.log(
    `  median ratio ${middle.toFixed(2)}, ${middle < goal ? 'below' : 'at least'} ${goal}`,
  );
}

/** `--only <words>` chooses the rows whose titles have them. */
function isAsked(title: string): boolean {
  return title.toLowerCase().includes(asked.only.toLowerCase());
}

function told({ perSecond, p99 }: Measured): string {
  return `${perSecond.toFixed(0).padStart(5)}/s p99 ${p99.toFixed(0).padStart(4)} ms`;
}

/** Half of the course that is read, and a beginning in each that the catalogue shows first. */
async function studyALittle(tx: Database, students: User[], { long, newest }: BenchSchool) {
  const read = first(long);
  for (const reader of students) {
    for (const contentId of read.contentIds.slice(0, 40)) await study(tx, reader, read, contentId);
    for (const course of newest) await study(tx, reader, course, first(course.contentIds));
  }
}

function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('a school without anything in it');
  return item;
}
