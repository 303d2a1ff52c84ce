import { resultPeople, resultsOf } from './mock-exam-result-screens.ts';
import {
  clickButton,
  clickMenuItem,
  fill,
  leavePending,
  refuse503,
  replyWith,
  type Screen,
  seesButton,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const list = /\/v1\/mock-exams\/weightings$/;
const told = /\/v1\/mock-exams\/[\w-]+\/results$/;

const idOf = (end: number) => `0199c0de-0000-7000-8000-0000000000${end}`;
const weighting = {
  id: idOf(81),
  title: 'Medicina, UFPE',
  weights: { LC: 2, CH: 1, CN: 3.5, MT: 2.25, essay: 2 },
};
const weightings = [
  {
    id: idOf(82),
    title: 'Engenharia Cartográfica e de Agrimensura, Universidade Federal de Pernambuco',
    weights: { LC: 0, CH: 0, CN: 10, MT: 10, essay: 0 },
  },
  weighting,
];

const page = {
  user: 'admin',
  name: 'admin-score-weightings',
  address: '/admin/dias-de-simulado/pesos',
} as const;

export const scoreWeightingScreens: readonly Screen[] = [
  { ...page, state: 'full', mock: replyWith(list, weightings), until: seesText('Medicina, UFPE') },
  { ...page, state: 'empty', mock: replyWith(list, []), until: seesText('Ainda não há pesos.') },
  { ...page, state: 'loading', mock: leavePending(list), until: seesSkeleton },
  { ...page, state: 'error', mock: refuse503(list), until: seesError },
  {
    ...page,
    state: 'edit',
    mock: replyWith(list, [weighting]),
    until: sequence(
      clickButton('Ações de Medicina, UFPE'),
      clickMenuItem('Editar'),
      seesButton('Salvar alterações'),
    ),
  },
  {
    ...page,
    state: 'mistakes',
    mock: replyWith(list, []),
    until: sequence(
      clickButton('Novos pesos'),
      fill('Peso de Matemática', '11'),
      clickButton('Criar pesos'),
      seesText('Confira estes 2 campos:'),
    ),
  },
  {
    ...page,
    state: 'deleting',
    mock: replyWith(list, [weighting]),
    until: sequence(
      clickButton('Ações de Medicina, UFPE'),
      clickMenuItem('Excluir'),
      seesButton('Excluir pesos'),
    ),
  },
  {
    user: 'admin',
    name: 'admin-mock-exam-results',
    address: `/admin/dias-de-simulado/${idOf(32)}/resultados`,
    state: 'weighted',
    mock: sequence(
      replyWith(list, weightings),
      replyWith(told, resultsOf({ ...resultPeople[0], enemEssay: null }, ...resultPeople)),
    ),
    until: sequence(
      (opened) => opened.getByLabel('Média ponderada').selectOption('Medicina, UFPE'),
      seesText('falta redação'),
    ),
  },
];
