// Measures the first visit and the return on a throttled device: `npm run bench:web`.
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { run } from './run.mjs';

install();
const built = await buildWeb();
if (built !== 0) process.exit(built);
process.exitCode = await run('playwright', ['test', '--config=e2e/performance-budget.config.ts']);
