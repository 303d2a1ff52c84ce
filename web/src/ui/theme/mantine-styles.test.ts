// @vitest-environment node
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const { resolve: find } = createRequire(import.meta.url);
const mantine = dirname(find('@mantine/core/styles.css'));
const charts = join(dirname(find('@mantine/charts/styles.css')), 'esm');
const sources = resolve(import.meta.dirname, '../..');

/** The stylesheets and components of Mantine that our code imports. */
async function readSources() {
  const files = (await readdir(sources, { recursive: true })).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(sources, file), 'utf8')));
  const all = texts.join('\n');
  const imported = importedBy(all);
  const inCharts = namesFrom('@mantine/charts', all).map((name) => withImports(chartOf(name)));
  const components = [all, ...(await Promise.all(inCharts))].flatMap(componentsIn);
  const ofScreens = texts.filter((text) => importedBy(text).size > 0);
  return { imported, components: new Set(components), ofScreens };
}

const importedBy = (code: string) => matches(code, /'@mantine\/core\/styles\/(\w+)\.layer\.css'/g);

const componentsIn = (code: string) =>
  namesFrom('@mantine/core', code).filter((name) =>
    existsSync(join(mantine, 'esm/components', name, `${name}.mjs`)),
  );

const chartOf = (name: string) => join(charts, name, `${name}.mjs`);

/** The names that code imports from a package. */
const namesFrom = (from: string, code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from ['"]([^'"]+)['"]/g)]
    .filter(([, , source]) => source === from)
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '');

/** The code of a module and of its imports within the package, recursively. */
async function withImports(file: string, seen = new Set<string>()): Promise<string> {
  if (seen.has(file)) return '';
  seen.add(file);
  const code = await readFile(file, 'utf8');
  const paths = [...matches(code, /from "(\.[^"]+\.mjs)"/g)];
  const parts = paths.map((path) => withImports(resolve(dirname(file), path), seen));
  return [code, ...(await Promise.all(parts))].join('\n');
}

/** The stylesheets of a component and of its imports. */
async function stylesOf(component: string): Promise<Set<string>> {
  const seen = new Set<string>();
  const styles = new Set<string>();
  async function visit(file: string): Promise<void> {
    if (seen.has(file)) return;
    seen.add(file);
    const [, name] = /\/(\w+)\.module\.mjs$/.exec(file) ?? [];
    if (name && existsSync(join(mantine, 'styles', `${name}.css`))) styles.add(name);
    const imports = matches(await readFile(file, 'utf8'), /from "(\.[^"]+\.mjs)"/g);
    await Promise.all([...imports].map((path) => visit(resolve(dirname(file), path))));
  }
  await visit(join(mantine, 'esm/components', component, `${component}.mjs`));
  return styles;
}

function matches(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, found = '']) => found));
}

const { imported, components, ofScreens } = await readSources();
const needed = new Set<string>();
for (const component of components)
  for (const style of await stylesOf(component)) needed.add(style);

it('imports the styles of every Mantine component that the site uses', () => {
  // A missing stylesheet causes no error; the component looks wrong.
  expect([...needed].filter((style) => !imported.has(style))).toEqual([]);
});

it('imports all styles of a component where a screen of learners imports some', async () => {
  const everywhere = importedBy(
    await readFile(join(import.meta.dirname, 'mantine-styles.ts'), 'utf8'),
  );
  for (const code of ofScreens) {
    const own = importedBy(code);
    const styles = await Promise.all(componentsIn(code).map(stylesOf));
    const missing = styles
      .flatMap((of) => [...of])
      .filter((style) => !own.has(style) && !everywhere.has(style));
    expect(missing).toEqual([]);
  }
});

it('imports no styles that the site does not need', () => {
  const always = new Set(['baseline', 'global']);
  expect([...imported].filter((style) => !needed.has(style) && !always.has(style))).toEqual([]);
});

it('knows which styles a component needs', async () => {
  expect([...(await stylesOf('Button'))].toSorted()).toEqual([
    'Button',
    'Loader',
    'UnstyledButton',
  ]);
});
