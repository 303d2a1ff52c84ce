import {
  clickButton,
  clickMenuItem,
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

const list = /\/v1\/mock-exams\?/;
const one = /\/v1\/mock-exams\/[\w-]+$/;
const sealed = /\/v1\/mock-exams\/[\w-]+\/sealed-exams$/;
const exams = /\/v1\/practice-exams\/admin\/paginated\?/;
const classesFound = /\/v1\/classes\?/;

const idOf = (end: number) => `0199c0de-0000-7000-8000-0000000000${end}`;
const id = idOf(32);
const moment = '2026-11-01T12:00:00.000Z';

const card = {
  id,
  title: 'Simulado de novembro',
  startsAt: '2026-11-08T16:00:00.000Z',
  colorsQtd: 4,
  daysQtd: 2,
  peopleQtd: 74,
  createdAt: moment,
  updatedAt: moment,
};
const later = {
  ...card,
  id: idOf(33),
  title: 'Segundo simulado geral dos terceiros anos, da revisão e do extensivo noturno',
  startsAt: null,
  daysQtd: 1,
  peopleQtd: 0,
};
const day = { questionsQtd: 90, addedQtd: 0, removedQtd: 0, withoutParametersQtd: 0 };
const event = {
  ...card,
  days: [
    { ...day, day: 1, practiceExamId: idOf(41), title: 'Linguagens e Humanas', firstQuestion: 1 },
    {
      ...day,
      day: 2,
      practiceExamId: idOf(42),
      title: 'Matemática e Natureza',
      firstQuestion: 91,
      addedQtd: 2,
      removedQtd: 1,
      withoutParametersQtd: 12,
    },
  ],
  classes: [
    { id: idOf(51), title: '3º ano A', peopleQtd: 38 },
    { id: idOf(52), title: 'Terceirão: rumo ao Enem', peopleQtd: 36 },
  ],
  unlistedQtd: 3,
};

const seal = {
  day: 1,
  openingCode: 'ABDEFGHKLMNP',
  bytes: 5_300_000,
  sealedAt: moment,
  startedAt: null,
};

const base = { user: 'admin', address: '/admin/dias-de-simulado' } as const;
const administration = { ...base, name: 'admin-mock-exams' } as const;
const form = {
  ...base,
  name: 'admin-mock-exam-form',
  address: '/admin/dias-de-simulado/novo',
} as const;
const edit = { ...form, address: `/admin/dias-de-simulado/${id}/editar` } as const;
const page = {
  ...base,
  name: 'admin-mock-exam',
  address: `/admin/dias-de-simulado/${id}`,
} as const;

const pageOf = (...items: object[]) => ({
  items,
  page: 1,
  total: items.length,
  totalPages: Math.min(items.length, 1),
});

export const mockExamScreens: readonly Screen[] = [
  {
    ...administration,
    state: 'full',
    mock: replyWith(list, pageOf(card, later)),
    until: seesButton(/^Ações de /),
  },
  {
    ...administration,
    state: 'empty',
    mock: replyWith(list, pageOf()),
    until: seesText('Sua escola ainda não tem dias de simulado.'),
  },
  { ...administration, state: 'loading', mock: leavePending(list), until: seesSkeleton },
  { ...administration, state: 'error', mock: refuse503(list), until: seesError },
  {
    ...administration,
    state: 'deleting',
    mock: replyWith(list, pageOf(card)),
    until: sequence(
      clickButton(/^Ações de /),
      clickMenuItem('Excluir'),
      seesButton('Excluir dia de simulado'),
    ),
  },
  {
    ...form,
    state: 'new',
    until: sequence(
      clickButton(/^Adicionar (?!Terceirão)/),
      clickButton(/^Adicionar (?!Terceirão)/),
      clickButton('Adicionar Terceirão: rumo ao Enem'),
      seesButton('Tirar Terceirão: rumo ao Enem'),
    ),
  },
  {
    ...form,
    state: 'mistakes',
    until: sequence(
      seesButton('Adicionar Terceirão: rumo ao Enem'),
      clickButton('Criar dia de simulado'),
      seesText('Confira estes 3 campos:'),
    ),
  },
  {
    ...form,
    state: 'nothing found',
    mock: sequence(replyWith(exams, pageOf()), replyWith(classesFound, pageOf())),
    until: seesText('Nada mais para adicionar com esta busca.'),
  },
  { ...form, state: 'loading', mock: leavePending(exams), until: seesSkeleton },
  { ...form, state: 'error', mock: refuse503(exams), until: seesError },
  {
    ...edit,
    state: 'edit',
    mock: replyWith(one, event),
    until: seesButton('Tirar 3º ano A'),
  },
  {
    ...page,
    state: 'full',
    mock: sequence(replyWith(one, event), replyWith(sealed, [seal])),
    until: sequence(seesButton('Pôr na lista'), seesButton('Mostrar o código')),
  },
  {
    ...page,
    state: 'opening-code',
    mock: sequence(replyWith(one, event), replyWith(sealed, [seal])),
    until: sequence(clickButton('Mostrar o código'), seesText('ABDE-FGHK-LMNP')),
  },
  {
    ...page,
    state: 'empty',
    mock: sequence(
      replyWith(sealed, []),
      replyWith(one, {
        ...event,
        ...later,
        days: event.days.slice(0, 1),
        classes: event.classes.slice(0, 1).map((each) => ({ ...each, peopleQtd: 0 })),
        unlistedQtd: 0,
      }),
    ),
    until: seesText('Ainda não há estudantes nestas turmas.'),
  },
  {
    ...page,
    state: 'printing',
    mock: sequence(replyWith(one, event), replyWith(sealed, []), leavePending(/\/cards\.pdf/)),
    until: sequence(clickButton('Baixar cartões'), seesText('Preparando 148 cartões.')),
  },
  {
    ...page,
    state: 'refused',
    mock: sequence(replyWith(one, event), replyWith(sealed, []), refuse503(/\/cards\.pdf/)),
    until: sequence(clickButton('Baixar cartões'), seesText('Estamos com um problema passageiro.')),
  },
  { ...page, state: 'loading', mock: leavePending(one), until: seesSkeleton },
  { ...page, state: 'error', mock: refuse503(one), until: seesError },
];
