import { expect, it } from 'vitest';
import { arrangedChoices } from './arranged-choices.ts';
import { refersToChoices } from './choice-references.ts';

const inChoices = (text: string) =>
  refersToChoices({
    statement: '<p>Qual é a capital?</p>',
    explanation: null,
    choices: [{ text: '<p>Brasília</p>' }, { text: `<p>${text}</p>` }],
  });

it.each([
  'Nenhuma das anteriores',
  'Nenhuma das alternativas anteriores está correta.',
  'Nenhuma das alternativas',
  'Nenhuma das respostas acima',
  'Nenhuma das opções',
  'Nenhuma delas',
  'Nenhuma',
  'Nenhuma está correta.',
  'N.D.A.',
  'NDA',
  'n. d. a.',
  'NRA',
  'Todas as alternativas acima',
  'Todas as anteriores',
  'Todas as alternativas estão corretas',
  'Todas as opções acima estão certas',
  'TODAS AS RESPOSTAS',
  'Todas estão corretas.',
  'Ambas',
  'Ambas estão erradas',
  'As duas anteriores',
  'As alternativas anteriores estão erradas',
  'As anteriores estão corretas',
  'As alternativas A e B',
  'Alternativas A e B estão corretas',
  'As opções a) e c)',
  'Apenas a alternativa B',
  'A letra C',
  'A e B',
  'A, B e C estão corretas',
  'Apenas A e D',
  'Somente a e c.',
  'Apenas B',
  'Tanto A quanto B',
  'A resposta anterior',
  'O item anterior é falso',
  '<strong>Nenhuma</strong> das <em>anteriores</em>',
  'None of the above',
  'All of the above',
  'Both A and C',
  'Ninguna de las anteriores',
])('%s refers to other alternatives', (text) => {
  expect(inChoices(text)).toBe(true);
});

it.each([
  'I e II',
  'Apenas I',
  'Somente o item I',
  'Os itens I e III, apenas',
  'Apenas I, II e III.',
  'Somente a afirmativa II está correta',
  'I, II e IV, apenas.',
  'Acima de 20 graus',
  'O período anterior à guerra',
  'A temperatura fica acima do ponto de fusão',
  'As outras células do corpo',
  'As demais regiões do país',
  'Todas as células têm núcleo',
  'Nenhuma planta respira à noite',
  'Todos os números primos maiores que 2 são ímpares',
  'Ambas as cidades cresceram no século XX',
  'A e o',
  'A',
  'B',
  'E = mc²',
  'Vitamina A',
  'A resposta a essa pergunta',
  'A opção é única',
  'A alternativa ao carvão',
  'Uma carta',
  'Panda',
  'A agenda',
  'Dois',
  '',
])('%s does not refer to other alternatives', (text) => {
  expect(inChoices(text)).toBe(false);
});

it.each([
  ['A alternativa B confunde massa e peso.', true],
  ['Letra C: a soma é 10.', true],
  ['A alternativa a ser marcada', false],
  ['Compare os triângulos A e B.', false],
])('an explanation or a statement "%s" refers to alternatives: %s', (text, refers) => {
  const choices = [{ text: 'um' }, { text: 'dois' }];
  expect(refersToChoices({ statement: 'Qual?', explanation: text, choices })).toBe(refers);
  expect(refersToChoices({ statement: text, explanation: null, choices })).toBe(refers);
});

const reversed = <P>(parts: P[]) => parts.toReversed();
const parts = (...texts: string[]) => texts.map((text) => ({ id: text, text }));
const question = { statement: 'Qual?', explanation: null, alternatives: [], task: null };

it('arranges alternatives, options and items of true or false', () => {
  const single = arrangedChoices({ ...question, alternatives: parts('um', 'dois') }, reversed);
  expect(single.alternatives.map(({ id }) => id)).toEqual(['dois', 'um']);
  const several = arrangedChoices(
    {
      ...question,
      task: { kind: 'MULTIPLE_CHOICE', scoring: 'ALL_OR_NOTHING', options: parts('um', 'dois') },
    },
    reversed,
  );
  expect(several.task).toMatchObject({ options: [{ id: 'dois' }, { id: 'um' }] });
  const items = arrangedChoices(
    { ...question, task: { kind: 'TRUE_FALSE', scoring: 'PER_ITEM', items: parts('um', 'dois') } },
    reversed,
  );
  expect(items.task).toMatchObject({ items: [{ id: 'dois' }, { id: 'um' }] });
});

it('keeps the order of alternatives that refer to each other, and of other kinds', () => {
  const single = { ...question, alternatives: parts('um', 'Nenhuma das anteriores') };
  expect(arrangedChoices(single, reversed)).toBe(single);
  const ordering = {
    ...question,
    task: {
      kind: 'ORDERING' as const,
      scoring: 'PER_POSITION' as const,
      items: parts('um', 'dois'),
    },
  };
  expect(arrangedChoices(ordering, reversed)).toBe(ordering);
});
