import { describe, expect, it } from 'vitest';
import { unescapeFormula, escapeFormula, writeCsv } from './csv.ts';

describe('a cell', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['=cmd|/C calc!A0', `'=cmd|/C calc!A0`],
    ['+5511999990000', `'+5511999990000`],
    ['-2', `'-2`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['\r=1', `'\r=1`],
    ['\n=1', `'\n=1`],
    ['=1\n+2', `'=1\n+2`],
    ['＝1+1', `'＝1+1`],
  ])('%j is escaped, and unescaped again', (text, written) => {
    expect(escapeFormula(text)).toBe(written);
    expect(unescapeFormula(written)).toBe(text);
  });

  it.each(['', 'Ana', 'ana@escola.br', '1 = 1', `d'Ávila`, `'Ana'`])('%j is unchanged', (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  });
});

it('a file has a byte order mark, semicolons and quotes around every cell', () => {
  expect(
    writeCsv([
      ['Nome', 'Diz'],
      ['Ana; Bia', 'que "sim"\nou não'],
      ['=A1', ''],
    ]),
  ).toBe('\uFEFF"Nome";"Diz"\r\n"Ana; Bia";"que ""sim""\nou não"\r\n"\'=A1";""\r\n');
});
