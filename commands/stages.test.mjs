import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs stages in a process of their own, as `npm test` does. */
function runStages(stages) {
  const module = new URL('stages.mjs', import.meta.url).href;
  const script = `
    import { runStages, whole } from '${module}';
    await runStages([${stages}]);
  `;
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      encoding: 'utf8',
    },
  );
  return { last: stdout.trimEnd().split('\n').at(-1), status };
}

const tests = (tally) => `{ title: 'tests', count: async () => (${JSON.stringify(tally)}) }`;
const whole = (code) => `whole('lint', async () => ${code})`;

it('sums the tests of every stage, and counts a stage without tests as one', () => {
  expect(runStages([whole(0), tests({ passed: 40 })])).toEqual({
    last: '41 passed, 0 failed',
    status: 0,
  });
});

it('goes on after a failure, and fails in the end', () => {
  expect(runStages([whole(2), tests({ passed: 3, failed: 1, skipped: 2 }), whole(0)])).toEqual({
    last: '4 passed, 2 failed, 2 skipped',
    status: 1,
  });
});

it('counts a stage that breaks as a failure', () => {
  const broken = `{ title: 'browser', count: async () => { throw new Error('no Chromium'); } }`;
  expect(runStages([broken, whole(0)])).toEqual({ last: '1 passed, 1 failed', status: 1 });
});
