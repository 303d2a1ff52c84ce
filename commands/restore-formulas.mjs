import { install } from './install.mjs';
import { run } from './run.mjs';

install();
process.exitCode = await run('node', ['api/src/cli/restore-formulas.ts', ...process.argv.slice(2)]);
