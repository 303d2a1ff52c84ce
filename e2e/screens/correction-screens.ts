import { readyRubric } from '@sabia/domain/essays/ready-rubrics.ts';
import { expect } from '@playwright/test';
import { gradedKinds, questionsOfKinds } from './kinds-replies.ts';
import { drawSheets } from './sheets.ts';
import {
  type Action,
  clickButton,
  clickLink,
  leavePending,
  patchReply,
  refuse503,
  type Screen,
  seesButton,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

/** The answers of the kinds that people correct. */
const answersToCorrect = questionsOfKinds.slice(-2).map((question, at) => {
  const graded = gradedKinds.graded.find(({ questionId }) => questionId === question.id);
  return {
    attemptId: `01a20338-9902-7019-aa3a-80d26cb98c${at + 10}`,
    userId: '01a20338-9902-7019-aa3a-80d26cb98d10',
    isEssay: false,
    userName: at === 0 ? 'Joana Batista' : 'Tiago Nakamura',
    contentId: '01a20338-9902-7019-aa3a-80d26cb98e10',
    practiceExamId: null,
    title: 'A maior bacia do mundo',
    submittedAt: `2026-11-2${at}T12:00:00.000Z`,
    question: { ...question, answerKey: graded?.answerKey },
    response: graded?.response,
    credit: null,
    comment: null,
    correctedAt: null,
  };
});

const listing = /\/v1\/corrections/;
const corrections = {
  name: 'admin-corrections',
  user: 'admin',
  address: '/admin/correcoes?page=1',
} as const;
const waiting = patchReply(listing, {
  items: answersToCorrect,
  total: answersToCorrect.length,
  totalPages: 1,
});

/** Chooses a level of two criteria, and comments the essay. */
const clickLevels: Action = async (page) => {
  await page.getByRole('radio', { name: '160' }).first().press('5');
  await page.getByRole('radio', { name: '120' }).nth(1).press('4');
  await page.getByRole('button', { name: 'Comentar a redação' }).click();
  await page.getByRole('textbox', { name: 'Comentário 1' }).fill('Boa tese. Diga para quem.');
};

const { title, criteria, zeroReasons } = readyRubric('ENEM');
const claimedEssay = {
  attemptId: '01a20338-9902-7019-aa3a-80d26cb98c20',
  questionId: '01a20338-9902-7019-aa3a-80d26cb98c21',
  statement: '<p>Disserte sobre o acesso à água tratada no Brasil.</p>',
  response: {
    kind: 'OPEN_TEXT',
    text: [
      'A persistência da falta de água tratada no Brasil evidencia um problema que atravessa décadas. Embora a Constituição de 1988 garanta a saúde como direito de todos, milhões de pessoas ainda dependem de poços e de carros-pipa.',
      'Em primeiro lugar, é preciso notar que o investimento em saneamento não acompanha o crescimento das periferias. Onde a rede não chega, a água é comprada, e a família mais pobre paga mais caro por ela do que a que mora no centro.',
      'Portanto, cabe aos municípios ampliar a rede por meio de consórcios regionais.',
    ].join('\n'),
  },
  rubric: { title, criteria, zeroReasons },
  isForBoard: false,
  endsAt: '2126-11-28T12:30:00.000Z',
};
const pageOf = (at: number) => ({ url: `/files/0a1b${at}-900x1200.webp`, name: `folha ${at}.jpg` });
const photographed = {
  ...claimedEssay,
  // The device keeps the comments of each essay.
  attemptId: '01a20338-9902-7019-aa3a-80d26cb98c22',
  response: {
    kind: 'FILE',
    files: [pageOf(1), pageOf(2), { url: '/files/0a1b.pdf', name: 'fim.pdf' }],
  },
};

/** Turns the page, and comments its middle. */
const clickPoint: Action = async (page) => {
  await page.getByRole('button', { name: 'Girar' }).click();
  await page.getByRole('button', { name: 'Comentar um ponto' }).click();
  await page.getByRole('button', { name: 'Comentar este ponto' }).press('Enter');
  await page.getByRole('textbox', { name: 'Comentário 1' }).fill('Letra ilegível aqui.');
};

const queue = /\/v1\/corrections\/claims/;
const room = { name: 'essay-room', user: 'admin', address: '/turmas/redacoes' } as const;
const essays = (claims: object[], waitingQtd: number) =>
  patchReply(queue, {
    claims,
    waitingQtd,
    oldestAt: waitingQtd > 0 ? '2026-11-20T12:00:00.000Z' : null,
  });

const savedComments = patchReply(/\/v1\/corrections\/comments/, {
  comments: [
    { id: '1', criterion: null, text: 'Boa tese. Diga para quem.' },
    {
      id: '2',
      criterion: criteria[3]?.title ?? null,
      text: 'Varie os conectivos entre os parágrafos: “além disso” aparece três vezes.',
    },
  ],
});

const agreement = /\/v1\/corrections\/agreement/;
const agreementPage = {
  name: 'agreement',
  user: 'admin',
  address: '/turmas/redacoes/concordancia',
} as const;
const figures = [
  [0.91, 2],
  [0.64, -12.5],
  [0.31, 28],
  [null, 0],
  [null, null],
] as const;
const agreeing = (name: string, rubrics: object[]) => ({
  id: name,
  name,
  correctedQtd: 48,
  medianMinutes: 11.4,
  rubrics,
});
const agreed = {
  title,
  criteria: criteria.map((criterion, at) => ({
    key: criterion.key,
    title: criterion.title,
    pairsQtd: at === 4 ? 7 : 26,
    kappa: figures[at]?.[0] ?? null,
    meanDifference: figures[at]?.[1] ?? null,
  })),
};

export const agreementScreens: readonly Screen[] = [
  {
    ...agreementPage,
    state: 'full',
    mock: patchReply(agreement, {
      correctors: [agreeing('Ana Souza', [agreed]), agreeing('Bruno Teixeira', [])],
    }),
    until: seesText('Bruno Teixeira'),
  },
  {
    ...agreementPage,
    state: 'empty',
    mock: patchReply(agreement, { correctors: [] }),
    until: seesText('Você ainda não corrigiu nenhuma redação.'),
  },
  { ...agreementPage, state: 'loading', mock: leavePending(agreement), until: seesSkeleton },
  { ...agreementPage, state: 'error', mock: refuse503(agreement), until: seesError },
];

export const essayRoomScreens: readonly Screen[] = [
  {
    ...room,
    state: 'full',
    mock: essays([claimedEssay], 30),
    until: sequence(seesText('evidencia um problema'), clickLevels),
  },
  {
    ...room,
    state: 'saved comments',
    mock: sequence(essays([claimedEssay], 30), savedComments),
    until: sequence(seesText('evidencia um problema'), clickLevels, async (page) => {
      await page.getByText('Usar um guardado').first().click();
      await expect(page.getByText('Varie os conectivos').first()).toBeVisible();
    }),
  },
  {
    ...room,
    state: 'pages',
    mock: sequence(essays([photographed], 30), drawSheets),
    until: sequence(seesText('Página 1 de 3'), clickPoint),
  },
  {
    ...room,
    state: 'document',
    mock: essays(
      [
        {
          ...photographed,
          response: { kind: 'FILE', files: [{ url: '/files/0a1b.pdf', name: 'folha.pdf' }] },
        },
      ],
      30,
    ),
    until: seesText('Esta página é um PDF'),
  },
  {
    ...room,
    state: 'zero',
    mock: essays([claimedEssay], 30),
    until: sequence(
      seesText('evidencia um problema'),
      clickButton('Zerar…'),
      seesText('Zerar esta redação?'),
    ),
  },
  {
    ...room,
    state: 'taken along',
    mock: essays([claimedEssay, { ...claimedEssay, questionId: claimedEssay.attemptId }], 30),
    until: sequence(
      seesText('2 redações com você'),
      seesButton('Levar para corrigir sem internet'),
    ),
  },
  { ...room, state: 'waiting', mock: essays([], 31), until: seesButton('Corrigir a próxima') },
  {
    ...room,
    state: 'empty',
    mock: essays([], 0),
    until: seesText('Nenhuma redação espera por você.'),
  },
  { ...room, state: 'loading', mock: leavePending(queue), until: seesSkeleton },
  { ...room, state: 'error', mock: refuse503(queue), until: seesError },
];

export const correctionScreens: readonly Screen[] = [
  { ...corrections, state: 'full', mock: waiting, until: seesText('Tiago Nakamura') },
  {
    ...corrections,
    state: 'answer',
    mock: waiting,
    until: sequence(clickLink('Joana Batista'), seesButton('Salvar e próxima')),
  },
  {
    ...corrections,
    state: 'empty',
    mock: patchReply(listing, { items: [], total: 0, totalPages: 1 }),
    until: seesText('Nada espera correção.'),
  },
  { ...corrections, state: 'loading', mock: leavePending(listing), until: seesSkeleton },
  { ...corrections, state: 'error', mock: refuse503(listing), until: seesError },
];
