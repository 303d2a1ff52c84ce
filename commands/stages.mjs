import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

/** A stage that passes or fails as a whole: it counts as one test. */
export const whole = (title, work) => ({
  title,
  async count() {
    return (await work()) === 0 ? { passed: 1 } : { failed: 1 };
  },
});

/** A stage that is one tool called once. */
export const tool = (title, name, ...args) => whole(title, () => run(name, args));

/** Vitest, which counts its own tests. */
export const vitest = (title) => ({
  title,
  count: () =>
    countIn(
      (report) =>
        run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`]),
      (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      }),
    ),
});

/** Playwright, likewise. */
export const playwright = (title, config) => ({
  title,
  count: () =>
    countIn(
      (report) =>
        run('playwright', ['test', `--config=${config}`, '--reporter=list,json'], {
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        }),
      ({ stats }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      }),
    ),
});

/** Runs a tool that leaves a JSON report; a failure that no test accounts for counts as one. */
async function countIn(start, read) {
  const folder = mkdtempSync(join(tmpdir(), 'sabia-report-'));
  try {
    const report = join(folder, 'report.json');
    const code = await start(report);
    const tally = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : {};
    return { ...tally, failed: Math.max(tally.failed ?? 0, code === 0 ? 0 : 1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs every stage, whatever became of those before it, and ends with the sum of all. */
export async function runStages(stages) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const { title, count } of stages) {
    console.log(`\n── ${title}`);
    const {
      passed = 0,
      failed = 0,
      skipped = 0,
    } = await count().catch((error) => {
      console.error(error.message);
      return { failed: 1 };
    });
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
