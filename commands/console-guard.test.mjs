import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './project.mjs';
import { withTools } from './run.mjs';

it('fails a test that prints a warning or an error without expecting it', () => {
  const { stdout } = spawnSync(
    'vitest',
    ['run', '--config=testing/fixtures/vitest.config.ts', '--reporter=tap-flat'],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', env: withTools() },
  );

  const results = stdout.split('\n').filter((line) => /^(not )?ok /.test(line));
  expect(results.map((line) => line.replace(/ (\d+ - ).*> /, ' ').replace(/ #.*/, ''))).toEqual([
    'ok without output',
    'not ok with an error',
    'not ok with a warning',
    'ok with an expected error',
  ]);
});
