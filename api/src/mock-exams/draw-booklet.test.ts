import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedData } from '../../../testing/shared-data.ts';
import { preparePictures } from './booklet-pictures.ts';
import { type BookletToDraw, drawBooklet } from './draw-booklet.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabia-booklet-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture with much detail, as a photograph has it. */
const photograph = await sharp({
  create: {
    width: 640,
    height: 400,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .blur(1.2)
  .webp()
  .toBuffer();

const src = (index: number) => `/files/${index.toString(16)}-640x400.webp`;

const booklet = (change: Partial<BookletToDraw>): BookletToDraw => ({
  brand: { name: 'Cursinho da Vila', actionColor: '#2f6fdc', aliveColor: '#f08c2e', logo: null },
  title: 'Simulado de novembro',
  day: '2º dia',
  color: { name: 'rosa', place: 2 },
  largePrint: null,
  firstQuestion: 1,
  questions: [],
  essays: [],
  pictures: new Map(),
  createdAt: '2026-11-22T01:30:00.000Z',
  ...change,
});

/** The text as Poppler finds it. */
function textOf(pdf: Buffer): string {
  const file = join(folder, 'booklet.pdf');
  writeFileSync(file, pdf);
  return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
}

describe('rich text on paper', () => {
  const question = {
    area: null,
    alternatives: ['<p>uma</p>', `<p><img src="${src(1)}" alt="Uma ponte"></p>`],
    statement: `<h3>Texto I</h3><p>H<sub>2</sub>O, <em>itálico</em> e a ⇌ b.</p>
      <ul><li><p>primeiro</p></li></ul><ol type="I"><li><p>segundo</p></li></ol>
      <table><tbody><tr><th><p>Ano</p></th><td><p>1964</p></td></tr></tbody></table>
      <figure><p><img src="${src(2)}" alt="Um mapa do Acre"></p><figcaption>Fonte: IBGE</figcaption></figure>
      <p>\\[\\frac{a}{b}\\]</p>`,
  };

  it.each([null, 18, 24])(
    'has all parts, its pictures, and in large print their words: %s',
    async (largePrint) => {
      const pictures = await preparePictures(
        [1, 2].map((at) => ({ src: src(at), bytes: photograph })),
      );
      const text = textOf(
        await drawBooklet(booklet({ questions: [question], pictures, largePrint })),
      );
      for (const part of [
        'Texto I',
        'itálico',
        'a ⇌ b',
        '• primeiro',
        'I. segundo',
        'Ano',
        '1964',
        'Fonte: IBGE',
        'página 1 de',
      ])
        expect(text).toContain(part);
      expect(text.includes('Descrição da imagem: Um mapa do Acre')).toBe(largePrint !== null);
      expect(text.includes('Descrição da imagem: Uma ponte')).toBe(largePrint !== null);
      expect(
        readFileSync(join(folder, 'booklet.pdf'), 'latin1').match(/\/DCTDecode/g),
      ).toHaveLength(2);
    },
  );

  it('keeps the alternatives of a question in one column', async () => {
    const questions = Array.from({ length: 40 }, (_, at) => ({
      area: null,
      // Of other heights, so that columns end at other places.
      statement: '<p>Quanto é?</p>'.repeat(1 + (at % 4)),
      alternatives: ['uma', 'duas', 'três', 'quatro', 'cinco'].map(
        (word) => `<p>${word} ${at}</p>`,
      ),
    }));
    writeFileSync(join(folder, 'columns.pdf'), await drawBooklet(booklet({ questions })));
    const boxes = execFileSync('pdftotext', ['-bbox', join(folder, 'columns.pdf'), '-'], {
      encoding: 'utf8',
    });
    const columnOf = (pageText: string, word: string) =>
      Array.from(pageText.matchAll(new RegExp(`xMin="([\\d.]+)"[^>]*>${word}<`, 'g')), ([, x]) =>
        Math.round(Number(x)),
      );
    for (const pageText of boxes.split('<page ').slice(1))
      expect(columnOf(pageText, 'uma')).toEqual(columnOf(pageText, 'cinco'));
  });

  it('has the description in the place of a picture whose file is missing', async () => {
    expect(textOf(await drawBooklet(booklet({ questions: [question] })))).toContain(
      'Descrição da imagem: Um mapa do Acre',
    );
  });
});

const prompts = sharedData('essay-br/prompts.csv');

it.runIf(prompts)(
  '180 questions with pictures have less than 8 MB',
  async () => {
    const texts = readFileSync(prompts ?? '', 'utf8')
      .split(/[\n"']+/)
      .filter((line) => line.length > 200)
      .map((line) => line.replaceAll(/[&<>\\]/g, ''));
    const questions = Array.from({ length: 180 }, (_, index) => ({
      area: null,
      statement: `<p>${texts[index % texts.length]}</p><p><img src="${src(index)}" alt="Gráfico"></p><p>Quanto é \\(\\frac{${index}}{2}\\)?</p>`,
      alternatives: ['Nada', 'Pouco', 'Metade', 'Muito', 'Tudo'].map(
        (text) => `<p>${text} disso.</p>`,
      ),
    }));
    const stored = questions.map((_, index) => ({ src: src(index), bytes: photograph }));
    const start = performance.now();
    const pictures = await preparePictures(stored);
    const pdf = await drawBooklet(booklet({ questions, pictures }));
    if (process.env.FIGURES) console.log(pdf.length, Math.round(performance.now() - start));
    expect(pdf.length).toBeLessThan(8_000_000);
    const text = textOf(pdf);
    // Poppler may take the columns in another order.
    expect(new Set(text.match(/Questão \d+/g)).size).toBe(180);
  },
  120_000,
);
