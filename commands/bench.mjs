import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { apiEnvironment, apiFlags } from './project.mjs';
import { run } from './run.mjs';

install();
// The pages of the site are measured, too.
const built = await buildWeb();
if (built !== 0) process.exit(built);
const options = [`--environment=${JSON.stringify(apiEnvironment)}`, ...process.argv.slice(2)];
process.exitCode = await run('node', [...apiFlags, 'api/bench/bench.ts', ...options]);
