import { describe, expect, it } from 'vitest';
import { gapNumbers } from './gap-numbers.ts';
import { gaps } from './gaps.ts';
import { isRightText } from './is-right-text.ts';
import { listOf, scored } from './score-table.ts';

const kind = 'GAPS' as const;
const options = [
  { id: 'x', label: 'sobe' },
  { id: 'y', label: 'desce' },
];
const compared = { ignoresCase: true, ignoresAccents: true, allowsTypo: false };
const task = {
  kind,
  text: '<p>A [[1]] de [[2]] e a [[3]] [[4]].</p>',
  gaps: [
    { id: 'a', options: null },
    { id: 'b', options: null },
    { id: 'c', options },
    { id: 'd', options },
  ],
  ...compared,
};
const key = {
  kind,
  gaps: [
    { gapId: 'a', texts: ['pressão', 'força'], optionId: null },
    { gapId: 'b', texts: ['ar'], optionId: null },
    { gapId: 'c', texts: [], optionId: 'x' },
    { gapId: 'd', texts: [], optionId: 'y' },
  ],
};

/** `a=ar c=x`: the text of the gap a, the option of the gap c. */
const filled = (text: string) =>
  listOf(text).map((one) => {
    const [gapId = '', value = ''] = one.split('=');
    return 'cd'.includes(gapId) ? { gapId, optionId: value } : { gapId, text: value };
  });

const creditOf = (given: string, setting: Partial<typeof compared> = {}) =>
  scored(gaps, { ...task, ...setting }, key, { kind, gaps: filled(given) });

describe('gaps', () => {
  it.each<[given: string, credit: number, setting?: Partial<typeof compared>]>([
    ['a=pressão b=ar c=x d=y', 1],
    ['d=y c=x b=ar a=pressão', 1],
    ['a=força b=ar c=x d=y', 1],
    ['a=FORCA b=AR c=x d=y', 1],
    ['a=pressão b=ar c=x', 0.75],
    ['a=pressão b=ar', 0.5],
    ['a=pressão', 0.25],
    ['b=ar', 0.25],
    ['c=x', 0.25],
    ['c=y', 0],
    ['d=x', 0],
    ['a=pressão b=ar c=y d=x', 0.5],
    ['a=pressão b=água c=x d=y', 0.75],
    ['a=ar b=pressão c=y d=x', 0],
    ['a=pressao', 0.25],
    ['a=pressao', 0, { ignoresAccents: false }],
    ['a=Pressão', 0, { ignoresCase: false }],
    ['a=Pressão', 0.25, { ignoresAccents: false }],
    ['a=presão', 0],
    ['a=presão', 0.25, { allowsTypo: true }],
    ['a=prsão', 0, { allowsTypo: true }],
    ['b=a', 0, { allowsTypo: true }],
    ['a=forca c=x d=y', 0.75],
    ['b=ar d=y', 0.5],
    ['b=mar d=y', 0.25],
    ['c=x d=x', 0.25],
  ])('%s has %s', (given, credit, setting = {}) => {
    expect(creditOf(given, setting)).toBe(credit);
  });

  it.each([
    ['z=ar', 'gaps.0.gapId'],
    ['a=ar a=ar', 'gaps.1.gapId'],
    ['c=z', 'gaps.0.optionId'],
  ])('refuse %s', (given, path) => {
    expect(gaps.misfits(task, { kind, gaps: filled(given) })[0]?.path.join('.')).toBe(path);
  });

  it.each([
    ['<p>[[1]] [[2]] [[3]]</p>', 'Coloque a lacuna [[4]] no texto'],
    [
      '<p>[[1]] [[2]] [[3]] [[4]] [[4]]</p>',
      'Cada lacuna aparece uma vez no texto, e não há outras',
    ],
    [
      '<p>[[1]] [[2]] [[3]] [[4]] [[5]]</p>',
      'Cada lacuna aparece uma vez no texto, e não há outras',
    ],
  ])('refuse the text %s', (text, message) => {
    expect(gaps.mistakes({ ...task, text }, key)).toEqual([{ path: ['task', 'text'], message }]);
  });

  it('need a right answer each', () => {
    const [blank, without] = gaps.mistakes(task, { kind, gaps: key.gaps.slice(1, 3) });
    expect(blank?.path).toEqual(['task', 'gaps', 0]);
    expect(without?.path).toEqual(['task', 'gaps', 3]);
  });
});

it('numbers are read from the text only', () => {
  expect(gapNumbers('<p title="[[9]]">[[2]] e <b>[[1]]</b></p>')).toEqual([2, 1]);
});

describe('a number with a tolerance', () => {
  it.each([
    ['3,5', true],
    ['3.45', true],
    ['3,6', true],
    ['3,61', false],
    ['35', false],
    ['3,5 ± 0,1', true],
    ['três', false],
  ])('%s', (text, isRight) => {
    expect(isRightText(text, ['3,5 ± 0,1'], compared)).toBe(isRight);
  });

  it.each(['a ± b', '3 ±', '1 ± 2 ± 3', '±'])('%s is no such number', (accepted) => {
    expect(isRightText('1', [accepted], compared)).toBe(false);
    expect(isRightText(accepted, [accepted], compared)).toBe(true);
  });
});
