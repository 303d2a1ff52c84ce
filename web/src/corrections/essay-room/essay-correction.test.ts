import { expect, it } from 'vitest';
import {
  commentProblem,
  fitting,
  missingCriterion,
  noCorrection,
  sizeOf,
  paragraphsOf,
  totalOf,
} from './essay-correction.ts';

const rubric = {
  title: 'Carta',
  zeroReasons: [],
  criteria: ['C1', 'C2'].map((key) => ({ key, title: key, levels: [] })),
};

it('a correction is complete with all criteria, or with a reason for zero', () => {
  const given = (levels: Record<string, number>, zeroReason: string | null = null) => ({
    ...noCorrection,
    levels,
    zeroReason,
  });
  expect(missingCriterion({ rubric }, given({ C1: 0 }))).toMatchObject({ key: 'C2' });
  expect(missingCriterion({ rubric }, given({ C1: 0, C2: 40 }))).toBeNull();
  expect(missingCriterion({ rubric }, given({}, 'BLANK'))).toBeNull();
  expect(totalOf(given({ C1: 80, C2: 40 }))).toBe(120);
  expect(totalOf(given({ C1: 80, C2: 40 }, 'BLANK'))).toBe(0);
});

it('a kept correction loses what the rubric does not have', () => {
  const offered = { title: 'C1', key: 'C1', levels: [{ points: 40, words: '' }] };
  const reasons = [{ key: 'BLANK', words: 'em branco' }];
  const given = { rubric: { ...rubric, criteria: [offered], zeroReasons: reasons } };
  const comments = [{ text: 'Bom' }, { text: ' ' }];
  const kept = { levels: { C1: 40, C2: 40 }, zeroReason: 'OLD', comments };
  expect(fitting(given, kept)).toEqual({ levels: { C1: 40 }, zeroReason: null, comments });
  expect(fitting(given, { ...kept, levels: { C1: 80 }, zeroReason: 'BLANK' })).toMatchObject({
    levels: {},
    zeroReason: 'BLANK',
  });
  expect(commentProblem(kept)).toBe('O comentário 2 está sem texto. Escreva-o ou exclua-o.');
  const [first] = kept.comments;
  const long = { ...first, criterion: null, text: 'a'.repeat(2001) };
  expect(commentProblem({ ...kept, comments: [long] })).toBe(
    'O comentário 1 tem mais de 2.000 caracteres.',
  );
  expect(commentProblem(noCorrection)).toBeNull();
});

it('a text has words and lines', () => {
  expect(sizeOf('')).toEqual({ words: 0, lines: 0 });
  expect(sizeOf(`Uma frase.\n\n${'palavra '.repeat(20)}`)).toEqual({ words: 22, lines: 4 });
});

it('a text has paragraphs, also within a mark', () => {
  const plain = (text: string) => ({ text, numbers: [], endsOf: [] });
  const marked = { text: 'água\ntratada', numbers: [1], endsOf: [1] };
  expect(paragraphsOf([plain('a '), marked, plain(' falta\n\nFim')])).toEqual([
    [plain('a '), { text: 'água\n', numbers: [1], endsOf: [] }],
    [{ text: 'tratada', numbers: [1], endsOf: [1] }, plain(' falta\n')],
    [plain('\n')],
    [plain('Fim')],
  ]);
});
