import { buildWeb } from './build-web.mjs';
import { fastStages } from './check.mjs';
import { install } from './install.mjs';
import { playwright, runStages, tool, whole } from './stages.mjs';

install();

await runStages([
  ...fastStages,
  whole('build of the site', buildWeb),
  tool('size of the site', 'node', 'commands/size.mjs'),
  playwright('browser journeys', 'e2e/playwright.config.ts'),
]);
