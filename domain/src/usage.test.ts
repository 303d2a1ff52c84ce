import { expect, it } from 'vitest';
import { type Usage, describeMockExams, describeUsage } from './usage.ts';

const nothing: Usage = {
  learnersQtd: 0,
  certificatesQtd: 0,
  triesQtd: 0,
  remindersQtd: 0,
  trails: [],
  mockExams: [],
};
const trails = ['Do zero', 'Rumo ao ENEM'].map((title) => ({ id: title, title }));

it.each<[usage: Partial<Usage>, words: string[]]>([
  [{}, []],
  [{ learnersQtd: 1 }, ['1 aluno afetado']],
  [
    { learnersQtd: 1234, certificatesQtd: 12 },
    ['1.234 alunos afetados', '12 certificados emitidos'],
  ],
  [{ learnersQtd: 2, triesQtd: 5 }, ['2 alunos afetados', '5 tentativas feitas']],
  [{ learnersQtd: 3, remindersQtd: 1 }, ['3 alunos afetados', '1 pedido de lembrete']],
  [{ trails: trails.slice(0, 1) }, ['Etapa da trilha “Do zero”']],
  [{ trails }, ['Etapa das trilhas “Do zero” e “Rumo ao ENEM”']],
])('%j: %j', (usage, words) => {
  expect(describeUsage({ ...nothing, ...usage })).toEqual(words);
});

it.each([
  [[], null],
  [['Novembro'], 'Este simulado é uma prova do dia de simulado “Novembro”. Exclua esse dia antes.'],
  [
    ['Maio', 'Novembro'],
    'Este simulado é uma prova dos dias de simulado “Maio” e “Novembro”. Exclua esses dias antes.',
  ],
])('names the mock exam events %j, which hinder a deletion', (titles, words) => {
  expect(describeMockExams(titles.map((title) => ({ id: title, title })))).toBe(words);
});
