import { describe, expect, it } from 'vitest';
import type { BookletItem, ForeignLanguage } from './booklet.ts';
import { readMarks } from './marked-answers.ts';

const item = (position: number, language: ForeignLanguage | null = null): BookletItem => ({
  position,
  language,
  code: position + 1000 * (language ?? 0),
  key: 'A',
  ability: 1,
  parameters: { a: 1, b: 0, c: 0.2 },
});
const places = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const mathematics = { items: places(136, 180).map((position) => item(position)) };
const languages = {
  items: [
    ...places(1, 5).flatMap((position) => [item(position, 1), item(position, 0)]),
    ...places(6, 45).map((position) => item(position)),
  ].toReversed(),
};
const marks = (text: string) => text.padEnd(45, '.');

describe('marked answers', () => {
  it('belong to the items in the order of the positions', () => {
    const read = readMarks(mathematics, { answers: marks('AB*'), language: null });
    expect(
      'marked' in read && read.marked.map(({ item: { position }, mark }) => [position, mark]),
    ).toEqual(places(136, 180).map((position, at) => [position, marks('AB*')[at]]));
  });

  it.each([
    [0, [1, 2, 3, 4, 5]],
    [1, [1001, 1002, 1003, 1004, 1005]],
  ] as const)('of language %d belong to its items', (language, codes) => {
    const read = readMarks(languages, { answers: marks('ABCDE'), language });
    expect('marked' in read && read.marked.slice(0, 5).map((one) => one.item.code)).toEqual(codes);
    expect('marked' in read && read.marked).toHaveLength(45);
  });

  it.each([
    [0, 'ABCDE99999'],
    [1, '99999ABCDE'],
  ] as const)('of language %d can have 50 characters', (language, first) => {
    const answers = first + '.'.repeat(40);
    expect(readMarks(languages, { answers, language })).toEqual(
      readMarks(languages, { answers: marks('ABCDE'), language }),
    );
  });

  it.each([0, 1, null] as const)(
    'of an area without languages ignore the language %s',
    (language) => {
      const read = (given: ForeignLanguage | null) =>
        readMarks(mathematics, { answers: marks('ABCDE'), language: given });
      expect(read(language)).toEqual(read(null));
    },
  );

  it('of a booklet with one language need no choice, and refuse the other one', () => {
    const booklet = { items: languages.items.filter((one) => one.language !== 1) };
    const read = (language: ForeignLanguage | null) =>
      readMarks(booklet, { answers: marks('ABCDE'), language });
    expect(read(null)).toEqual(read(0));
    expect('marked' in read(0)).toBe(true);
    expect(read(1)).toMatchObject({
      field: 'foreignLanguage',
      message: expect.stringContaining('inglês') as string,
    });
  });

  const ofMathematics = { booklet: mathematics, language: null };
  const english = { booklet: languages, language: 0 } as const;
  it.each([
    ['too short', ofMathematics, 'A'.repeat(44), 'answers', 'Envie 45 respostas'],
    ['too long', ofMathematics, 'A'.repeat(46), 'answers', 'chegaram 46'],
    ['50 without a language choice', ofMathematics, 'A'.repeat(50), 'answers', 'chegaram 50'],
    ['a strange letter', ofMathematics, marks('AF'), 'answers', 'A resposta 2 não vale'],
    ['a small letter', ofMathematics, marks('Aa'), 'answers', 'A resposta 2 não vale'],
    ['a 9 outside of the languages', ofMathematics, marks('9'), 'answers', 'A resposta 1 não'],
    ['empty', english, '', 'answers', 'Envie 45 ou 50 respostas'],
    ['answers in both languages', english, 'A'.repeat(50), 'answers', 'são 9'],
    ['nines in both', english, `${'9'.repeat(10)}${'A'.repeat(40)}`, 'answers', 'não vale'],
    ['the other language', english, `99999${'A'.repeat(45)}`, 'answers', 'são 9'],
    [
      'no language',
      { booklet: languages, language: null },
      'A'.repeat(45),
      'foreignLanguage',
      'Escolha a língua',
    ],
  ] as const)('%s: refused', (_, { booklet, language }, answers, field, message) => {
    expect(readMarks(booklet, { answers, language })).toEqual({
      field,
      message: expect.stringContaining(message),
    });
  });

  it('ignore the language where no item depends on it', () => {
    expect(readMarks(mathematics, { answers: marks('A'), language: 1 })).toHaveProperty('marked');
  });
});
