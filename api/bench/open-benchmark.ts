import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '@sabia/domain/users/user.ts';
import { benchStatements, study } from './record-statements.ts';
import {
  openDatabase,
  sql,
  type Database,
  type DatabasePool,
} from '../src/platform/db/database.ts';
import { freePort } from '../src/platform/db/embedded-postgres/free-port.ts';
import { recordStatements } from '../test/support/recorded-statements.ts';
import { anAdmin } from '../src/users/users.factory.ts';
import { createBenchData, type BenchData } from './bench-data.ts';
import type { Target, Scenario } from './measure-servers.ts';
import { createScenarios } from './scenarios.ts';
import { createQuestionBank, createExamData, type QuestionBank } from './exam-data.ts';
import type { Issuer } from './issuer.ts';
import { meterOf } from './meter.ts';
import { largeDatasetScenarios } from './large-dataset-scenarios.ts';
import { startServer } from './start-server.ts';

/** A dataset with its scenarios and two servers on it. */
export interface Benchmark {
  db: Database;
  bank: QuestionBank;
  scenarios: Scenario[];
  app: Omit<Target, 'scenario'>;
  bare: Omit<Target, 'scenario'>;
  /** Starts one API process per core, as npm start does; answers their address. */
  startAllProcesses(): Promise<string>;
}

/** Adds the data of the scenarios to the database and starts the servers; `toEnd` stops them. */
export async function openBenchmark(
  toEnd: AsyncDisposableStack,
  {
    url,
    folder,
    issuer,
    isLarge,
    environment,
  }: {
    url: string;
    folder: string;
    issuer: Issuer;
    isLarge: boolean;
    environment: Record<string, string>;
  },
): Promise<Benchmark> {
  const db = openDatabase(url, { timeoutMs: 60_000 });
  toEnd.defer(() => db.close());
  const said = recordStatements(db.pool);
  const bank = await db.transaction(createQuestionBank);
  const provider = issuer.trusted.issuer;
  const school = await db.transaction((tx) => createBenchData(tx, provider));
  const readers = school.learners.slice(0, 20);
  const admin = await anAdmin(db, { provider });
  const learner = first(school.learners);
  const rows = isLarge ? await largeDatasetScenarios(db, { admin, learner, now: new Date() }) : [];
  const recorded = await benchStatements(db, said, {
    learner,
    course: first(school.long),
    exam: first(bank.longExams),
    trail: first(school.trails),
    provider,
    rows,
  });
  await db.transaction((tx) => studyALittle(tx, readers, school));
  const seats = await db.transaction((tx) => createExamData(tx, bank, school));
  await db.pool.query('create extension pg_stat_statements');
  await db.pool.query('vacuum analyze');

  // Too long for an argument.
  const recordedFile = join(folder, 'recorded-requests.json');
  await writeFile(recordedFile, JSON.stringify(recorded));
  const [appPort, barePort] = [String(await freePort()), String(await freePort())];
  const env = {
    ...environment,
    DATA_DIR: folder,
    DATABASE_URL: url,
    DEMO_SCHOOL: 'false',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    TRUSTED_ISSUERS: JSON.stringify([issuer.trusted]),
  };
  const serveApp = (program: string, port: string) =>
    served(toEnd, program, { db, port, env: { ...env, PORT: port } });
  const app = await serveApp('../src/main.ts', appPort);
  const bare = await served(toEnd, 'bare-server.ts', {
    db,
    port: barePort,
    args: [barePort, url, recordedFile],
  });
  const startAllProcesses = async () =>
    (await serveApp('../src/cli/start.ts', String(await freePort()))).url;
  const asked = await createScenarios(school, { readers, admin }, issuer, { seats, rows });
  return { db, bank, scenarios: asked, app, bare, startAllProcesses };
}

/** Starts a program that listens at a port, and reads its meters. */
async function served(
  toEnd: AsyncDisposableStack,
  program: string,
  {
    db,
    port,
    ...given
  }: { db: DatabasePool; port: string; args?: string[]; env?: NodeJS.ProcessEnv },
): Promise<Benchmark['app']> {
  const url = `http://127.0.0.1:${port}`;
  toEnd.use(await startServer(program, { address: `${url}/metrics`, ...given }));
  return { url, meter: meterOf(db.pool, url) };
}

/** Users, completed contents and bytes. */
export async function sizeOf({ one }: Database): Promise<string> {
  const { users, steps, bytes } = await one<Record<'users' | 'steps' | 'bytes', string>>(sql`
    select (select count(*) from users) as users,
      (select count(*) from content_progressions) as steps,
      pg_size_pretty(pg_database_size(current_database())) as bytes`);
  return `${users} users, ${steps} progressions in contents, ${bytes}`;
}

/** Half of the course that is read, and a beginning in each that the catalogue shows first. */
async function studyALittle(tx: Database, students: User[], { long, newest }: BenchData) {
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
