import { afterEach, expect, it } from 'vitest';
import { removePosition, readPosition, savePosition } from './exam-position.ts';

afterEach(() => localStorage.clear());

const fresh = { questionId: null, marked: [], struck: [], seconds: {}, typed: {}, refused: {} };

it('stores the current question, the marked questions and the times', () => {
  savePosition('a1', { questionId: 'q2' });
  savePosition('a1', { marked: ['q1'] });
  savePosition('a1', { seconds: { q2: 3 } });
  expect(readPosition('a1')).toEqual({
    ...fresh,
    questionId: 'q2',
    marked: ['q1'],
    seconds: { q2: 3 },
  });
  expect(readPosition('a2')).toEqual(fresh);
});

it('removes the position of an attempt', () => {
  savePosition('a1', { questionId: 'q2' });
  removePosition('a1');
  expect(readPosition('a1')).toEqual(fresh);
});

it('ignores invalid stored text', () => {
  localStorage.setItem('sabia.exam.a1', 'oi');
  expect(readPosition('a1')).toEqual(fresh);
});
