import { install } from './install.mjs';
import { isCommand } from './project.mjs';
import { runStages, tool, vitest } from './stages.mjs';

/**
 * Tests that take minutes together: servers and databases are killed and start again, each import or PDF starts a thread,
 * or thousands of rows and random cases run. `npm test` runs them, `npm run check` does not.
 */
export const slowTests = [
  'test/failures/',
  'embedded-postgres.test.ts',
  '.property.test.',
  'operations/fuzz.test.ts',
  'extreme-values.test.ts',
  'hostile-bodies.test.ts',
  'hostile-repetitions.test.ts',
  'questions-limit.test.ts',
  'late-answers.test.ts',
  'course-files.test.ts',
  'question-files.test.ts',
  'import-choices.test.ts',
  'print-certificate.test.ts',
  'draw-cards.test.ts',
  'enem-on-paper.test.ts',
  'draw-booklet.test.ts',
  'draw-sheets.test.ts',
  'school-network.test.ts',
  'essay-corrections.test.ts',
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
