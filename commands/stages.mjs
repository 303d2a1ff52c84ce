import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runQuietly } from './run.mjs';

/** A stage that counts as one test; `work` resolves with an exit code. */
export const whole = (title, work) => ({
  title,
  async count() {
    return (await work()) === 0 ? { passed: 1 } : { failed: 1 };
  },
});

/** A stage that runs one tool; its output is printed if it fails. */
export const tool = (title, name, ...args) => whole(title, () => runQuietly(name, args));

/** Vitest with these arguments, which counts its tests. */
export const vitest = (title, ...args) => vitestCommand(title, ['run', ...args]);

/**
 * The tests that read `../shared/data`, as they run in a clone that has no such folder: a build, which always has it,
 * would not see that one of them fails there. One hostile request to each operation shows that they can be drawn.
 */
export const withoutSharedData = vitestCommand(
  'tests without the shared data',
  ['related', '--run', 'testing/shared-data.ts'],
  { WITHOUT_SHARED_DATA: '1', FUZZ_RUNS: '1' },
);

/** One command of Vitest, with `env` on top of the environment of this process. */
function vitestCommand(title, args, env = {}) {
  return {
    title,
    count: () =>
      countIn(
        (report) => run('vitest', args, { env: { ...env, VITEST_JSON_REPORT: report } }),
        (report) => ({
          passed: report.numPassedTests,
          failed: report.numFailedTests,
          skipped: report.numPendingTests + report.numTodoTests,
        }),
      ),
  };
}

/** Playwright, which counts its tests. `start` runs it, for example with another environment. */
export const playwright = (title, config, start = run) => ({
  title,
  count: () =>
    countIn(
      (report) =>
        start('playwright', ['test', `--config=${config}`, '--reporter=dot,json'], {
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        }),
      ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
      }),
    ),
});

/** Runs a tool that writes a JSON report; a failure without a failed test counts as one. */
async function countIn(start, read) {
  const folder = mkdtempSync(join(tmpdir(), 'sabia-report-'));
  try {
    const report = join(folder, 'report.json');
    const code = await start(report);
    const sums = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : {};
    return { ...sums, failed: Math.max(sums.failed ?? 0, code === 0 ? 0 : 1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs every stage, even after a failure, and prints the totals on the last line. */
export async function runStages(stages) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const { title, count } of stages) {
    console.log(`\n── ${title}`);
    const start = Date.now();
    const {
      passed = 0,
      failed = 0,
      skipped = 0,
    } = await count().catch((error) => {
      console.error(error.message);
      return { failed: 1 };
    });
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`   ${failed > 0 ? `${failed} FAILED` : `${passed} ok`} in ${seconds} s`);
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    if (failed > 0) failures.push(title);
  }
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '');
  console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}
