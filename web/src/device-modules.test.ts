// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = globSync('**/*.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: (name) => /\.test\.tsx?$|(^|\/)testing$/.test(name),
});

/** 'file: line' of each line of code that has this text; comments are no code. */
const linesWith = (text: RegExp): string[] =>
  sources.toSorted().flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => text.test(line) && !/^(\*|\/[/*])/.test(line))
      .map((line) => `${file}: ${line}`),
  );

it('reads the clock of the device in platform/clock.ts only', () => {
  expect(
    linesWith(/\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date\b(?!\()|(?<!new )\bDate\(\)/),
  ).toEqual(['platform/clock.ts: export const deviceTime = (): number => Date.now();']);
});

it('uses the storages and the cookies of the browser in platform/device/device-storage.ts only', () => {
  const uses = linesWith(/\b(local|session)Storage\b|\bdocument\.cookie\b/);
  const others = uses.filter((line) => !line.startsWith('platform/device/device-storage.ts: '));
  // PostHog's library stores its own values.
  expect(others).toEqual(["platform/analytics/posthog.ts: persistence: 'localStorage',"]);
  expect(uses.length).toBe(others.length + 3);
});
