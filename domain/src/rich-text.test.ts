import { describe, expect, it } from 'vitest';
import { isBlankRichText, isModestRichText, plainText, readingSeconds } from './rich-text.ts';

describe('the plain text of rich text', () => {
  it.each([
    ['<h2>Juros</h2><p>O que são?</p>', 'Juros O que são?'],
    ['<p>in<strong>com</strong>parável</p>', 'incomparável'],
    ['<p>um<br />dois</p>', 'um dois'],
    ['<ul><li><p>um</p></li><li><p>dois</p></li></ul>', 'um dois'],
    ['<p>1 &lt; 2 &amp;&amp; 3 &gt; 2, &quot;sim&quot;! 👍</p>', '1 < 2 && 3 > 2, "sim"! 👍'],
    ['<p>&amp;lt;</p>', '&lt;'],
    ['<p>um <a href="https://x.com/?a=1&amp;b=2">endereço</a></p>', 'um endereço'],
    ['<p></p>', ''],
    ['10<sup>3</sup> kg e H<sub>2</sub>O, n<sup>o</sup> 1', '10³ kg e H₂O, nᵒ 1'],
    ['x<sup>n/2</sup>, y<sub>b</sub>, z<sup><em>n</em></sup>', 'x^(n/2), y_b, zⁿ'],
    ['<details><summary>a</summary>b</details><dl><dt>c</dt><dd>d</dd></dl>', 'a b c d'],
    [
      '<p>Ouça</p><audio src="/files/a.mp3" controls title="A &amp; B"></audio><audio src="/files/b.mp3" controls></audio>',
      'Ouça [áudio: A & B] [áudio]',
    ],
  ])('%s reads %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('rich text', () => {
  it.each([
    ['', true],
    [' \n', true],
    ['<p></p>', true],
    ['<p>\u00a0</p><hr />', true],
    ['<p>a</p>', false],
    ['<img src="/files/a-64.webp" alt="Um gráfico" />', false],
  ])('%j is blank: %s', (html, expected) => {
    expect(isBlankRichText(html)).toBe(expected);
  });
});

describe('rich text is modest', () => {
  const nested = (tag: string, depth: number) =>
    `<${tag}>`.repeat(depth) + 'a' + `</${tag}>`.repeat(depth);
  it.each([
    ['a plain text', '1 < 2', true],
    ['a long table', '<tr><td colspan="1"><p>12</p></td></tr>'.repeat(300), true],
    ['100 levels', nested('em', 100), true],
    ['101 levels', nested('em', 101), false],
    ['101 levels without end', '<div class="x">'.repeat(101), false],
    ['101 levels of a tag with an unknown name', nested('o:p', 101), false],
    ['101 levels in capitals', nested('EM', 101), false],
    ['101 levels with stray end tags', '<div></x>'.repeat(101), false],
    ['marks that are opened again in each paragraph', '<b>'.repeat(50) + '<p>a'.repeat(500), false],
    ['levels that end', nested('em', 60).repeat(10), true],
    ['paragraphs without end tags', '<p>um'.repeat(500), true],
    ['2501 tags', '<br>'.repeat(2501), false],
  ])('%s: %#', (_name, html, expected) => {
    expect(isModestRichText(html, 20_000)).toBe(expected);
  });
});

describe('reading time', () => {
  it.each([
    ['', 0],
    ['<p>—</p>', 0],
    ['<p>palavra</p>', 1],
    [`<p>${'guarda-chuva '.repeat(200)}</p>`, 60],
    [`<p>R$ 1.234,56 às 19:30</p>`, 2],
    [`<p>${'uma '.repeat(500)}</p>`, 150],
  ])('of %s', (html, seconds) => {
    expect(readingSeconds(html)).toBe(seconds);
  });
});
