import { install } from './install.mjs';
import { apiFlags, compileCache } from './project.mjs';
import { run } from './run.mjs';

install();
const asked = [`--compiled=${compileCache}`, ...process.argv.slice(2)];
process.exitCode = await run('node', [...apiFlags, 'api/src/bench.ts', ...asked]);
