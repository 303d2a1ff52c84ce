import { expect, it } from 'vitest';
import { changesOf, type Description, sameDescription } from './DescriptionFields.tsx';

it.each<[name: string, given: Partial<Description>, changes: object]>([
  ['nothing', {}, {}],
  ['a blank text', { source: '  ', authors: '' }, {}],
  [
    'values',
    { source: 'Enem', year: '2019', authors: 'Ana' },
    { source: 'Enem', year: 2019, authors: 'Ana' },
  ],
  ['a value that is taken away', { year: null, authors: null }, { year: null, authors: null }],
  ['choices', { categoryId: 'c', difficulty: 'HARD' }, { categoryId: 'c', difficulty: 'HARD' }],
  [
    'choices that are taken away',
    { levelId: null, difficulty: null },
    { levelId: null, difficulty: null },
  ],
])('changes %s', (_, given, changes) => {
  expect(changesOf({ ...sameDescription, ...given })).toEqual(changes);
});
