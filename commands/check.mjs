import { install } from './install.mjs';
import { isCommand } from './project.mjs';
import { runStages, tool, vitest } from './stages.mjs';

/** Tests that take minutes: servers and databases are killed and start again, or thousands of rows and random cases run. */
export const slowTests = [
  'test/failures/',
  'embedded-postgres.test.ts',
  '.property.test.',
  'operations/fuzz.test.ts',
  'extreme-values.test.ts',
  'questions-limit.test.ts',
];

/** The stages that need neither a browser nor minutes. */
export const fastStages = [
  tool('formatting', 'oxfmt', '--check'),
  ...['domain', 'api', 'web', 'e2e'].map((part) => tool(`types of ${part}`, 'tsc', '-p', part)),
  tool('lint', 'oxlint'),
  tool('import rules', 'depcruise', 'domain/src', 'api', 'web/src'),
  tool('unused files, exports and packages', 'knip', '--treat-config-hints-as-errors'),
  vitest('unit and API tests', ...slowTests.map((name) => `--exclude=**/*${name}**`)),
];

if (isCommand(import.meta.url)) {
  install();
  await runStages(fastStages);
}
