import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A built module is not where its source is (commands/build-api.mjs): only the names of programs, which the build knows, are
// relative to the module.

const sources = new URL('../src/', import.meta.url);

/** Files whose use of `import.meta.url` is right in both places. */
const exceptions = [
  // As deep as its source.
  'platform/project-root.ts',
  // Names its own chunk.
  'platform/telemetry/source-positions.ts',
  // Finds a package from any folder of the project.
  'platform/db/embedded-postgres/binaries.ts',
];

const ownPlaces = (text: string) =>
  text
    .replaceAll(/new URL\(\s*'\.[^']+\.ts',\s*import\.meta\.url,?\s*\)/g, '')
    .match(/import\.meta\.\w+/g) ?? [];

it('sources name files from the root of the project, not from their own place', () => {
  const found = globSync('**/*.ts', { cwd: sources })
    .filter((path) => !path.endsWith('.test.ts') && !exceptions.includes(path))
    .flatMap((path) =>
      ownPlaces(readFileSync(new URL(path, sources), 'utf8')).map((use) => `${path}: ${use}`),
    );
  expect(found).toEqual([]);
});

it('finds names from the own place of a module', () => {
  expect(ownPlaces("const reader = new URL('./file-reader.ts', import.meta.url);")).toEqual([]);
  expect(ownPlaces("new URL('../migrations', import.meta.url)")).toEqual(['import.meta.url']);
  expect(ownPlaces("join(import.meta.dirname, 'fonts')")).toEqual(['import.meta.dirname']);
});
