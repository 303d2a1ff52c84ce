import { expect, it } from 'vitest';
import { readPastedQuestion } from './pasted-question.ts';

it.each([
  [
    'paragraphs with a key',
    '<p>Qual é a capital de Pernambuco?</p><p>a) Recife</p><p>b) Olinda</p><p>c) Natal</p><p>Gabarito: A</p>',
    {
      statement: '<p>Qual é a capital de Pernambuco?</p>',
      alternatives: ['<p>Recife</p>', '<p>Olinda</p>', '<p>Natal</p>'],
      right: 0,
    },
  ],
  [
    'lines of one paragraph',
    '<p>Qual <strong>ave</strong> canta?<br>A. Sabiá<br>B. Peixe</p>',
    {
      statement: '<p>Qual <strong>ave</strong> canta?</p>',
      alternatives: ['<p>Sabiá</p>', '<p>Peixe</p>'],
      right: null,
    },
  ],
  [
    'letters in brackets and bold, a table above them, and empty lines',
    '<table><tbody><tr><td>1</td></tr></tbody></table><p>Quanto?</p><p></p><p><strong>(a) </strong>Um</p><p>(b) Dois</p><p></p><p>Resposta: letra B.</p>',
    {
      statement: '<table><tbody><tr><td>1</td></tr></tbody></table><p>Quanto?</p>',
      alternatives: ['<p><strong></strong>Um</p>', '<p>Dois</p>'],
      right: 1,
    },
  ],
])('a pasted question is read: %s', (_name, html, parts) => {
  expect(readPastedQuestion(html)).toEqual(parts);
});

it.each([
  ['without alternatives', '<p>Qual é a capital?</p>'],
  ['with one alternative', '<p>Qual é a capital?</p><p>a) Recife</p>'],
  ['without a statement', '<p>a) Recife</p><p>b) Olinda</p>'],
  ['with letters out of order', '<p>Qual?</p><p>a) Recife</p><p>c) Natal</p>'],
  ['with text behind the alternatives', '<p>Qual?</p><p>a) Um</p><p>b) Dois</p><p>Justifique.</p>'],
  ['with a key that is no alternative', '<p>Qual?</p><p>a) Um</p><p>b) Dois</p><p>Gabarito: E</p>'],
  ['that begins with a word', '<p>A casa é azul. Qual?</p><p>A casa.</p><p>B</p>'],
])('another text stays: %s', (_name, html) => {
  expect(readPastedQuestion(html)).toBeNull();
});
