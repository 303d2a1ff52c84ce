import { buildWeb } from './build-web.mjs';
import { fastStages } from './check.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { has } from './project.mjs';
import { playwright, runStages, tool, whole } from './stages.mjs';

install();

const journeys = 'e2e/playwright.config.ts';

await runStages([
  ...fastStages,
  whole('build of the site', buildWeb),
  ...(has('commands/size.mjs') ? [tool('size of the site', 'node', 'commands/size.mjs')] : []),
  ...(has(journeys)
    ? [playwright('browser journeys', journeys, () => ({ CHROMIUM_PATH: findOrInstallChromium() }))]
    : []),
]);
