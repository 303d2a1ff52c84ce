import { EventEmitter } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describedErrors, recordPageErrors } from '../e2e/support/page-errors.ts';
import { root } from './project.mjs';

/** The path and the text of each file of a folder whose name ends so. */
const filesIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, folder, path), 'utf8') }));

/** The fixed beginnings of the messages of toasts: `showToast({ kind: 'success', message: 'Convite aceito' })`. */
const messagesIn = (source) =>
  [...source.matchAll(/showToast\(\{[^}]*?message: ['`]([^'`$]+)/g)].map(([, words]) =>
    words.trim(),
  );

/** The messages that a test looks for on the page. */
const soughtIn = (spec, messages) =>
  messages.filter((message) => spec.includes(`getByText('${message}`));

const specs = filesIn('e2e', /\.spec\.ts$/);
const messages = filesIn('web/src', /(?<!\.test)\.tsx?$/).flatMap(({ text }) => messagesIn(text));

it('no browser test looks for a toast, which is gone after two seconds', () => {
  expect(messages).toContain('Alterações salvas com sucesso');
  for (const { path, text } of specs) expect(soughtIn(text, messages), path).toEqual([]);
});

it('finds such a test', () => {
  const source = "showToast({ kind: 'success', message: 'Convite aceito' });";
  expect(messagesIn(source)).toEqual(['Convite aceito']);
  const spec = "await expect(page.getByText('Convite aceito')).toBeVisible();";
  expect(soughtIn(spec, messagesIn(source))).toEqual(['Convite aceito']);
});

/** Lines that open a page and leave it to the network when its code has run. */
const hastyIn = (spec) =>
  spec.match(
    /goto\([^)]*\);\n\s*await \w+\.waitForLoadState\('networkidle'\);\n\s*await \w+\.getBy/g,
  ) ?? [];

it('no browser test takes an idle network for a page that can be used', () => {
  for (const { path, text } of specs) expect(hastyIn(text), path).toEqual([]);
  const line =
    "await page.goto('/nota-enem');\n  await page.waitForLoadState('networkidle');\n  await page.getByLabel('Ano').fill('2');";
  expect(hastyIn(line)).toHaveLength(1);
});

/** Texts that begin with a number, which Playwright finds within a larger number: '1 curso' in '21 cursos'. */
const partialNumbersIn = (spec) => spec.match(/hasText: ['`]\d[^'`]*/g) ?? [];

it('no browser test takes a part of a number for the number', () => {
  for (const { path, text } of specs) expect(partialNumbersIn(text), path).toEqual([]);
  expect(partialNumbersIn("filter({ hasText: '1 curso' })")).toHaveLength(1);
  expect(partialNumbersIn('filter({ hasText: /^1 curso/ })')).toHaveLength(0);
});

it('no browser test moves the clock of a page while its requests are under way', () => {
  const hasty = specs.filter(({ text }) => text.includes('clock.fastForward('));
  expect(hasty.map(({ path }) => path)).toEqual([]);
});

it('a page error of a browser test has the problem code of a refused request', async () => {
  const context = new EventEmitter();
  const errors = [];
  recordPageErrors(context, errors);
  const replies = [{ code: 'edit_conflict' }, {}, new Error('no JSON')];
  for (const reply of replies)
    context.emit('response', {
      status: () => 412,
      request: () => ({ method: () => 'PATCH', url: () => '/v1/lives/1' }),
      json: () => (reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply)),
    });
  context.emit('weberror', { error: () => new Error('x is null') });
  const refused = 'refused: PATCH /v1/lives/1 412';
  expect(errors.map(({ text }) => text)).toEqual([refused, refused, refused, 'thrown: x is null']);
  expect(await describedErrors(errors)).toEqual([
    `${refused} edit_conflict`,
    `${refused} without a code`,
    `${refused} without a problem in its reply`,
    'thrown: x is null',
  ]);
});
