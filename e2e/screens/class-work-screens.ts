import type { AnswerOf } from '@sabia/domain/operation.ts';
import type { readTeachingDay } from '@sabia/domain/assignments/assignments.contract.ts';
import {
  clickButton,
  clickLink,
  clickMenuItem,
  leavePending,
  patchReply,
  refuse503,
  replyWith,
  type Screen,
  seesButton,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const own = /\/v1\/classes\/own/;
const one = /\/v1\/classes\/[\w-]+$/;
const personal = /\/v1\/users\/[\w-]+\/profile$/;
const code = /\/v1\/class-codes\//;
const assignments = /\/v1\/classes\/[\w-]+\/assignments\?/;
const notices = /\/v1\/classes\/[\w-]+\/notices\?/;
const ownNotices = /\/v1\/class-notices\/own/;
const assignment = /\/v1\/classes\/[\w-]+\/assignments\/[\w-]+$/;
const students = /\/v1\/classes\/[\w-]+\/assignments\/[\w-]+\/students/;
const ownAssignments = /\/v1\/assignments\/own/;
const nothing = { items: [], total: 0, page: 1, totalPages: 0 };
const lastReminder = {
  remindedAt: '2026-11-20T13:12:00.000Z',
  studentsQtd: 12,
  nextAt: '2031-03-12T03:00:00.000Z',
};
const counts = { NOT_YET: 0, BEGUN: 0, HANDED_IN: 0, HANDED_IN_LATE: 0, MISSED: 0 };

const classes = { name: 'classes', user: 'learner', address: '/turmas' } as const;
const joining = { name: 'join-class', user: 'learner', address: '/turmas/entrar' } as const;
const found = { ...joining, address: '/turmas/entrar?codigo=B7K2-9QRT' } as const;
const toDo = { name: 'to-do', user: 'learner', address: '/turmas/a-fazer' } as const;
/** It opens from the list. */
const studied = { ...classes, name: 'class' } as const;
const opens = clickLink('Terceirão: rumo ao Enem');
/** For those who lead a class, as administrators do. */
const led = { name: 'class-led', user: 'admin', address: '/admin/turmas' } as const;
const opensLed = sequence(opens, clickLink('Atividades'), seesText('Quem ensina'));
const given = { ...led, name: 'assignment' } as const;
const opensGiven = sequence(opensLed, clickLink('Ler o tema'));
const essays = { ...led, name: 'essay-assignment' } as const;
const withEssays = (changes: object) =>
  sequence(
    patchReply(students, { essays: { handedInQtd: 7, correctedQtd: 3 } }),
    patchReply(assignment, changes),
  );
const together = { results: 'TOGETHER', publishedAt: null };
const form = { ...led, name: 'assignment-form' } as const;
const opensForm = sequence(opensLed, clickLink('Nova atividade'));

const today = /\/v1\/classes\/today/;
const poster = /\/v1\/classes\/[\w-]+\/code$/;
const day = { name: 'teaching-day', user: 'learner', address: '/turmas/hoje' } as const;

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const taught = {
  id: '0193b3a0-0000-7000-8000-000000000011',
  title: '3º B',
  shift: 'EVENING',
  timeZone: 'America/Sao_Paulo',
  studentsQtd: 38,
  hasRoll: false,
  lives: [
    {
      id: '0193b3a0-0000-7000-8000-000000000021',
      title: 'Redação sobre a água',
      startsAt: fromNow(1),
    },
  ],
  essaysQtd: 31,
  oldestEssayAt: fromNow(-50),
} as const;

const oneGiven = {
  id: '0193b3a0-0000-7000-8000-000000000031',
  classId: taught.id,
  title: 'Lista 4, funções',
  courseTitle: null,
  late: 'ACCEPT',
  dueAt: fromNow(20),
  counts: { ...counts, HANDED_IN: 21, NOT_YET: 12, BEGUN: 5 },
} as const;

const wholeDay: AnswerOf<typeof readTeachingDay> = {
  classes: [
    { ...taught, lives: [...taught.lives] },
    {
      ...taught,
      id: '0193b3a0-0000-7000-8000-000000000012',
      title: 'Cursinho popular do Jardim das Acácias, terceirão da noite',
      shift: null,
      studentsQtd: 1000,
      hasRoll: true,
      lives: [],
      essaysQtd: 1,
    },
  ],
  assignments: [
    {
      ...oneGiven,
      id: '0193b3a0-0000-7000-8000-000000000032',
      title: 'Simulado da primeira fase, com as questões de todas as áreas',
      dueAt: fromNow(-30),
      counts: { ...counts, HANDED_IN: 30, NOT_YET: 1, BEGUN: 2, MISSED: 5 },
    },
    oneGiven,
  ],
};

const emptyDay = {
  classes: [{ ...taught, lives: [], essaysQtd: 0, oldestEssayAt: null }],
  assignments: [],
};
const writing = { ...led, name: 'class-notice' } as const;
const opensWriting = sequence(opensLed, clickLink('Novo aviso'));
const scheduledNotice = /^Ações do aviso Amanhã/;

const profile = /\/v1\/users\/provider\//;
const phoneBar = { ...classes, name: 'class-bar', isOnPhonesOnly: true } as const;

const invited = {
  id: '0193b3a0-0000-7000-8000-000000000001',
  title: '2º ano B',
  period: '2026',
  teachers: [{ name: 'Rita Lobo' }],
  isMember: false,
};

export const classWorkScreens: readonly Screen[] = [
  { ...classes, state: 'full', until: seesText('Terceirão: rumo ao Enem') },
  {
    ...classes,
    state: 'empty',
    user: 'newcomer',
    until: seesText('Você não está em nenhuma turma.'),
  },
  { ...classes, state: 'loading', mock: leavePending(own), until: seesSkeleton },
  { ...classes, state: 'error', mock: refuse503(own), until: seesError },
  {
    ...classes,
    state: 'no-notices',
    mock: replyWith(ownNotices, nothing),
    until: seesText('Terceirão: rumo ao Enem'),
  },
  { ...joining, state: 'new', until: seesButton('Procurar turma') },
  {
    ...joining,
    state: 'mistakes',
    until: sequence(clickButton('Procurar turma'), seesText('Confira este campo:')),
  },
  {
    ...found,
    state: 'found',
    mock: sequence(replyWith(code, invited), patchReply(personal, { birthDate: null })),
    until: sequence(clickButton('Entrar na turma'), seesText('Confira este campo:')),
  },
  {
    ...found,
    state: 'profile error',
    mock: sequence(replyWith(code, invited), refuse503(personal)),
    until: seesError,
  },
  {
    ...found,
    state: 'member',
    mock: replyWith(code, { ...invited, isMember: true }),
    until: seesText('Você já está nesta turma.'),
  },
  { ...found, state: 'loading', mock: leavePending(code), until: seesSkeleton },
  { ...found, state: 'error', mock: refuse503(code), until: seesError },
  { ...toDo, state: 'full', until: seesText('Ler o tema') },
  {
    ...toDo,
    state: 'empty',
    mock: replyWith(ownAssignments, nothing),
    until: seesText('Tudo em dia.'),
  },
  { ...toDo, state: 'loading', mock: leavePending(ownAssignments), until: seesSkeleton },
  { ...toDo, state: 'error', mock: refuse503(ownAssignments), until: seesError },
  {
    ...phoneBar,
    state: 'student',
    mock: patchReply(profile, { classPart: 'STUDIES' }),
    until: sequence(clickButton('Mais'), seesText('Caderno de erros')),
  },
  {
    ...phoneBar,
    state: 'teacher',
    mock: patchReply(profile, { classPart: 'TEACHES' }),
    until: sequence(clickButton('Mais'), seesText('Caderno de erros')),
  },
  { ...day, state: 'full', mock: replyWith(today, wholeDay), until: seesText('21 de 38') },
  {
    ...day,
    state: 'empty',
    mock: replyWith(today, emptyDay),
    until: seesText('Nada vence nos próximos 7 dias.'),
  },
  {
    ...day,
    state: 'of nobody',
    user: 'newcomer',
    until: seesText('Você não ensina nenhuma turma.'),
  },
  { ...day, state: 'loading', mock: leavePending(today), until: seesSkeleton },
  { ...day, state: 'error', mock: refuse503(today), until: seesError },
  {
    ...studied,
    state: 'full',
    until: sequence(opens, seesText('Tudo o que tenho a fazer'), seesText('Colegas')),
  },
  {
    ...studied,
    state: 'empty',
    mock: replyWith(assignments, nothing),
    until: sequence(opens, seesText('Nenhuma ainda.')),
  },
  {
    ...studied,
    state: 'archived',
    mock: patchReply(one, { isArchived: true }),
    until: sequence(opens, seesText('Esta turma está arquivada.')),
  },
  {
    ...studied,
    state: 'leaving',
    until: sequence(
      opens,
      clickButton(/^Ações de /),
      clickMenuItem('Sair da turma'),
      seesButton('Cancelar'),
    ),
  },
  {
    ...studied,
    state: 'loading',
    mock: leavePending(assignments),
    until: sequence(opens, seesSkeleton),
  },
  { ...studied, state: 'error', mock: refuse503(assignments), until: sequence(opens, seesError) },
  { ...led, state: 'full', until: sequence(opensLed, seesButton('Copiar link')) },
  {
    ...led,
    state: 'poster',
    until: sequence(opensLed, clickButton('Mostrar QR code'), (page) =>
      page.getByRole('img', { name: /^QR code que leva a / }).waitFor(),
    ),
  },
  {
    ...led,
    state: 'poster loading',
    mock: leavePending(poster),
    until: sequence(opensLed, clickButton('Mostrar QR code'), seesSkeleton),
  },
  {
    ...led,
    state: 'poster error',
    mock: refuse503(poster),
    until: sequence(opensLed, clickButton('Mostrar QR code'), seesError),
  },
  {
    ...led,
    state: 'empty',
    mock: replyWith(assignments, nothing),
    until: sequence(opensLed, seesText('Dê à turma um conteúdo ou um simulado')),
  },
  {
    ...given,
    state: 'full',
    until: sequence(opensGiven, seesButton(/^Prorrogar o prazo de /)),
  },
  {
    ...given,
    state: 'empty',
    mock: replyWith(students, {
      ...nothing,
      counts,
      essays: { handedInQtd: 0, correctedQtd: 0 },
      lastReminder: null,
    }),
    until: sequence(opensGiven, seesText('A turma ainda não tem estudantes.')),
  },
  {
    ...given,
    state: 'reminding',
    until: sequence(opensGiven, clickButton('Lembrar quem não entregou'), seesButton('Cancelar')),
  },
  {
    ...given,
    state: 'reminded',
    mock: patchReply(students, { lastReminder }),
    until: sequence(opensGiven, seesText('Último lembrete: ')),
  },
  {
    ...given,
    state: 'extending',
    until: sequence(opensGiven, clickButton(/^Prorrogar o prazo de /), seesText('Novo prazo')),
  },
  {
    ...given,
    state: 'deleting',
    until: sequence(
      opensGiven,
      clickButton(/^Ações de /),
      clickMenuItem('Excluir'),
      seesButton('Cancelar'),
    ),
  },
  {
    ...given,
    state: 'edit',
    until: sequence(
      opensGiven,
      clickButton(/^Ações de /),
      clickMenuItem('Editar'),
      seesButton('Salvar alterações'),
    ),
  },
  {
    ...given,
    state: 'loading',
    mock: leavePending(students),
    until: sequence(opensGiven, seesSkeleton),
  },
  { ...given, state: 'error', mock: refuse503(students), until: sequence(opensGiven, seesError) },
  {
    ...studied,
    state: 'no-notices',
    mock: replyWith(notices, nothing),
    until: sequence(opens, seesText('Nenhum aviso ainda.')),
  },
  {
    ...studied,
    state: 'notices-error',
    mock: refuse503(notices),
    until: sequence(opens, seesError),
  },
  {
    ...led,
    state: 'deleting-notice',
    until: sequence(
      opensLed,
      clickButton(scheduledNotice),
      clickMenuItem('Excluir'),
      seesButton('Cancelar'),
    ),
  },
  {
    ...led,
    state: 'no-notices',
    mock: replyWith(notices, nothing),
    until: sequence(opensLed, seesText('O que você escreve aqui chega à turma também por e-mail.')),
  },
  { ...writing, state: 'new', until: sequence(opensWriting, seesButton('Enviar agora')) },
  {
    ...writing,
    state: 'mistakes',
    until: sequence(opensWriting, clickButton('Enviar agora'), seesText('Confira este campo:')),
  },
  {
    ...writing,
    state: 'edit',
    until: sequence(
      opensLed,
      clickButton(scheduledNotice),
      clickMenuItem('Editar'),
      seesButton('Salvar alterações'),
    ),
  },
  {
    ...essays,
    state: 'each',
    mock: withEssays({}),
    until: sequence(opensGiven, seesText('3 de 7 corrigidas')),
  },
  {
    ...essays,
    state: 'to publish',
    mock: withEssays(together),
    until: sequence(opensGiven, seesButton('Publicar notas')),
  },
  {
    ...essays,
    state: 'publishing',
    mock: withEssays(together),
    until: sequence(opensGiven, clickButton('Publicar notas'), seesButton('Cancelar')),
  },
  {
    ...essays,
    state: 'published',
    mock: withEssays({ ...together, publishedAt: '2026-11-20T12:00:00.000Z' }),
    until: sequence(opensGiven, seesText('As notas foram publicadas.')),
  },
  { ...form, state: 'new', until: sequence(opensForm, seesButton(/^Escolher /)) },
  {
    ...form,
    state: 'chosen',
    until: sequence(opensForm, clickButton(/^Escolher /), seesButton('Escolher outro')),
  },
  {
    ...form,
    state: 'mistakes',
    until: sequence(opensForm, clickButton('Dar à turma'), seesText('Confira este campo:')),
  },
];
