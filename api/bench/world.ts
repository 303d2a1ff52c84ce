import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '@sabia/domain/users/user.ts';
import { benchStatements, study } from './statements.ts';
import {
  openDatabase,
  sql,
  type Database,
  type DatabasePool,
} from '../src/platform/db/database.ts';
import { freePort } from '../src/platform/db/embedded-postgres/free-port.ts';
import { recordStatements } from '../test/support/recorded-statements.ts';
import { anAdmin } from '../src/users/users.factory.ts';
import { aBenchSchool, type BenchSchool } from './bench-school.ts';
import type { Contestant, Discipline } from './contest.ts';
import { disciplines } from './disciplines.ts';
import { aBank, seatsIn, type Bank } from './exam-hall.ts';
import type { Issuer } from './issuer.ts';
import { meterOf } from './meter.ts';
import { schoolRows } from './school-rows.ts';
import { startServer } from './start-server.ts';

/** A school with those who are measured in it, and two servers that know it. */
export interface World {
  db: Database;
  bank: Bank;
  disciplines: Discipline[];
  app: Omit<Contestant, 'discipline'>;
  bare: Omit<Contestant, 'discipline'>;
}

/** Made on top of what is in the database; all of it ends with `toEnd`. */
export async function openWorld(
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
): Promise<World> {
  // The world is made in steps that no learner waits for.
  const db = openDatabase(url, { patience: 60_000 });
  toEnd.defer(() => db.close());
  const said = recordStatements(db.pool);
  const bank = await db.transaction(aBank);
  const provider = issuer.trusted.issuer;
  const school = await db.transaction((tx) => aBenchSchool(tx, provider));
  const readers = school.learners.slice(0, 20);
  const admin = await anAdmin(db, { provider });
  const learner = first(school.learners);
  const rows = isLarge ? await schoolRows(db, { admin, learner, now: new Date() }) : [];
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
  await db.pool.query('create extension pg_stat_statements');
  await db.pool.query('vacuum analyze');

  // Too long for an argument.
  const overheardFile = join(folder, 'overheard.json');
  await writeFile(overheardFile, JSON.stringify(overheard));
  const [appPort, barePort] = [String(await freePort()), String(await freePort())];
  const app = await served(toEnd, '../src/main.ts', {
    db,
    port: appPort,
    env: {
      ...environment,
      PORT: appPort,
      DATA_DIR: folder,
      DATABASE_URL: url,
      DEMO_SCHOOL: 'false',
      RATE_LIMIT_PER_MINUTE: '1000000000',
      TRUSTED_ISSUERS: JSON.stringify([issuer.trusted]),
    },
  });
  const bare = await served(toEnd, 'bare-server.ts', {
    db,
    port: barePort,
    args: [barePort, url, overheardFile],
  });
  const asked = await disciplines(school, { readers, admin }, issuer, { seats, rows });
  return { db, bank, disciplines: asked, app, bare };
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
): Promise<World['app']> {
  const url = `http://127.0.0.1:${port}`;
  toEnd.use(await startServer(program, { address: `${url}/metrics`, ...given }));
  return { url, meter: meterOf(db.pool, url) };
}

/** In learners, steps and bytes. */
export async function sizeOf({ one }: Database): Promise<string> {
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
