import { expect, it } from 'vitest';
import { shortAttemptWords } from './short-attempt-words.ts';

it.each([
  [
    1,
    { questionsQtd: 6, autoGenerate: true },
    'Esta tentativa ficou com 1 questão; eram previstas 6.',
  ],
  [
    2,
    { questionsQtd: 6, autoGenerate: true },
    'Esta tentativa ficou com 2 questões; eram previstas 6.',
  ],
  [6, { questionsQtd: 6, autoGenerate: true }, null],
  [4, { questionsQtd: 6, autoGenerate: true, hasLanguageChoice: true }, null],
  // A question was added meanwhile, or it is an exercise of the error notebook.
  [4, { questionsQtd: 6, autoGenerate: false }, null],
  [4, { questionsQtd: 6 }, null],
])('an attempt with %i questions at an exam with %o: %s', (questionsQtd, exam, words) => {
  expect(shortAttemptWords({ questionsQtd }, exam)).toBe(words);
});
