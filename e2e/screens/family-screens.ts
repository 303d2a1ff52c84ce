import type { listChildren, readChild } from '@sabia/domain/families/families.contract.ts';
import type { AnswerOf } from '@sabia/domain/operation.ts';
import {
  clickButton,
  leavePending,
  patchReply,
  refuse503,
  replyWith,
  type Screen,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const children = /\/v1\/family$/;
const report = /\/v1\/family\/[\w-]+$/;
const profile = /\/v1\/users\/provider\//;
const guardianship = /\/v1\/privacy\/guardian$/;

const idOf = (at: number) => `0193b3a0-0000-7000-8000-00000000040${at}`;
const ana = { id: idOf(1), name: 'Ana Prado', accessUntil: '2030-03-03' };
const family: AnswerOf<typeof listChildren> = [
  ana,
  {
    id: idOf(2),
    name: 'Maria Eduarda Albuquerque Cavalcanti de Holanda',
    accessUntil: '2028-06-30',
  },
];
const column = (id: string, title: string, value: string | null) => ({
  id,
  title,
  weight: 1,
  isRecovery: false,
  value,
});

const full: AnswerOf<typeof readChild> = {
  ...ana,
  stopAt: '22:00',
  toDo: [
    {
      title: 'Simulado de matemática e suas tecnologias',
      courseTitle: null,
      timeZone: 'America/Sao_Paulo',
      opensAt: null,
      dueAt: '2126-12-04T02:59:00.000Z',
      late: 'CLOSE',
      classTitles: ['Terceirão: rumo ao Enem'],
    },
    {
      title: 'Ler o tema',
      courseTitle: 'Redação nota mil',
      timeZone: 'America/Sao_Paulo',
      opensAt: null,
      dueAt: null,
      late: 'ACCEPT',
      classTitles: ['Terceirão: rumo ao Enem', 'Oficina de redação'],
    },
  ],
  toDoQtd: 2,
  classes: [
    {
      id: idOf(3),
      title: 'Terceirão: rumo ao Enem',
      attendance: {
        takenQtd: 20,
        absencesQtd: 6,
        justifiedQtd: 1,
        latesQtd: 2,
        percentage: 70,
        isBelow: true,
        leastPercentage: 75,
      },
      marks: {
        terms: [
          {
            term: '1º bimestre',
            isClosed: true,
            result: {
              columns: [
                column('p1', 'Prova 1', '8.0'),
                column('t1', 'Trabalho sobre a independência', '6.5'),
                column('s1', 'Simulado', null),
              ],
              value: '7.5',
              derivation: '7,5 = (8,0 × 2 + 6,5 × 1) ÷ 3',
            },
          },
          { term: '2º bimestre', isClosed: false, result: null },
        ],
        final: null,
      },
    },
    {
      id: idOf(4),
      title: 'Oficina de redação',
      attendance: {
        takenQtd: 0,
        absencesQtd: 0,
        justifiedQtd: 0,
        latesQtd: 0,
        percentage: null,
        isBelow: false,
        leastPercentage: 75,
      },
      marks: { terms: [], final: null },
    },
  ],
  weeks: [
    { from: '2026-11-29', minutes: 75, days: 2 },
    { from: '2026-11-22', minutes: 190, days: 5 },
    { from: '2026-11-15', minutes: 0, days: 0 },
    { from: '2026-11-08', minutes: 1, days: 1 },
  ],
  adults: [
    {
      kind: 'NOTICE',
      name: 'Rita Lobo',
      classTitle: 'Terceirão: rumo ao Enem',
      timesQtd: 3,
      lastAt: '2026-11-28T15:00:00.000Z',
    },
    {
      kind: 'COMMENT',
      name: 'Igor Melo',
      classTitle: null,
      timesQtd: 2,
      lastAt: '2026-11-12T15:00:00.000Z',
    },
    {
      kind: 'NOTICE',
      name: null,
      classTitle: 'Oficina de redação',
      timesQtd: 1,
      lastAt: '2026-10-02T15:00:00.000Z',
    },
  ],
  hasAccess: true,
  subscription: {
    planName: 'Plano mensal',
    priceCents: 2990,
    period: 'MONTH',
    renewsAt: '2026-12-21T15:00:00.000Z',
  },
  payments: [
    {
      chargeId: idOf(5),
      planName: 'Plano mensal',
      method: 'PIX',
      paidAt: '2026-11-21T15:00:00.000Z',
      priceCents: 2990,
      refundedCents: 0,
    },
    {
      chargeId: idOf(6),
      planName: 'Plano mensal',
      method: 'CARD',
      paidAt: '2026-10-21T15:00:00.000Z',
      priceCents: 2990,
      refundedCents: 1000,
    },
  ],
};
const bare: AnswerOf<typeof readChild> = {
  ...full,
  stopAt: null,
  toDo: [],
  toDoQtd: 0,
  classes: [],
  weeks: full.weeks.map((week) => ({ ...week, minutes: 0, days: 0 })),
  adults: [],
  hasAccess: false,
  subscription: null,
  payments: [],
};

const page = { name: 'family', user: 'newcomer', address: '/familia' } as const;
const myData = { name: 'my-data', user: 'newcomer', address: '/perfil/meus-dados' } as const;
const oneChild = replyWith(children, [ana]);

export const familyScreens: readonly Screen[] = [
  {
    ...page,
    state: 'full',
    mock: sequence(replyWith(children, family), replyWith(report, full)),
    until: seesText('Abaixo de 75%'),
  },
  {
    ...page,
    state: 'one child without anything',
    mock: sequence(oneChild, replyWith(report, bare)),
    until: seesText('Nada pedido pelas turmas agora.'),
  },
  { ...page, state: 'empty', until: seesText('Ninguém para acompanhar com este e-mail.') },
  { ...page, state: 'loading', mock: leavePending(children), until: seesSkeleton },
  { ...page, state: 'error', mock: refuse503(children), until: seesError },
  {
    ...page,
    state: 'report refused',
    mock: sequence(oneChild, refuse503(report)),
    until: seesError,
  },
  {
    ...page,
    state: 'withdrawal',
    mock: sequence(oneChild, replyWith(report, bare)),
    until: sequence(
      clickButton('Retirar minha confirmação'),
      seesText('Retirar a sua confirmação?'),
    ),
  },
  {
    name: 'profile',
    user: 'newcomer',
    address: '/perfil',
    state: 'of a guardian',
    mock: patchReply(profile, { isGuardian: true }),
    until: seesText('Acompanhe os estudos de quem você é responsável.'),
  },
  {
    ...myData,
    state: 'guardian confirmed',
    mock: replyWith(guardianship, {
      state: 'CONFIRMED',
      email: 'mae@exemplo.com.br',
      withdrawnAt: null,
    }),
    until: seesText('mae@exemplo.com.br confirmou que responde por você.'),
  },
  {
    ...myData,
    state: 'guardian withdrawn',
    mock: replyWith(guardianship, {
      state: 'NEEDED',
      email: null,
      withdrawnAt: '2026-11-20T13:00:00.000Z',
    }),
    until: seesText('quem respondia por você deixou de responder'),
  },
];
