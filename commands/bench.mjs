import { install } from './install.mjs';
import { apiEnvironment, apiFlags } from './project.mjs';
import { run } from './run.mjs';

install();
const options = [`--environment=${JSON.stringify(apiEnvironment)}`, ...process.argv.slice(2)];
process.exitCode = await run('node', [...apiFlags, 'api/bench/bench.ts', ...options]);
