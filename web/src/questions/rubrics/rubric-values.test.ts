import { expect, it } from 'vitest';
import { draftOf, labelsOf, mistakesOf, newRubric, valuesOf } from './rubric-values.ts';

it('a new rubric lacks its titles only', () => {
  expect(Object.keys(mistakesOf(newRubric()))).toEqual(['criteria.0.title', 'title']);
});

it('each mistake is at a field with a label', () => {
  const values = {
    ...newRubric(),
    criteria: [{ title: '', levels: [{ points: '', words: 'x'.repeat(501) }] }],
    zeroReasons: [{ words: '' }],
    thresholds: { total: '', criterion: 0.3 },
  };
  const labels = labelsOf(values);
  const paths = Object.keys(mistakesOf(values));
  expect(paths.length).toBeGreaterThan(6);
  expect(paths.filter((path) => !(path in labels))).toEqual([]);
});

it('the values of a rubric are its draft', () => {
  const draft = {
    title: 'Carta',
    criteria: [
      {
        title: 'Gênero',
        levels: [
          { points: 0, words: '' },
          { points: 2.5, words: 'Bom' },
        ],
      },
    ],
    zeroReasons: [{ words: 'fuga ao tema' }],
    thresholds: { total: 1, criterion: 1 },
  };
  const stored = {
    ...draft,
    id: '01a20338-9902-7019-aa3a-80d26cb98c20',
    version: 1,
    isArchived: false,
    criteriaQtd: 1,
    mostPoints: 2.5,
    questionsQtd: 0,
    createdAt: '2026-11-28T12:00:00.000Z',
    updatedAt: '2026-11-28T12:00:00.000Z',
  };
  expect(draftOf(valuesOf(stored))).toEqual(draft);
});
