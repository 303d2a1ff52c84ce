import { expect, it } from 'vitest';
import type { BookletItem, ForeignLanguage } from './booklet.ts';
import { matchBooklet, type NumberedQuestion } from './match-booklet.ts';

const item = (position: number, key: string, language: ForeignLanguage | null = null) =>
  ({ position, key, language, code: position, ability: 1, parameters: null }) satisfies BookletItem;
const asked = (keys: string): NumberedQuestion[] =>
  Array.from(keys, (key, at) => ({ id: `q${at + 1}`, number: at + 1, key, code: null }));
const pairs = (of: { item: BookletItem; question: { id: string } }[]) =>
  of.map(
    ({ item: { position, language }, question }) => `${position}${language ?? ''} ${question.id}`,
  );

const plain = { items: [item(3, 'C'), item(1, 'A'), item(2, 'B')] };
const whole = { first: 1, language: null };

it('compares position by position', () => {
  const { same, different, missing } = matchBooklet(plain, asked('ABD'), whole);
  expect(pairs(same)).toEqual(['1 q1', '2 q2']);
  expect(pairs(different)).toEqual(['3 q3']);
  expect(missing).toEqual([]);
});

it('begins at a question, and names the items without one', () => {
  const { same, missing } = matchBooklet(plain, asked('EEAB'), { first: 3, language: null });
  expect(pairs(same)).toEqual(['1 q3', '2 q4']);
  expect(missing.map(({ position }) => position)).toEqual([3]);
});

it('an annulled item has any key', () => {
  const booklet = { items: [item(1, 'X')] };
  expect(pairs(matchBooklet(booklet, asked('D'), whole).same)).toEqual(['1 q1']);
});

it('a question of another kind is different, also beside an annulled item', () => {
  const booklet = { items: [item(1, 'X'), item(2, 'B')] };
  const questions = asked('AB').map((question) => ({ ...question, key: null }));
  expect(pairs(matchBooklet(booklet, questions, whole).different)).toEqual(['1 q1', '2 q2']);
});

it('finds questions by the code of the item first, wherever they are, then by place', () => {
  const codes = ['3', 'MAT-2', ' 1'];
  const questions = asked('CBA').map((question, at) => ({ ...question, code: codes[at] ?? null }));
  const { same, different, missing } = matchBooklet(plain, questions, whole);
  expect(pairs(same)).toEqual(['1 q3', '2 q2', '3 q1']);
  expect([different, missing]).toEqual([[], []]);
});

it('a question with the code of one item does not stand in the place of another', () => {
  const questions = asked('A').map((question) => ({ ...question, code: '2' }));
  const { different, missing } = matchBooklet(plain, questions, whole);
  expect(pairs(different)).toEqual(['2 q1']);
  expect(missing.map(({ position }) => position)).toEqual([1, 3]);
});

it('of two questions with the same code the first has the item', () => {
  const questions = asked('BB').map((question) => ({ ...question, code: '2' }));
  expect(pairs(matchBooklet(plain, questions, whole).same)).toEqual(['2 q1']);
});

const languages = {
  items: [
    item(91, 'A', 1),
    item(92, 'B', 1),
    item(91, 'C', 0),
    item(92, 'D', 0),
    item(90, 'E'),
    item(93, 'A'),
  ],
};

it('has English before Spanish at the place of their positions', () => {
  const { same } = matchBooklet(languages, asked('ECDABA'), whole);
  expect(pairs(same)).toEqual(['90 q1', '910 q2', '920 q3', '911 q4', '921 q5', '93 q6']);
});

it('has the items of one language', () => {
  const { same } = matchBooklet(languages, asked('EABA'), { first: 1, language: 1 });
  expect(pairs(same)).toEqual(['90 q1', '911 q2', '921 q3', '93 q4']);
});

it.each([
  ['half of the keys', 'ABDE', false],
  ['fewer keys', 'AEEE', true],
])('an exam with %s in order is of this booklet or of another one', (_, keys, isOther) => {
  const booklet = { items: ['A', 'B', 'C', 'D'].map((key, at) => item(at + 1, key)) };
  expect(matchBooklet(booklet, asked(keys), whole).isOtherBooklet).toBe(isOther);
});

it('other keys beside the code of an item do not make it another booklet', () => {
  const questions = asked('EEE').map((question) => ({ ...question, code: `${question.number}` }));
  expect(matchBooklet(plain, questions, whole).isOtherBooklet).toBe(false);
});

it('one other key in order beside the codes of the other items does not make it another booklet', () => {
  const questions = asked('ABE').map((question, at) => ({
    ...question,
    code: at < 2 ? `${question.number}` : null,
  }));
  const match = matchBooklet(plain, questions, whole);
  expect(pairs(match.different)).toEqual(['3 q3']);
  expect(match.isOtherBooklet).toBe(false);
});
