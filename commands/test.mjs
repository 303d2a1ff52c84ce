import { buildWeb } from './build-web.mjs';
import { fastStages, slowTests } from './check.mjs';
import { installDebianPackages } from './debian-packages.mjs';
import { install } from './install.mjs';
import { playwright, runStages, tool, vitest, whole, withoutSharedData } from './stages.mjs';
import { browsersStage } from './test-browsers.mjs';
import { containerStages } from './test-containers.mjs';
import { firebaseStage } from './test-firebase.mjs';

install();

/** Programs that print, distort and read answer cards in `draw-cards.test.ts`. */
const cardPrograms = {
  'poppler-utils': '/usr/bin/pdftoppm',
  imagemagick: '/usr/bin/convert',
  'zbar-tools': '/usr/bin/zbarimg',
};

await runStages([
  ...fastStages,
  whole('programs for answer cards', async () => {
    installDebianPackages(cardPrograms);
    return 0;
  }),
  vitest('failures of servers and databases, imports, random cases', ...slowTests),
  // `npm test -- --without-shared-data`, as .ci/run does.
  ...(process.argv.includes('--without-shared-data') ? [withoutSharedData] : []),
  whole('build of the site', buildWeb),
  tool('size of the site', 'node', 'commands/size.mjs'),
  playwright('browser tests', 'e2e/playwright.config.ts'),
  // It installs Firefox and WebKitGTK: `npm test -- --browsers`.
  ...(process.argv.includes('--browsers') ? [browsersStage] : []),
  // It needs root on Debian: `npm test -- --containers`.
  ...(process.argv.includes('--containers') ? containerStages : []),
  // It fetches 240 MB: `npm test -- --firebase`, as .ci/run does.
  ...(process.argv.includes('--firebase') ? [firebaseStage] : []),
]);
