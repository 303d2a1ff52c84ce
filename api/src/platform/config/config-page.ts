import { z } from 'zod';
import { settings } from './config.ts';

interface Described {
  description?: string;
  default?: unknown;
}

/** docs/configuration.md: every setting, as the schema describes it. */
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

Made from \`api/src/platform/config/config.ts\`, which is the one place that knows the settings: change it there
and run \`npx vitest run --project api config-page -u\`. Everything has a default; a value that can't
be used stops the start with a line for each mistake.

| setting | default | what it is for |
| --- | --- | --- |
${rows.join('\n')}
`;
}

function defaultOf({ default: value }: Described): string {
  if (value === undefined) return '–';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}
