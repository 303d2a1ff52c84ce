import { expect, it } from 'vitest';
import { richTextLine } from './rich-text-line.ts';

it.each([
  ['<p>Quanto é <strong>2 &lt; 3</strong>?</p>', 'Quanto é 2 < 3?'],
  ['<p>Veja:</p><img src="/files/a.png" alt="Mapa do Brasil" width="3">', 'Veja: Mapa do Brasil'],
  ['<img alt="Um sabiá">', 'Um sabiá'],
  ['<img src="/files/a.png">', 'Imagem'],
])('says %s in words', (html, words) => {
  expect(richTextLine(html)).toBe(words);
});
