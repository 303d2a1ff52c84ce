import { expect, it } from 'vitest';
import { richTextLines } from './rich-text-lines.ts';

it.each([
  ['', ''],
  ['<p></p>', ''],
  ['<p>Bom dia</p>', 'Bom dia'],
  ['<h2>Célula</h2><p>Uma <strong>célula</strong> guarda.</p>', 'Célula\nUma célula guarda.'],
  ['<ul><li><p>um</p></li><li><p>dois</p></li></ul>', 'um\ndois'],
  ['<p>uma<br>outra</p>', 'uma\noutra'],
  ['<p><img src="/files/a.webp" alt="Um gato"></p>', '[imagem: Um gato]'],
  ['<p><img src="/files/a.webp"></p>', '[imagem: ]'],
  [
    '<p>Ouça:</p><audio src="/files/a.mp3" controls title="Na padaria"></audio>d',
    'Ouça:\n[áudio: Na padaria]\nd',
  ],
  ['<p>Veja <a href="https://a.br">aqui</a>.</p>', 'Veja aqui (https://a.br).'],
  ['<p>1 &lt; 2</p>', '1 < 2'],
  ['<p>10<sup>3</sup></p>', '10³'],
  [
    '<dl><dt>Termo</dt><dd>Definição</dd></dl><details><summary>Ver</summary>mais</details>',
    'Termo\nDefinição\nVer\nmais',
  ],
  ['<figure><img src="/files/a" alt="b"><figcaption>c</figcaption></figure>d', '[imagem: b] c\nd'],
  [
    '<table><tr><th><p>A</p></th><th><p>B</p></th></tr><tr><td>1</td><td>2</td></tr></table>',
    'A · B\n1 · 2',
  ],
])('%s', (html, lines) => {
  expect(richTextLines(html)).toBe(lines);
});
