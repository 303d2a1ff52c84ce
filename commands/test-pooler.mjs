import { execFileSync } from 'node:child_process';
import { slowTests } from './check.mjs';
import { install } from './install.mjs';
import { isCommand } from './project.mjs';
import { run } from './run.mjs';
import { runStages, whole } from './stages.mjs';

/** Direct connections only: the connections themselves, and plans on data that takes longer to load than a pooler allows. */
const direct = ['src/platform/db/', 'test/plans/', 'load-dataset.test.ts'];

/** Without the tests that start servers and databases of their own. */
const tests = [
  'run',
  '--project=api',
  ...[...slowTests, ...direct].map((name) => `--exclude=**/*${name}**`),
];

/** The version of a PgBouncer as [major, minor]. */
export const versionOf = (words) => /^PgBouncer (\d+)\.(\d+)/.exec(words)?.slice(1).map(Number);

/** Before 1.21 PgBouncer does not keep prepared statements in transaction mode. */
export const keepsStatements = ([major, minor]) => major > 1 || minor >= 21;

/** The path of the PgBouncer to test with: PGBOUNCER, else the one on the PATH. */
function findPooler() {
  const program = process.env.PGBOUNCER ?? 'pgbouncer';
  let words;
  try {
    words = execFileSync(program, ['--version'], { encoding: 'utf8' });
  } catch {
    throw new Error(
      `${program} can't be started: install PgBouncer 1.21 or later, or set PGBOUNCER.`,
    );
  }
  const version = versionOf(words);
  if (version && keepsStatements(version)) return program;
  throw new Error(`PgBouncer 1.21 or later is needed, this is ${words.split('\n')[0]}.`);
}

/** `npm run test:pooler`: the tests of the API through a PgBouncer in transaction mode. */
const poolerStage = whole('unit and API tests through a pooler', async () =>
  run('vitest', tests, { env: { TEST_POOLER: findPooler() } }),
);

if (isCommand(import.meta.url)) {
  install();
  await runStages([poolerStage]);
}
