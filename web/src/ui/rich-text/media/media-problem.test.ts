import { expect, it } from 'vitest';
import { mediaProblem } from './media-problem.ts';

const missing = 'Uma imagem não foi enviada. Envie de novo ou remova-a.';
const undescribed = 'Escreva o texto alternativo de cada imagem ou marque-a como decorativa.';

it.each([
  ['no image', '<p>Oi</p>', undefined],
  ['a described image', '<img src="/files/a-64.webp" alt="Um gato">', undefined],
  ['words before the address', '<img alt="Um gato" src="/files/a-64.webp">', undefined],
  ['one on its way', '<img alt="Um gato" data-upload="u1">', undefined],
  ['no description', '<img src="/files/a-64.webp">', undescribed],
  ['a decoration', '<img src="/files/a-64.webp" alt="">', undefined],
  ['a blank description', '<img src="/files/a-64.webp" alt="  ">', undescribed],
  ['the second not described', '<img src="/a" alt="x"><p>e</p><img src="/b">', undescribed],
  ['one that did not arrive', '<img alt="Um gato">', missing],
  ['audio without a title', '<audio src="/files/a.mp3" controls></audio>', undefined],
  ['audio on its way', '<audio data-upload="u1" controls></audio>', undefined],
  [
    'audio that did not arrive',
    '<audio controls></audio>',
    'Um áudio não foi enviado. Envie de novo ou remova-o.',
  ],
  ['neither there nor described', '<img alt="">', missing],
])('%s', (_name, html, problem) => {
  expect(mediaProblem(html)).toBe(problem);
});
