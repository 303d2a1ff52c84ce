import type { EssayResult } from '@sabia/domain/essays/essays.contract.ts';
import { expect, it } from 'vitest';
import { notedOf, withMark } from './noted-marks.ts';

const essay = (questionId: string, noted: EssayResult['noted']) =>
  ({ questionId, noted }) as EssayResult;
const criterion = { criterion: 'C2', comment: null };
const comment = { criterion: null, comment: 2 };

it('finds the card of a criterion or of a comment', () => {
  const noted = [
    { id: 'a', ...criterion },
    { id: 'b', ...comment },
  ];
  expect(notedOf(noted, criterion)?.id).toBe('a');
  expect(notedOf(noted, comment)?.id).toBe('b');
  expect(notedOf(noted, { criterion: null, comment: 1 })).toBeUndefined();
});

it('adds and removes a card of one essay', () => {
  const known = { essays: [essay('q1', []), essay('q2', [])], earlier: [] };
  const added = withMark(known, 'q1', comment, 'b');
  expect(added.essays.map(({ noted }) => noted)).toEqual([[{ id: 'b', ...comment }], []]);
  // The same card again, as after a repeated request.
  expect(withMark(added, 'q1', comment, 'b')).toEqual(added);
  expect(withMark(added, 'q1', comment, null)).toEqual(known);
  expect(withMark(added, 'q1', criterion, 'a').essays[0]?.noted).toHaveLength(2);
});
