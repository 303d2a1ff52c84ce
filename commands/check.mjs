import { install } from './install.mjs';
import { isCommand } from './project.mjs';
import { runStages, tool, vitest } from './stages.mjs';

/** The stages that need no browser. */
export const fastStages = [
  tool('formatting', 'oxfmt', '--check'),
  ...['domain', 'api', 'web', 'e2e'].map((part) => tool(`types of ${part}`, 'tsc', '-p', part)),
  tool('lint', 'oxlint'),
  tool('import rules', 'depcruise', 'domain/src', 'api', 'web/src'),
  tool('unused files, exports and packages', 'knip', '--treat-config-hints-as-errors'),
  vitest('unit and API tests'),
];

if (isCommand(import.meta.url)) {
  install();
  await runStages(fastStages);
}
