import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import type { Issuer } from '../../test/support/issuer.ts';
import { createDatabase, databaseAt, dropDatabase } from '../../test/support/databases.ts';
import { judged } from '../report.ts';
import { loadOneCourse } from './load-one-course.ts';
import {
  measureEdit,
  measureFigures,
  measureRecomputing,
  measureSteps,
  openSchool,
  settle,
  type Spent,
} from './measure-one-course.ts';

const few = 1000;

interface OneCourse {
  postgresUrl: string;
  folder: string;
  issuer: Issuer;
  environment: Record<string, string>;
  learners: number;
  /** After so many minutes the measurement ends without the remaining figures. */
  minutes: number;
}

/** One course with so many learners, beside the same course with a thousand. */
export async function benchOneCourse(
  toEnd: AsyncDisposableStack,
  { postgresUrl, folder, issuer, environment, learners, minutes }: OneCourse,
): Promise<void> {
  const open = async (count: number) => {
    const name = `one_course_${count}`;
    await dropDatabase(postgresUrl, name);
    await createDatabase(postgresUrl, name);
    const url = databaseAt(postgresUrl, name);
    await migrate(url);
    const course = await loadOneCourse(url, count);
    const own = join(folder, name);
    await mkdir(own);
    const env = {
      ...environment,
      DATA_DIR: own,
      DATABASE_URL: url,
      DEMO_SCHOOL: 'false',
      RATE_LIMIT_PER_MINUTE: '1000000000',
      TRUSTED_ISSUERS: JSON.stringify([issuer.trusted]),
    };
    return openSchool(toEnd, issuer, { url, course, env });
  };
  const print = (line: string) => {
    if (line.includes('(NOT ')) process.exitCode = 1;
    console.log(`  ${line}`);
  };
  const rate = ({ seconds, postgres }: Spent) =>
    `${(learners / seconds).toFixed()} a second, ${(learners / postgres).toFixed()} a second of PostgreSQL's processor`;

  console.log(`\none-course: ${learners} learners, all API processes`);
  const limit = AbortSignal.timeout(minutes * 60_000);
  try {
    await measureAll();
  } catch (error) {
    if (!limit.aborted) throw error;
    print(`(NOT all figures within ${minutes} minutes)`);
  }

  async function measureAll(): Promise<void> {
    const small = await open(few);
    const begun = performance.now();
    const school = await open(learners);
    const { size } = await school.db.one<{ size: string }>(sql`
      select pg_size_pretty(pg_database_size(current_database())) as size`);
    print(`loaded in ${((performance.now() - begun) / 1000).toFixed()} s, ${size}`);
    await settle(small, limit);
    print(`figures of new learners written up: ${rate(await settle(school, limit))}`);
    const idle = await measureSteps(school);
    print(`steps while idle: p99 ${idle.p99.toFixed(1)} ms, ${idle.refused} refused`);

    const [smallEdit, edit] = [await measureEdit(small), await measureEdit(school)];
    const ratio = judged(edit / smallEdit, '≤', 1.5);
    print(`an edit: ${edit.toFixed(1)} ms, ${ratio} of one with ${few} learners`);
    await settle(school, limit);

    const { steps, spent, wrong } = await measureRecomputing(school, limit);
    print(
      `steps after an edit: p99 ${steps.p99.toFixed(1)} ms, ${judged(steps.p99 / idle.p99, '≤', 2)} of idle`,
    );
    print(`refused meanwhile: ${judged(steps.refused, '≤', 0, 0)}`);
    print(`all recomputed, with three kill -9: ${judged(spent.seconds, '≤', 600, 0)} s`);
    print(`recomputed: ${rate(spent)}`);
    print(`learners with a wrong completion or certificate: ${judged(wrong, '≤', 0, 0)}`);
    for (const [name, slowest] of Object.entries(await measureFigures(school))) {
      print(`${name}: ${judged(slowest, '≤', 300, 0)} ms`);
    }
  }
}
