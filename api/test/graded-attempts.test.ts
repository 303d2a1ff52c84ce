import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = new URL('../src/', import.meta.url).pathname;

/** A mean of grades or of approvals over several attempts. */
const mean = /\bavg\((?:attempts\.)?(?:correct_average|is_approved)\b/;

const isTold = (code: string) => !mean.test(code) || code.includes('${isFullyGraded}');

it('a mean of the grades of attempts leaves out those that await a correction', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter((name) => !name.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => !isTold(readFileSync(sources + name, 'utf8')))).toEqual([]);
});

it('a mean without the condition is found', () => {
  expect(isTold('select avg(attempts.correct_average) from attempts')).toBe(false);
  expect(isTold('select 100 * avg(is_approved::integer) from attempts')).toBe(false);
});
