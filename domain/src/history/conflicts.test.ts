import { expect, it } from 'vitest';
import { findConflicts, type ConflictSide } from './conflicts.ts';

const version = (title: string, slug = 'a') => ({ title, slug });

it.each<
  [
    string,
    { mine: object; theirs: object; former: object | null },
    [field: string, suggested: ConflictSide][],
  ]
>([
  [
    'both changed the same field',
    { former: version('Um'), theirs: version('Dela'), mine: version('Minha') },
    [['title', 'mine']],
  ],
  [
    'each changed another field',
    { former: version('Um', 'a'), theirs: version('Dela', 'a'), mine: version('Um', 'b') },
    [
      ['title', 'theirs'],
      ['slug', 'mine'],
    ],
  ],
  [
    'both made the same change',
    { former: version('Um'), theirs: version('Dois'), mine: version('Dois') },
    [],
  ],
  [
    'they changed a field that mine does not have',
    { former: version('Um', 'a'), theirs: version('Um', 'b'), mine: { title: 'Minha' } },
    [],
  ],
  [
    'the base version is unknown',
    { former: null, theirs: version('Dela'), mine: version('Minha') },
    [['title', 'mine']],
  ],
])('%s', (_name, versions, expected) => {
  const { mine, theirs, former } = versions;
  const found = findConflicts('COURSE', {
    mine: { ...mine },
    theirs: { ...theirs },
    former: former && { ...former },
    names: {},
  });
  expect(found.map(({ field, suggested }) => [field, suggested])).toEqual(expected);
});
