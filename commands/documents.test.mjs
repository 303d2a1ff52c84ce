import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './project.mjs';
import { operationsOverThree, statementCounts } from './structure.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const markdownIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const decisions = readdirSync(join(root, 'docs/decisions')).toSorted();
const documents = [...markdownIn('.'), ...markdownIn('docs'), ...markdownIn('docs/decisions')];

it.for(documents)('%s links to existing files', (path) => {
  const targets = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target]) => target);
  const missing = targets.filter((target) => !existsSync(join(root, dirname(path), target)));
  expect(missing).toEqual([]);
});

describe('docs/decisions', () => {
  const mostWords = 250;
  const isTooLong = (text) => text.trim().split(/\s+/).length > mostWords;
  /** The numbers that a text cites: `decision 6`, `decisions 18, 33 and 37`. */
  const citedIn = (text) =>
    [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, list]) =>
      list.match(/\d+/g).map(Number),
    );

  it('are numbered without holes', () => {
    const numbers = decisions.map((name) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it.for(decisions)(
    `%s has its number, context, decision and consequence in ${mostWords} words`,
    (name) => {
      const text = read(`docs/decisions/${name}`);
      expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
      for (const part of ['Context', 'Decision', 'Consequence'])
        expect(text.split(`**${part}.**`)).toHaveLength(2);
      expect(isTooLong(text)).toBe(false);
    },
  );

  it('finds a record with more words, and each cited number', () => {
    expect(isTooLong('word '.repeat(mostWords))).toBe(false);
    expect(isTooLong('word '.repeat(mostWords + 1))).toBe(true);
    expect(citedIn('decision 6; decisions 18, 33 and 37')).toEqual([6, 18, 33, 37]);
  });

  it('are cited by documents with numbers that exist', () => {
    const cited = documents.flatMap((path) => citedIn(read(path)));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((number) => number < 1 || number > decisions.length)).toEqual([]);
  });

  it('are cited by the code with files that exist', () => {
    const sources = globSync(
      '{api/src,commands,domain/src,e2e,web/src,web/public}/**/*.{ts,tsx,js,mjs}',
      {
        cwd: root,
      },
    );
    const cited = sources.flatMap(
      (path) => read(path).match(/\bdocs\/decisions\/\d{4}[\w.-]*/g) ?? [],
    );
    expect(cited.length).toBeGreaterThan(3);
    expect(cited.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

it('docs/tests.md names tests that exist', () => {
  const named = read('docs/tests.md').match(/[\w./-]+\.(test|spec)\.ts/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

describe('docs/tour.md', () => {
  const journeys = read('docs/tour.md').split(/^## /m).slice(1);
  const hopsOf = (journey) => [...journey.matchAll(/^\d+\. `([^`]+)`: /gm)].map(([, file]) => file);

  it('has three journeys of at most 12 hops', () => {
    expect(journeys).toHaveLength(3);
    for (const journey of journeys) {
      const lines = journey.match(/^\d+\. .*$/gm);
      expect(hopsOf(journey)).toHaveLength(lines.length);
      expect(lines.length).toBeLessThanOrEqual(12);
    }
  });

  it('names existing files', () => {
    expect(journeys.flatMap(hopsOf).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

it('docs/security.md names existing files', () => {
  const named = [
    ...read('docs/security.md').matchAll(/`((?:api|web|e2e|domain|commands)\/[^`]+)`/g),
  ];
  const paths = named.map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('CONTRIBUTING.md has the number of operations with more than three statements', () => {
  const { length } = operationsOverThree(statementCounts());
  expect(read('CONTRIBUTING.md')).toContain(` ${length} operations run more`);
});

describe('ARCHITECTURE.md', () => {
  /** Folders beside the features. */
  const others = ['cli', 'demo-school', 'dev', 'layout', 'platform', 'testing', 'ui'];
  const folders = ['domain', 'api', 'web'].flatMap((part) =>
    readdirSync(join(root, part, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
      .map(({ name }) => name),
  );

  it('lists every feature once', () => {
    const [beginning = ''] = read('ARCHITECTURE.md').split(/^```/m);
    const features = (beginning.match(/^\| `[^|]*/gm) ?? []).flatMap((names) =>
      [...names.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
    );
    expect(features.toSorted()).toEqual([...new Set(folders)].toSorted());
  });
});
