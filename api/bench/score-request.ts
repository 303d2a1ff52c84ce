import type { BenchRequest } from './requests.ts';

const booklet = { year: 2022, area: 'MT', booklet: 1076 };

/** Asks for the score of 45 answers, which are others for each of many numbers. */
export const scoreRequest = (number: number): BenchRequest => ({
  method: 'POST',
  path: '/v1/enem-scores',
  user: null,
  body: JSON.stringify({ ...booklet, answers: marks(number) }),
});

const marks = (number: number) =>
  Array.from({ length: 45 }, (_, at) => 'ABCDE'[(at * at + number * (at + 1)) % 5]).join('');
