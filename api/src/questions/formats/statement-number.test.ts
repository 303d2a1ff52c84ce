import { expect, it } from 'vitest';
import { withoutNumber } from './statement-number.ts';

it.each([
  ['1) Qual é a capital?', 'Qual é a capital?'],
  ['12. Qual é a capital?', 'Qual é a capital?'],
  ['<p>3) Qual é a <b>capital</b>?</p>', '<p>Qual é a <b>capital</b>?</p>'],
  ['<p><strong>Questão 7:</strong> Qual?</p>', '<p><strong></strong> Qual?</p>'],
  ['Questão 07 - Qual é a capital?', 'Qual é a capital?'],
])('the number of a question is left out: %s', (given, kept) => {
  expect(withoutNumber(given)).toBe(kept);
});

it.each([
  '1945) é um ano, e não um número de questão',
  '1.5 kg de açúcar custam quanto?',
  '10 alunos saíram. Quantos ficaram?',
  '5 - 3 é igual a quanto?',
  '1) A Terra gira.<br />2) A Lua gira. Quais estão certas?',
  '<p>1. Corte.</p><p>2. Cole.</p>',
  'Questão 5 de Kant',
  '1) ',
])('other words stay: %s', (given) => {
  expect(withoutNumber(given)).toBe(given);
});
