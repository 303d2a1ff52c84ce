// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// The test files of a worker share their modules: a module that another file has loaded before is not replaced by
// `vi.mock`, so that a test that needs the replacement fails by the order of the files.

const sources = fileURLToPath(new URL('..', import.meta.url));

/** Tests that pass with the module itself, too; the replacement saves time. */
const allowed = [
  "rich-text-fields.test.tsx: vi.mock('./ui/rich-text/editor/Toolbar.tsx'",
  "ui/rich-text/RichText.test.tsx: vi.mock('./formulas/FormulaStyles.tsx'",
];

it('a test replaces no module of the site', () => {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: sources });
  expect(files.length).toBeGreaterThan(100);
  const mocks = files
    .filter((file) => !file.startsWith('testing/'))
    .flatMap((file) =>
      (readFileSync(`${sources}/${file}`, 'utf8').match(/vi\.mock\('\.[^']+'/g) ?? []).map(
        (mock) => `${file}: ${mock}`,
      ),
    );
  expect(mocks.toSorted()).toEqual(allowed);
});
