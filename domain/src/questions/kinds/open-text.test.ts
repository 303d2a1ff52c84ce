import { expect, it } from 'vitest';
import { openText } from './open-text.ts';
import { correctedScore } from './score-table.ts';

const kind = 'OPEN_TEXT' as const;

it.each<[text: string | null, credit: number | null, percent: number]>([
  ['A água evapora e se condensa.', 1, 100],
  ['A água evapora.', 0.5, 50],
  ['A água evapora e some.', 0.25, 25],
  ['Faltou só a unidade.', 0.9, 90],
  ['Dois de três argumentos.', 2 / 3, 66.67],
  ['Um de três argumentos.', 1 / 3, 33.33],
  ['Quase nada.', 0.01, 1],
  ['Quase tudo.', 0.99, 99],
  ['Não sei.', 0, 0],
  ['1 + 1 = 2', 1, 100],
  ['<b>negrito</b> é só texto', 0.75, 75],
  ['á'.repeat(5000), 0.4, 40],
  ['Ainda sem correção.', null, 0],
  [null, null, 0],
])('the text %s with the credit %s scores %s', (text, credit, percent) => {
  const response = text === null ? null : openText.response.parse({ kind, text });
  if (response) expect(openText.misfits({ kind, maxLength: 5000 }, response)).toEqual([]);
  expect(openText.score()).toBeNull();
  const { correctAverage, awaitingQtd } = correctedScore(response, credit);
  expect(correctAverage).toBeCloseTo(percent, 2);
  expect(awaitingQtd ?? 0).toBe(Number(response !== null && credit === null));
});

it.each([
  [1, 1, true],
  [1, 2, false],
  [5, 5, true],
  [5, 6, false],
  [10, 9, true],
  [10, 11, false],
  [40_000, 40_000, true],
])('of at most %s characters, a text of %s fits: %s', (maxLength, length, fits) => {
  const response = openText.response.parse({ kind, text: 'a'.repeat(length) });
  expect(openText.misfits({ kind, maxLength }, response).length === 0).toBe(fits);
});

it.each(['', ' ', '\n\t', 'a'.repeat(40_001), 'olhe /files/0a1b.webp', '<img src="/files/0a1b">'])(
  'refuses the text %s',
  (text) => {
    expect(openText.response.safeParse({ kind, text }).success).toBe(false);
  },
);

it.each([
  ['decomposed', 'ã'.normalize('NFD')],
  ['composed', 'ã'.normalize('NFC')],
  ['no-break', '\u00A0'],
  ['emoji', '😀'],
])('counts %s signs once', (_name, sign) => {
  const textOf = (length: number) => `a${sign.repeat(length - 1)}`;
  const task = { kind, maxLength: 50 };
  const parsed = (length: number) => openText.response.parse({ kind, text: textOf(length) });
  expect(openText.misfits(task, parsed(50))).toEqual([]);
  expect(openText.misfits(task, parsed(51))).toEqual([
    { path: ['text'], message: 'Máximo 50 caracteres' },
  ]);
  expect(openText.response.safeParse({ kind, text: textOf(40_000) }).success).toBe(true);
  const refused = openText.response.safeParse({ kind, text: textOf(40_001) });
  expect(refused.error?.issues).toMatchObject([
    { path: ['text'], message: 'Máximo 40000 caracteres' },
  ]);
});
