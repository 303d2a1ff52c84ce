import {
  leavePending,
  refuse503,
  replyWith,
  type Screen,
  seesButton,
  seesError,
  seesHeading,
  seesSkeleton,
  seesText,
} from './screen.ts';

const list = /\/v1\/rubrics$/;
const one = /\/v1\/rubrics\/[\w-]{36}$/;
const id = '01a20338-9902-7019-aa3a-80d26cb98c30';

const letter = {
  id,
  title: 'Carta argumentativa',
  version: 2,
  isArchived: false,
  criteriaQtd: 2,
  mostPoints: 10,
  questionsQtd: 3,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-24T12:00:00.000Z',
};
const report = {
  ...letter,
  id: `${id.slice(0, -1)}1`,
  title: 'Relatório de laboratório',
  isArchived: true,
};

const rubrics = { name: 'admin-rubrics', user: 'admin', address: '/admin/rubricas' } as const;
const rubric = { name: 'admin-rubric', user: 'admin', address: `/admin/rubricas/${id}` } as const;

const whole = {
  ...letter,
  criteria: [
    {
      title: 'Gênero',
      levels: [
        { points: 0, words: 'Não é uma carta.' },
        { points: 2.5, words: 'Faltam partes da carta.' },
        { points: 5, words: 'É uma carta, com todas as partes.' },
      ],
    },
    {
      title: 'Argumentos',
      levels: [
        { points: 0, words: '' },
        { points: 5, words: '' },
      ],
    },
  ],
  zeroReasons: [{ words: 'fuga ao tema' }],
  thresholds: { total: 3, criterion: 2.5 },
};

export const rubricScreens: readonly Screen[] = [
  {
    ...rubrics,
    state: 'full',
    mock: replyWith(list, [letter, report]),
    until: seesText('Arquivada'),
  },
  { ...rubrics, state: 'empty', until: seesText('Nenhuma rubrica da escola ainda.') },
  { ...rubrics, state: 'loading', mock: leavePending(list), until: seesSkeleton },
  { ...rubrics, state: 'error', mock: refuse503(list), until: seesError },
  {
    ...rubric,
    state: 'full',
    mock: replyWith(one, whole),
    until: seesHeading('Carta argumentativa'),
  },
  { ...rubric, state: 'new', address: '/admin/rubricas/nova', until: seesButton('Criar rubrica') },
];
