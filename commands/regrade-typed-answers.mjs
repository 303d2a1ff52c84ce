import { install } from './install.mjs';
import { run } from './run.mjs';

install();
process.exitCode = await run('node', [
  'api/src/cli/regrade-typed-answers.ts',
  ...process.argv.slice(2),
]);
