import { expect, it } from 'vitest';
import { draftOf, labels, mistakesOf, newWeighting, valuesOf } from './weighting-values.ts';

it('new ones lack their title only', () => {
  expect(mistakesOf(newWeighting)).toEqual({ title: 'Campo obrigatório' });
});

it('each mistake is at a field with a label', () => {
  const weights = { LC: '', CH: 11, CN: -1, MT: 1.234, essay: '' };
  const paths = Object.keys(mistakesOf({ title: '', weights }));
  expect(paths).toHaveLength(6);
  expect(paths.filter((path) => !(path in labels))).toEqual([]);
  const none = { LC: 0, CH: 0, CN: 0, MT: 0, essay: '0' };
  expect(Object.keys(mistakesOf({ title: 'Letras', weights: none }))).toEqual(['weights.LC']);
});

it('the values of stored ones are their draft', () => {
  const draft = { title: 'Letras', weights: { LC: 2.25, CH: 1, CN: 0, MT: 0, essay: 3 } };
  expect(draftOf(valuesOf({ id: '01a20338-9902-7019-aa3a-80d26cb98c20', ...draft }))).toEqual(
    draft,
  );
});
