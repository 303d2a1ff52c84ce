// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  inLayer,
  inMantineLayer,
  inOneFontFormat,
  layerOf,
  mantineStylesheet,
  rulesOutsideLayers,
  withDrawings,
} from './cascade-layers.ts';

const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

it.each([
  ['/repository/web/src/ui/base.css', 'base'],
  ['/repository/web/src/ui/theme/theme.css', 'base'],
  ['/repository/web/src/ui/primitives/Card.module.css', 'primitives'],
  ['/repository/web/src/ui/ListingTable.module.css', 'ui'],
  ['/repository/web/src/ui/catalog/Catalog.module.css', 'ui'],
  ['/repository/web/src/layout/SiteLayout.module.css', 'layout'],
  ['/repository/web/src/layout/consent/Consent.module.css', 'layout'],
  ['/repository/web/src/courses/CourseCard.module.css', 'feature'],
  ['/repository/web/src/courses/player/Player.module.css', 'screen'],
  ['/repository/web/src/courses/authoring/course-content/Outline.module.css', 'screen'],
  ['/repository/node_modules/@mantine/core/styles/Button.layer.css', undefined],
  ['/repository/web/src/ui/Card.tsx', undefined],
])('%s belongs to the layer %s', (path, layer) => {
  expect(layerOf(path)).toBe(layer);
});

it('puts every stylesheet of the site into a layer', () => {
  const stylesheets = files.filter((file) => file.endsWith('.css'));
  expect(stylesheets.length).toBeGreaterThan(50);
  for (const file of stylesheets) {
    const layer = layerOf(join(source, file));
    if (!layer) throw new Error(`${file} is in no layer`);
    expect(rulesOutsideLayers(inLayer(layer, readFileSync(join(source, file), 'utf8')))).toEqual(
      [],
    );
  }
});

it('imports only stylesheets of packages that are in a layer', () => {
  const imports = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/^import '(@[^']+\.css)';$/gm),
    ])
    .map(([, path = '']) => path);
  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter((path) => !path.endsWith('.layer.css'))).toEqual([]);
});

it('puts every rule of a stylesheet into its layer', () => {
  const css = '.a { color: red }\n@media print { .a { color: black } }\n@font-face { }';
  expect(rulesOutsideLayers(css)).toHaveLength(3);
  expect(rulesOutsideLayers(inLayer('ui', css))).toEqual([]);
});

it('states the order of the layers before the first rule', () => {
  expect(inLayer('ui', '')).toMatch(
    /^@layer mantine, base, primitives, ui, layout, feature, screen;/,
  );
});

it('puts each stylesheet of Mantine into a layer of its own, above those that it builds on', () => {
  expect(mantineStylesheet('/node_modules/@mantine/core/styles/Tabs.layer.css')).toBe('Tabs');
  expect(mantineStylesheet('/node_modules/@mantine/charts/styles.layer.css')).toBe('charts');
  const css = inMantineLayer('Tabs', '@layer mantine {.a { color: red }}');
  expect(css).toMatch(/^@layer mantine\.baseline, .*mantine\.UnstyledButton, .*mantine\.Input, /);
  expect(css).toContain('@layer mantine.Tabs {.a');
});

it('the stylesheet of formulas has fonts of one format, in a layer', () => {
  const css = readFileSync(new URL(import.meta.resolve('katex/dist/katex.css')), 'utf8');
  const kept = inOneFontFormat(css);
  expect(kept.match(/url\(/g)).toHaveLength(kept.match(/@font-face/g)?.length ?? 0);
  expect(kept).not.toMatch(/\.(?:woff|ttf)\)/);
  expect(layerOf('/node_modules/katex/dist/katex.css')).toBe('primitives');
});

it('the stylesheet of formulas says that it has loaded', () => {
  const css = withDrawings('.katex { color: red }');
  const text = readFileSync(
    new URL('../src/ui/rich-text/RichText.module.css', import.meta.url),
    'utf8',
  );
  expect(css).toMatch(/^\.katex \{ color: red \}\n/);
  expect(text).toContain('display: var(--katex-html, none)');
  expect(css.match(/--katex-html: \w+/g)).toEqual(['--katex-html: inline', '--katex-html: block']);
});
