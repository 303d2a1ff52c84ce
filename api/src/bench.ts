import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { User } from '@sabia/domain/users/user.ts';
import { benchStatements, study } from './bench-statements.ts';
import { aBenchSchool, type BenchSchool } from './bench/bench-school.ts';
import { loadSchool } from './bench/city/load-school.ts';
import { sizes, type SchoolSize } from './bench/city/sizes.ts';
import { contest, median, type Turn } from './bench/contest.ts';
import { disciplines } from './bench/disciplines.ts';
import { timeDraws } from './bench/draws.ts';
import { aBank, seatsIn } from './bench/exam-hall.ts';
import { openIssuer } from './bench/issuer.ts';
import { countingSettings, openMeter } from './bench/meter.ts';
import { schoolRows } from './bench/school-rows.ts';
import { tellResult, tellTurn } from './bench/scoreboard.ts';
import { startServer } from './bench/start-server.ts';
import { openDatabase, sql, type Database } from './shell/database.ts';
import { startEmbeddedPostgres } from './shell/embedded-postgres/embedded-postgres.ts';
import { freePort } from './shell/free-port.ts';
import { migrate } from './shell/migrate.ts';
import { overhear } from './shell/testing/overheard.ts';
import { anAdmin } from './users/users.factory.ts';

/** `npm run bench`: the application as npm start runs it, beside a bare server on the same database. */

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    /** `village` or `city`: what the rows are measured in the middle of. */
    school: { type: 'string' },
  },
});
const size = asked.school === undefined ? null : sizeNamed(asked.school);
const length = { rounds: Number(asked.rounds), seconds: Number(asked.seconds) };

await using toEnd = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'));
toEnd.defer(() => rm(folder, { recursive: true }));
const postgres = await startEmbeddedPostgres({
  folder: join(folder, 'postgres'),
  log: console,
  settings: countingSettings,
});
toEnd.defer(() => postgres.stop());
await migrate(postgres.url);
if (size) await loadSchool(postgres.url, size);

// The world is made in steps that no learner waits for.
const db = openDatabase(postgres.url, { patience: 60_000 });
toEnd.defer(() => db.close());
const said = overhear(db.pool);
const bank = await db.transaction(aBank);
const issuer = await openIssuer();
toEnd.defer(() => issuer.close());
const provider = issuer.trusted.issuer;
const school = await db.transaction((tx) => aBenchSchool(tx, provider));
const readers = school.learners.slice(0, 20);
const admin = await anAdmin(db, { provider });
const learner = first(school.learners);
const rows = size ? await schoolRows(db, { admin, learner, now: new Date() }) : [];
const overheard = await benchStatements(db, said, {
  learner,
  course: first(school.long),
  exam: first(bank.longExams),
  trail: first(school.trails),
  provider,
  rows,
});
await db.transaction((tx) => studyALittle(tx, readers, school));
const seats = await db.transaction((tx) => seatsIn(tx, bank, school));
await db.pool.query('vacuum analyze');

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

const meter = await openMeter(db.pool, addresses.app);
if (size) console.log(`\nA ${asked.school} of ${await sizeOf(db)}`);

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
const rivals = { ...addresses, meter };
for (const discipline of await disciplines(school, { readers, admin }, issuer, { seats, rows })) {
  const { title, connections } = discipline;
  if (!isAsked(title)) continue;
  console.log(`\n${title}, ${connections} connections`);
  const turns: Turn[] = [];
  for await (const turn of contest(discipline, rivals, length)) {
    turns.push(turn);
    console.log(tellTurn(turn));
  }
  console.log(tellResult(discipline, turns));
}

/** `--only <words>` chooses the rows whose titles have them. */
function isAsked(title: string): boolean {
  return title.toLowerCase().includes(asked.only.toLowerCase());
}

function sizeNamed(name: string): SchoolSize {
  const found = Object.entries(sizes).find(([known]) => known === name);
  if (!found) throw new Error(`--school is one of ${Object.keys(sizes).join(', ')}`);
  return found[1];
}

/** In learners, steps and bytes. */
async function sizeOf({ one }: Database): Promise<string> {
  const { users, steps, bytes } = await one<Record<'users' | 'steps' | 'bytes', string>>(sql`
    select (select count(*) from users) as users,
      (select count(*) from content_progressions) as steps,
      pg_size_pretty(pg_database_size(current_database())) as bytes`);
  return `${users} people, ${steps} contents progressed in, ${bytes}`;
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
