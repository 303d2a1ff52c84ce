import { afterEach, expect, it } from 'vitest';
import { forgetExam, recallExam, rememberExam } from './exam-position.ts';

afterEach(() => localStorage.clear());

const fresh = { questionId: null, marked: [], seconds: {} };

it('remembers where somebody is, what they marked and how long they looked', () => {
  rememberExam('a1', { questionId: 'q2' });
  rememberExam('a1', { marked: ['q1'] });
  rememberExam('a1', { seconds: { q2: 3 } });
  expect(recallExam('a1')).toEqual({ questionId: 'q2', marked: ['q1'], seconds: { q2: 3 } });
  expect(recallExam('a2')).toEqual(fresh);
});

it('forgets an attempt that is over', () => {
  rememberExam('a1', { questionId: 'q2' });
  forgetExam('a1');
  expect(recallExam('a1')).toEqual(fresh);
});

it('starts anew from what it can not read', () => {
  localStorage.setItem('sabia.exam.a1', 'oi');
  expect(recallExam('a1')).toEqual(fresh);
});
