// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Rule } from 'postcss';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
);
const ofFeatures = modules.filter((file) => !file.startsWith('ui/'));

type Declarations = Readonly<Record<string, string>>;

/** 'attempts/Alternative.module.css .alternative' for each rule that passes. */
function rulesOf(
  files: readonly string[],
  passes: (declarations: Declarations) => boolean,
): string[] {
  return files.flatMap((file) => {
    const found: string[] = [];
    parse(readFileSync(join(source, file), 'utf8')).walkRules((rule) => {
      if (passes(declarationsOf(rule))) found.push(`${file} ${rule.selector}`);
    });
    return found;
  });
}

const rulesOfFeatures = (passes: (declarations: Declarations) => boolean) =>
  rulesOf(ofFeatures, passes);

const declarationsOf = (rule: Rule): Declarations =>
  Object.fromEntries(
    rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])),
  );

const hasOnly = (declarations: Declarations, ...properties: string[]) =>
  Object.keys(declarations).every((property) => properties.includes(property));

it('finds the stylesheets of the features', () => {
  expect(ofFeatures.length).toBeGreaterThan(20);
  expect(rulesOfFeatures(({ display }) => display === 'grid')).not.toEqual([]);
});

it('draws the border of a card in Card only', () => {
  const cards = rulesOfFeatures(
    ({ border, 'border-radius': radius }) =>
      border === '1px solid var(--hairline)' && radius === '20px',
  );
  // Native popovers, which are no cards.
  expect(cards).toEqual([
    'layout/AdminNavigation.module.css .side',
    'courses/player/reading/reading.module.css .panel',
  ]);
});

it('lays out a plain row in Row only, and a plain stack in Stack only', () => {
  const layout = ['display', 'gap', 'align-items', 'justify-content', 'margin', 'padding'];
  const copies = rulesOfFeatures(
    (declarations) =>
      'gap' in declarations &&
      declarations.display === 'flex' &&
      (declarations['flex-wrap'] === 'wrap' || declarations['flex-direction'] === 'column') &&
      hasOnly(declarations, ...layout, 'flex-wrap', 'flex-direction', 'list-style'),
  );
  expect(copies).toEqual([]);
});

// A column without a minimum, also one that is only implied, is as wide as its widest word, table or line of code.
it('lets nothing inside a grid widen its columns', () => {
  const bounded = /minmax\((?:[^()]|\([^()]*\))*\)/g;
  const isUnbounded = (declarations: Declarations) => {
    const columns =
      declarations['grid-template-columns'] ?? declarations['grid-template']?.split('/').at(-1);
    return !columns || columns.replaceAll(bounded, '').includes('fr');
  };
  // An icon in a circle, or a spinner.
  const isCentred = (declarations: Declarations) =>
    ['place-items', 'place-content', 'justify-items'].some(
      (name) => declarations[name] === 'center',
    );
  const isGrid = ({ display }: Declarations) => display === 'grid';
  expect(rulesOf(modules, isGrid).length).toBeGreaterThan(40);
  expect(rulesOf(modules, (rule) => isGrid(rule) && !isCentred(rule) && isUnbounded(rule))).toEqual(
    [],
  );
});

it('has a stylesheet for a group of components, not for each', () => {
  // There were 195, most with copies of the same few declarations.
  expect(modules.length).toBeLessThanOrEqual(135);
});

it('has no rule twice in a stylesheet, and no comment within a selector', () => {
  const faults = modules.flatMap((file) => {
    const seen = new Set<string>();
    const found: string[] = [];
    parse(readFileSync(join(source, file), 'utf8')).walkRules((rule) => {
      const { parent, selector } = rule;
      const place = parent && 'params' in parent ? parent.params : '';
      const text = `${place} ${selector} ${JSON.stringify(declarationsOf(rule))}`;
      if (seen.has(text) || rule.raws.selector?.raw.includes('/*'))
        found.push(`${file} ${selector}`);
      seen.add(text);
    });
    return found;
  });
  expect(faults).toEqual([]);
});

it('has no bar that stays sticky in a low window', () => {
  const sticky = modules.filter((file) =>
    /position:\s*sticky/.test(readFileSync(join(source, file), 'utf8')),
  );
  // `--sticky` of base.css knows the height of the window.
  expect(sticky).toEqual([]);
});

// Text that is bolder while it is current is wider: it wraps, and what follows it jumps.
it('changes no weight of a text with its state', () => {
  const state = /aria-(current|selected|expanded|pressed)|\[open\]|:hover|:checked|:focus/;
  const bolder = rulesOf(modules, (declarations) =>
    ['font-weight', 'font-size', 'letter-spacing'].some((property) => property in declarations),
  ).filter((rule) => state.test(rule));
  // Boxes of a fixed size with one digit.
  expect(bolder).toEqual(["home/Streak.module.css .choice[aria-pressed='true']"]);
});

const timed = /^(animation|transition)(-duration|-delay|-timing-function)?$/;

/** 'toast.module.css 160ms ease-out' for each movement outside the tokens of docs/design.md. */
function strayMovements(file: string): string[] {
  const found: string[] = [];
  parse(readFileSync(join(source, file), 'utf8')).walkDecls(timed, ({ prop, value, important }) => {
    // `!important`: reduced motion.
    if (important) return;
    for (const movement of value.split(/,(?![^(]*\))/)) {
      if (movement.includes('infinite') || movement.trim() === 'none') continue;
      const times = [...movement.matchAll(/([\d.]+)(m?s)\b/g)].map(
        ([, amount, unit]) => Number(amount) * (unit === 's' ? 1000 : 1),
      );
      const isEased = prop.endsWith('-duration') || movement.includes('var(--easing)');
      if (!isEased || times.some((time) => time < 120 || time > 320))
        found.push(`${file} ${movement.trim()}`);
    }
  });
  return found;
}

it('moves everything with one easing, for 120 to 320 ms', () => {
  const all = [...modules, 'ui/base.css'];
  expect(all.flatMap(strayMovements)).toEqual([]);
});
