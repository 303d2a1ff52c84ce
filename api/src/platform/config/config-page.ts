import { z } from 'zod';
import { settings } from './config.ts';

interface Described {
  description?: string;
  default?: unknown;
}

/** The text of docs/configuration.md: every setting with its default and description. */
export function configurationPage(): string {
  const { properties = {} } = z.toJSONSchema(z.object(settings), {
    io: 'input',
    unrepresentable: 'any',
  });
  const rows = Object.entries(properties as Record<string, Described>).map(
    ([name, setting]) =>
      `| \`${name}\` | ${defaultOf(setting)} | ${(setting.description ?? '').replaceAll('|', '\\|')} |`,
  );
  return `# Configuration

Generated from \`api/src/platform/config/config.ts\`: change the descriptions there and run
\`npx vitest run --project api config-page -u\`. Settings are environment variables. None is required; an invalid
value stops the start, with one line for each mistake.

| setting | default | meaning |
| --- | --- | --- |
${rows.join('\n')}
`;
}

function defaultOf({ default: value }: Described): string {
  if (value === undefined) return '–';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}
