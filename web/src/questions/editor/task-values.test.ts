import type { AnswerKey, QuestionTask } from '@sabia/domain/questions/question-kind.ts';
import { expect, it } from 'vitest';
import { blankQuestion, draftOf, labelsOf, mistakesOf } from './question-values.ts';
import type { QuestionValues } from './value-types.ts';
import { blankTask } from '../edited-kinds.ts';
import { taskFieldsOf, taskValuesOf } from './task-values.ts';

const part = (id: string) => ({ id, text: `<p>Parte ${id}</p>` });
const compared = { ignoresCase: true, ignoresAccents: false, allowsTypo: true };

const tasks: [QuestionTask, AnswerKey][] = [
  [
    { kind: 'MULTIPLE_CHOICE', options: [part('a'), part('b')], scoring: 'RIGHT_MINUS_WRONG' },
    { kind: 'MULTIPLE_CHOICE', rightOptionIds: ['b'] },
  ],
  [
    { kind: 'TRUE_FALSE', items: [part('a'), part('b')], scoring: 'ALL_OR_NOTHING' },
    { kind: 'TRUE_FALSE', trueItemIds: ['a'] },
  ],
  [
    { kind: 'NUMERIC', unit: 'm/s' },
    { kind: 'NUMERIC', value: 1234.5, tolerance: 0.1 },
  ],
  [
    { kind: 'SHORT_TEXT', ...compared },
    { kind: 'SHORT_TEXT', texts: ['Belém', 'Belém do Pará'] },
  ],
  [
    {
      kind: 'MATCHING',
      left: [part('a'), part('b'), part('c')],
      right: [part('x'), part('y'), part('z')],
    },
    {
      kind: 'MATCHING',
      pairs: [
        { leftId: 'a', rightId: 'x' },
        { leftId: 'b', rightId: 'y' },
        { leftId: 'c', rightId: 'x' },
      ],
    },
  ],
  [
    { kind: 'ORDERING', items: [part('a'), part('b')], scoring: 'PER_POSITION' },
    { kind: 'ORDERING', itemIds: ['a', 'b'] },
  ],
  [
    {
      kind: 'GAPS',
      text: '<p>[[1]] e [[2]]</p>',
      gaps: [
        { id: 'g', options: null },
        {
          id: 'h',
          options: [
            { id: 'o', label: 'sim' },
            { id: 'p', label: 'não' },
          ],
        },
      ],
      ...compared,
    },
    {
      kind: 'GAPS',
      gaps: [
        { gapId: 'g', texts: ['um', 'uma'], optionId: null },
        { gapId: 'h', texts: [], optionId: 'p' },
      ],
    },
  ],
  [
    { kind: 'OPEN_TEXT', maxLength: 900 },
    { kind: 'OPEN_TEXT', expected: '<p>Três critérios.</p>' },
  ],
  [
    { kind: 'FILE', maxFiles: 2 },
    { kind: 'FILE', expected: null },
  ],
];

const valuesOf = (task: QuestionTask, key: AnswerKey): QuestionValues => {
  const { alternatives = [], ...values } = taskValuesOf(task, key);
  return { ...blankQuestion(), kind: task.kind, statement: '<p>?</p>', alternatives, ...values };
};

it.each(tasks.map(([task, key]) => [task.kind, task, key] as const))(
  'keeps a stored task as it is: %s',
  (_kind, task, answerKey) => {
    const values = valuesOf(task, answerKey);
    expect(mistakesOf(values)).toEqual({});
    expect(taskFieldsOf(values)).toEqual({ task, answerKey });
    expect(draftOf(values)).toMatchObject({ kind: task.kind, alternatives: [], task, answerKey });
  },
);

const blankOf = (kind: QuestionTask['kind']) => ({
  ...blankQuestion(),
  kind,
  statement: '<p>?</p>',
});

it.each<[string, QuestionValues, string[]]>([
  [
    'several right',
    blankOf('MULTIPLE_CHOICE'),
    [0, 1, 2, 3, 4].map((at) => `alternatives.${at}.text`).concat('alternatives'),
  ],
  ['a number', blankOf('NUMERIC'), ['task.value']],
  [
    'a number with letters',
    { ...blankOf('NUMERIC'), task: { ...blankTask(), value: 'dois' } },
    ['task.value'],
  ],
  ['a short text', blankOf('SHORT_TEXT'), ['task.texts']],
  ['a text without gaps', blankOf('GAPS'), ['task.gapText']],
  [
    'a gap without an answer',
    { ...blankOf('GAPS'), task: { ...blankTask(), gapText: '<p>[[1]]</p>' } },
    ['task.gaps.0.lines'],
  ],
  [
    'too long a text',
    { ...blankOf('OPEN_TEXT'), task: { ...blankTask(), maxLength: 900_000 } },
    ['task.maxLength'],
  ],
])('ties the mistakes to the fields: %s', (_name, values, paths) => {
  expect(Object.keys(mistakesOf(values)).toSorted()).toEqual(paths.toSorted());
});

it('keeps the statement and the options when the kind of a new question changes', () => {
  const alternatives = ['a', 'b'].map((key) => ({ key, text: `<p>${key}</p>`, isCorrect: true }));
  const values: QuestionValues = { ...blankOf('TRUE_FALSE'), alternatives };
  expect(taskFieldsOf(values).task).toMatchObject({
    scoring: 'PER_ITEM',
    items: [{ id: 'a' }, { id: 'b' }],
  });
  expect(taskFieldsOf({ ...values, kind: 'ORDERING' }).task).toMatchObject({
    scoring: 'ALL_OR_NOTHING',
    items: [{ id: 'a' }, { id: 'b' }],
  });
});

it('judges no text of another kind, which its form would not show', () => {
  const alternatives = [{ key: 'a', text: '<img src="/a.png">', isCorrect: true }];
  const values = { ...blankOf('NUMERIC'), task: { ...blankTask(), value: '2' }, alternatives };
  expect(mistakesOf(values)).toEqual({});
  const gapText = '<p>[[1]]</p><img src="/a.png">';
  expect(mistakesOf({ ...values, task: { ...values.task, gapText } })).toEqual({});
  expect(Object.keys(mistakesOf({ ...values, kind: 'ORDERING' }))).toContain('alternatives.0.text');
});

it('labels the fields of the kind in the order of the screen', () => {
  const values = { ...blankOf('ORDERING'), alternatives: blankQuestion().alternatives.slice(0, 1) };
  expect(Object.keys(labelsOf(values)).slice(2, 7)).toEqual([
    'videoQuestionUrl',
    'alternatives',
    'alternatives.0.text',
    'task.scoring',
    'explanation',
  ]);
  expect(labelsOf({ ...values, kind: 'NUMERIC' })).not.toHaveProperty('alternatives');
});
