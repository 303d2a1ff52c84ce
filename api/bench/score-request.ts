import type { BenchRequest } from './requests.ts';

const booklet = { year: 2022, area: 'MT', booklet: 1076 };

/**
 * Asks for the score of 45 answers, which are others for each of many numbers. Each request has an address of its own,
 * because an address may ask only so often.
 */
export const scoreRequest = (number: number): BenchRequest => ({
  method: 'POST',
  path: '/v1/enem-scores',
  user: null,
  from: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  body: JSON.stringify({ ...booklet, answers: marks(number) }),
});

const marks = (number: number) =>
  Array.from({ length: 45 }, (_, at) => 'ABCDE'[(at * at + number * (at + 1)) % 5]).join('');
