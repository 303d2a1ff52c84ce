import { install } from './install.mjs';
import { apiFlags } from './project.mjs';
import { run } from './run.mjs';

install();
process.exitCode = await run('node', [...apiFlags, 'api/src/bench.ts', ...process.argv.slice(2)]);
