import { Refusal } from '@sabia/domain/refusal.ts';
import { personName } from '@sabia/domain/users/person-name.ts';
import { describe, expect, it } from 'vitest';
import { worldNames } from '../../../../testing/world-names.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { lettersWithoutFont, runsOf } from './document-fonts.ts';
import { requireLetters } from './require-letters.ts';
import { drawPdf, type TextStyle } from './tagged-page.ts';

const options = { title: 'Nomes', author: 'Sabiá', createdAt: '2026-11-22T01:30:00.000Z' };
const styleOf = (font: TextStyle['font']): TextStyle => ({ font, size: 12, colour: '#000000' });
const isRightToLeft = (text: string) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
/** Letters and marks without their order, in which lines from right to left are drawn. */
const lettersOf = (text: string) =>
  Array.from(text.normalize('NFD').replaceAll(' ', '')).toSorted();

/** The names that a PDF shows, one for each height. */
async function drawnNames(names: readonly string[], font: TextStyle['font']) {
  const pdf = await drawPdf(options, ({ write }) => {
    names.forEach((name, index) => write('P', name, [20, 30 * (index + 1), 550], styleOf(font)));
  });
  const { lines } = readPdf(pdf);
  const byHeight = Map.groupBy(lines, ({ y }) => Math.round(y / 30));
  const drawn = [...byHeight].toSorted(([a], [b]) => b - a).map(([, parts]) => parts);
  return {
    texts: drawn.map((parts) => parts.map(({ text }) => text).join('')),
    hasBlank: lines.some(({ hasBlank }) => hasBlank),
  };
}

const pages = Array.from({ length: 20 }, (_, page) => worldNames.slice(page * 25, (page + 1) * 25));

describe('names of the world', () => {
  it('are 500, each valid as it is', () => {
    expect(new Set(worldNames).size).toBe(500);
    expect(worldNames.map((name) => personName.parse(name))).toEqual(
      worldNames.map((name) => name.normalize('NFC')),
    );
  });

  it.each(['display', 'regular', 'semibold'] as const)(
    'are all in the text of a PDF (%s), without a blank',
    async (font) => {
      for (const names of pages) {
        const { texts, hasBlank } = await drawnNames(names, font);
        expect(hasBlank).toBe(false);
        expect(texts.map(lettersOf)).toEqual(names.map(lettersOf));
        const leftToRight = names.map((name, index) => [name.normalize('NFC'), texts[index]]);
        for (const [name = '', text] of leftToRight) {
          if (!isRightToLeft(name)) expect(text?.normalize('NFC')).toBe(name);
        }
      }
    },
  );

  it('written with separate marks are the same', async () => {
    const [first = []] = pages;
    const separate = first.map((name) => name.normalize('NFD'));
    expect((await drawnNames(separate, 'display')).texts).toEqual(
      (await drawnNames(first, 'display')).texts,
    );
  });
});

describe('a letter with marks', () => {
  it.each(['g̃', 'a̱', 'ü̃', 'ɨ̃', 'Ʉ̃', 'ẹ́', 'ṣ', 'm̀', 'q̓', 'j̃'])('has one font: %s', (letter) => {
    for (const font of ['display', 'regular', 'semibold'] as const) {
      expect(runsOf(font, letter)).toHaveLength(1);
    }
  });

  it('is in the main font where that has it', () => {
    expect(runsOf('display', 'Ñandéva Ĩxỹ Nguyễn Łukasz Фёдор')).toMatchObject([
      { font: 'InterDisplay-Bold' },
    ]);
  });
});

describe('what no font has', () => {
  it('is refused where it is a letter', async () => {
    expect(lettersWithoutFont('山田 太郎 Yamada')).toEqual(['山', '田', '太', '郎']);
    await expect(requireLetters(['Ana', '山田 Yamada'])).rejects.toThrow(Refusal);
    await expect(drawnNames(['山田'], 'display')).rejects.toThrow('No font has the letter 山');
    expect(lettersWithoutFont('Ana Lima')).toEqual([]);
  });

  it('is left out where it is no letter', async () => {
    expect(lettersWithoutFont('Foguetes 🚀 e 👩🏽‍🏫 física ✨')).toEqual([]);
    const { texts, hasBlank } = await drawnNames(['Foguetes 🚀 e 👩🏽‍🏫 física ✨'], 'display');
    expect({ texts: texts.map((text) => text.trim()), hasBlank }).toEqual({
      texts: ['Foguetes e física'],
      hasBlank: false,
    });
  });
});

it('a line that mixes fonts breaks at spaces and stays within its width', async () => {
  const name = `${'Metchiã̱ Ngematü̃cü '.repeat(6)}${'ã̱'.repeat(60)}`;
  const pdf = await drawPdf(options, ({ write }) => {
    write('P', name, [20, 30, 200], styleOf('display'));
  });
  const { lines, content } = readPdf(pdf);
  const text = lines.map((line) => line.text).join('');
  expect(text.replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
  const lefts = [...content.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x));
  expect(Math.max(...lefts)).toBeLessThan(220);
  expect(new Set(lines.map(({ y }) => y)).size).toBeGreaterThan(4);
});
