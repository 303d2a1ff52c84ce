import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { isCommand } from './project.mjs';
import { playwright, runStages, whole } from './stages.mjs';

/** `npm run test:browsers`: the most important journeys in Firefox and in WebKit. */
export const browsersStage = playwright('journeys in Firefox and WebKit', 'e2e/browsers.config.ts');

if (isCommand(import.meta.url)) {
  install();
  await runStages([whole('build of the site', buildWeb), browsersStage]);
}
