import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { expect, it } from 'vitest';
import { patternsIn } from './patterns-in.mjs';
import { root } from './project.mjs';

// A pattern of more than linear time holds the event loop for seconds on a text that somebody made for it. recheck judges
// every pattern of the product: by automata where it can, else by attacks. All of them need 22 seconds of processor time.

/** Values of constants and parameters that the pattern's own file does not declare. */
const values = {
  'api/src/files/file-access.ts': { fileNameEnd: String.raw`(?:-[a-z\d]{1,11})?\.[a-z\d]{2,5}` },
  'web/src/item-response/calculator/read-answers.ts': { letters: 'A-Ea-e' },
};

/** Patterns that may take more than linear time, or that nothing but the running program knows. */
const allowed = [
  {
    file: 'api/src/platform/site/server-rendering.ts',
    source: String.raw`<div id="root">[\s\S]*?<\/div>\s*<\/div>`,
    reason: 'The template is a file of the build.',
  },
  {
    file: 'api/src/platform/http/versioned-api.ts',
    unknown: "new RegExp(`^${path.replace(/\\{\\w+\\}/g, '[^/]+')}/?$`)",
    reason: 'The paths of the operations, with one segment for each parameter, repeat nothing.',
  },
];

/** Limits by the number of steps, not by time, so that a busy machine gives the same answer; the last one stops a runaway. */
const limits = {
  timeout: 300_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 20_000_000,
  maxAttackStringSize: 30_000,
};

/** The reason for which a pattern may not be in the product; null for one of linear time. */
async function problemOf({ source, flags, unknown }) {
  if (unknown) return `${unknown} has parts that are no constants`;
  const { status, complexity, attack } = await check(source, flags, limits);
  return status === 'safe'
    ? null
    : `/${source}/${flags} is ${complexity?.summary ?? status}: ${attack?.pattern}`;
}

const files = ['domain/src', 'api/src', 'web/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/\.(?:test|factory)\.tsx?$/.test(file))
  .toSorted();

const patterns = files.flatMap((file) =>
  patternsIn(file, readFileSync(join(root, file), 'utf8'), values[file]).map((pattern) => ({
    file,
    ...pattern,
  })),
);

const isAllowed = ({ file, source, unknown }) =>
  allowed.some((one) => one.file === file && one.source === source && one.unknown === unknown);

it('every pattern takes linear time', { timeout: 600_000 }, async () => {
  const judged = new Map();
  for (const pattern of patterns.filter((one) => !isAllowed(one))) {
    const key = pattern.unknown ?? `${pattern.source}/${pattern.flags}`;
    judged.set(key, [...(judged.get(key) ?? []), pattern]);
  }
  const problems = [];
  const left = [...judged.values()];
  // Two at a time: the time of a pattern runs while others hold the processor.
  const judge = async () => {
    for (let same = left.pop(); same; same = left.pop()) {
      const problem = await problemOf(same[0]);
      if (problem) problems.push(...same.map(({ file, line }) => `${file}:${line} ${problem}`));
    }
  };
  await Promise.all([judge(), judge()]);
  expect(problems).toEqual([]);
});

it('every exception is needed', () => {
  expect(
    allowed.filter((one) => !patterns.some((pattern) => isAllowed({ ...pattern, ...one }))),
  ).toEqual([]);
});

const found = (code, constants) => patternsIn('fixture.ts', code, constants);

it.for([
  ['a lazy group without an end', String.raw`const a = /<b>[^]*?<\/b>/g;`],
  ['spaces twice', String.raw`const a = /([^<>]*?)\s*\/?>/;`],
  ['the end of a text', String.raw`const a = text.replace(/\s+$/, '');`],
  ['a look behind', String.raw`const a = /(?<=<img\s[^<>]*src=")\/files\/\w+/g;`],
  ['repetition within repetition', String.raw`const a = /^(?:[a-z-]+:[\w ]+;?)*$/;`],
  ['a constructed pattern', 'const space = `\\\\s+`; const a = new RegExp(`${space}$`, "g");'],
  ['raw text', 'const body = String.raw`(?:[^}]|\\\\.)*`; RegExp(String.raw`\\{${body}\\}`);'],
  ['a list', String.raw`new RegExp(['a', '\\s+$'].join('|'));`],
  ['the source of another one', 'const one = /\\s+/; new RegExp(`${one.source}$`);'],
  ['an unknown part', 'const a = (word) => new RegExp(word);'],
])('finds %s', async ([, code]) => {
  const problems = await Promise.all(found(code).map(problemOf));
  expect(problems.filter(Boolean)).toHaveLength(1);
});

it('takes a value from elsewhere, and accepts patterns of linear time', async () => {
  const code = String.raw`const a = /^\s*[a-z]+$/i; const b = new RegExp(${'`'}^${'${letters}'}+$${'`'}, 'u');`;
  const read = found(code, { letters: '[A-E]' });
  expect(read).toEqual([
    { line: 1, source: String.raw`^\s*[a-z]+$`, flags: 'i' },
    { line: 1, source: '^[A-E]+$', flags: 'u' },
  ]);
  expect(await Promise.all(read.map(problemOf))).toEqual([null, null]);
});

/** Files that normalize texts of few signs: titles, short answers, one sign. */
const ofShortTexts = [
  'api/src/platform/http/named-file.ts',
  'api/src/platform/pdf/document-fonts.ts',
  'domain/src/courses/suggest-slug.ts',
  'domain/src/questions/kinds/is-accepted.ts',
  'domain/src/questions/kinds/typed-text.ts',
  'domain/src/rich-text/plain-formula.ts',
  'domain/src/rich-text/plain-marks.ts',
  'web/src/overview/Figure.tsx',
  'web/src/platform/plain-text.ts',
];

// Ordering the combining marks of a text takes time by the square of their number.
it('long texts are normalized by normal-form.ts', () => {
  const normalizing = files.filter(
    (file) =>
      file !== 'domain/src/normal-form.ts' &&
      /\.normalize\('NF/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(normalizing).toEqual(ofShortTexts);
});
