import {
  replyWith,
  seesError,
  clickLink,
  sequence,
  patchReply,
  refuse503,
  clickMenuItem,
  clickButton,
  type Screen,
  seesText,
  seesButton,
  seesHeading,
  leavePending,
  type Action,
  seesSkeleton,
} from './screen.ts';

const listing = /\/v1\/users\/admin\/paginated/;
const overview = /\/v1\/users\/[\w-]{36}\/overview$/;

const listScreen = {
  name: 'admin-users',
  user: 'admin',
  address: '/admin/usuarios?page=1',
} as const;
/** The address has an id, which differs in each test server: the screen opens from the list. */
const userScreen = {
  name: 'admin-user',
  user: 'admin',
  address: '/admin/usuarios?page=1&busca=aluno@sabia.local',
} as const;
const openUser = clickLink('Joana Batista');

const chooseFile =
  (...lines: string[]): Action =>
  (page) =>
    page.getByLabel('Planilha de pessoas').setInputFiles({
      name: 'turma.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Nome;E-mail;Papel;Assinante;Papel na turma;CPF', ...lines].join('\n')),
    });

const invited = {
  user: {
    id: '019d0000-0000-7000-8000-000000000001',
    email: 'convidada.com.um.endereco.bem.comprido@escola-municipal.exemplo.br',
    name: 'Maria Aparecida dos Santos Albuquerque',
    level: null,
    levelingExamCompleted: false,
    hasActiveSubscription: true,
    isSubscriber: true,
    state: null,
    city: null,
    role: 'LEARNER',
    isAdmin: false,
    providerId: 'invited:1',
    profilePicture: null,
    classroomRole: 'STUDENT',
    classroomRoleActive: true,
    classroomModeType: 'HYBRID',
    isInvited: true,
    createdAt: '2026-11-20T15:00:00.000Z',
  },
  emailChange: null,
  courses: [],
  attempts: [],
  certificates: [],
};

const attempt = {
  contentId: null,
  practiceExamId: null,
  questionsQtd: 10,
  passingScore: 70,
  startedAt: '2026-11-20T15:00:00.000Z',
  deadline: null,
  submittedAt: '2026-11-20T15:30:00.000Z',
  late: null,
};
const result = { isApproved: true, correctAverage: 90, correctQuestionsQtd: 9, averageTime: 30 };
const attempts = [
  { ...attempt, id: '1', number: 3, title: 'Frações', submittedAt: null, result: null },
  { ...attempt, id: '2', number: 2, title: 'Frações', result },
  {
    ...attempt,
    id: '3',
    number: 1,
    deadline: '2026-11-20T15:30:00.000Z',
    late: {
      answersQtd: 2,
      silentSince: '2026-11-20T15:21:00.000Z',
      arrivedAt: '2026-11-20T15:31:30.000Z',
    },
    title: 'Prova final de primeiros socorros para quem não é da saúde',
    result: { ...result, isApproved: false, correctAverage: 33.3, correctQuestionsQtd: 3 },
  },
];

/** The subscription of somebody who pays. */
const paying = {
  access: {
    isActive: true,
    since: '2026-11-01T12:00:00.000Z',
    until: '2026-12-26T12:00:00.000Z',
    reason: 'PAID',
  },
  subscription: {
    id: '0190aaaa-0000-7000-8000-000000000002',
    planName: 'Plano mensal',
    priceCents: 2990,
    period: 'MONTH',
    method: 'PIX',
    renewsAt: '2026-12-26T12:00:00.000Z',
    createdAt: '2026-11-01T12:00:00.000Z',
  },
  charge: null,
  refundableUntil: null,
  history: [],
  isSandbox: false,
};

const failedEmails = /\/v1\/users\/failed-emails/;
const failedEmail = {
  kind: 'LIVE_REMINDER',
  userId: '0190aaaa-0000-7000-8000-000000000001',
  name: 'Rosa Pires de Albuquerque e Silva',
  email: 'rosa.pires.de.albuquerque@escola-municipal.exemplo.br',
  attempts: 7,
  lastFailedAt: '2026-11-21T14:00:00.000Z',
  nextAttemptAt: '2026-11-21T15:00:00.000Z',
  reason: "Can't send mail - all recipients were rejected: 550 5.1.1 Mailbox unavailable",
};
const failedEmailsPage = {
  items: [
    failedEmail,
    { ...failedEmail, kind: 'INVITATION', name: 'Ivo Sá', nextAttemptAt: null, attempts: 80 },
  ],
  page: 1,
  limit: 10,
  total: 2,
  totalPages: 1,
};
const failedEmailsScreen = {
  name: 'admin-failed-emails',
  user: 'admin',
  address: '/admin/usuarios/emails?page=1',
} as const;

const recentImports = {
  items: [
    {
      id: '0190aaaa-0000-7000-8000-000000000003',
      changedBy: { id: '0190aaaa-0000-7000-8000-000000000001', name: 'Helena Duarte' },
      invitedQtd: 1840,
      updatedQtd: 12,
      changedAt: '2026-11-20T15:00:00.000Z',
      undoneAt: null,
    },
    {
      id: '0190aaaa-0000-7000-8000-000000000002',
      changedBy: null,
      invitedQtd: 0,
      updatedQtd: 1,
      changedAt: '2026-11-12T15:00:00.000Z',
      undoneAt: '2026-11-12T16:00:00.000Z',
    },
  ],
  page: 1,
  limit: 10,
  total: 2,
  totalPages: 1,
};

const choosePerson: Action = (page) =>
  page.getByRole('checkbox', { name: 'Selecionar Joana Batista' }).check();

export const userScreens: readonly Screen[] = [
  {
    ...listScreen,
    state: 'failed e-mails',
    mock: replyWith(failedEmails, failedEmailsPage),
    until: seesText('E-mails não enviados (2)'),
  },
  {
    ...failedEmailsScreen,
    state: 'full',
    mock: replyWith(failedEmails, failedEmailsPage),
    until: seesButton(/^Ações dos e-mails de Rosa/),
  },
  {
    ...failedEmailsScreen,
    state: 'empty',
    until: seesText('Todos os convites, lembretes e avisos de renovação saíram.'),
  },
  { ...failedEmailsScreen, state: 'error', mock: refuse503(failedEmails), until: seesError },
  { ...listScreen, state: 'full', until: seesButton(/^Ações de /) },
  {
    ...listScreen,
    state: 'empty',
    address: '/admin/usuarios?page=1&busca=ornitorrinco',
    until: seesText('Nenhuma pessoa com estes filtros.'),
  },
  { ...listScreen, state: 'loading', mock: leavePending(listing), until: seesSkeleton },
  { ...listScreen, state: 'error', mock: refuse503(listing), until: seesError },
  { ...listScreen, state: 'menu', until: sequence(clickButton(/^Ações de /), seesText('Abrir')) },
  {
    ...listScreen,
    state: 'selected',
    until: sequence(choosePerson, seesButton('Limpar seleção')),
  },
  {
    ...listScreen,
    state: 'giving access to several',
    until: sequence(
      choosePerson,
      clickButton('Dar acesso'),
      seesText('até o fim do dia escolhido'),
    ),
  },
  {
    ...listScreen,
    state: 'removing several',
    until: sequence(choosePerson, clickButton('Excluir'), seesText('não dá para desfazer')),
  },
  {
    ...listScreen,
    state: 'role',
    until: sequence(
      clickButton(/^Ações de Helena/),
      clickMenuItem('Tirar da administração'),
      seesButton('Tirar da administração'),
    ),
  },
  {
    ...listScreen,
    state: 'recent imports',
    mock: replyWith(/\/v1\/users\/imports\?/, recentImports),
    until: sequence(clickButton('Importações recentes'), seesText('Desfeita')),
  },
  {
    ...listScreen,
    state: 'undoing an import',
    mock: replyWith(/\/v1\/users\/imports\?/, recentImports),
    until: sequence(
      clickButton('Importações recentes'),
      clickButton(/^Desfazer: 1.840 pessoas/),
      seesText('Os convites são retirados'),
    ),
  },
  {
    ...listScreen,
    state: 'invite',
    until: sequence(clickButton('Convidar pessoa'), seesText('O convite vai para este endereço.')),
  },
  {
    ...listScreen,
    state: 'import',
    until: sequence(clickButton('Importar pessoas'), seesButton('Escolher arquivo')),
  },
  {
    ...listScreen,
    state: 'import preview',
    until: sequence(
      clickButton('Importar pessoas'),
      chooseFile(
        'Rosa Pires;rosa@escola.exemplo;;sim;aluna;1',
        'Ivo Sá;ivo.com.um.endereco.comprido@escola-municipal.exemplo.br;;;;2',
        'Joana;aluno@sabia.local;Administração;;professora;3',
      ),
      seesButton('Convidar 2 pessoas'),
    ),
  },
  {
    ...listScreen,
    state: 'import with errors',
    until: sequence(
      clickButton('Importar pessoas'),
      chooseFile('Rosa Pires;rosa@escola', ';ivo@escola.exemplo;chefe', 'Ana;ivo@escola.exemplo'),
      seesText('4 erros'),
    ),
  },
  {
    ...userScreen,
    state: 'full',
    mock: patchReply(overview, { attempts }),
    until: sequence(openUser, seesHeading('Joana Batista'), seesText('Em andamento')),
  },
  {
    ...userScreen,
    state: 'ending a paid access',
    mock: sequence(
      patchReply(/\/v1\/users\/[\w-]{36}\/overview/, { user: { isSubscriber: true } }),
      replyWith(/\/v1\/subscriptions\/user\//, paying),
    ),
    until: sequence(
      openUser,
      seesHeading('Joana Batista'),
      clickButton('Encerrar o acesso'),
      seesText('e já pagou até'),
    ),
  },
  {
    ...userScreen,
    state: 'giving access',
    until: sequence(
      openUser,
      seesHeading('Joana Batista'),
      clickButton('Dar acesso'),
      seesText('Abre tudo o que é de assinantes'),
    ),
  },
  {
    ...userScreen,
    state: 'with another e-mail to confirm',
    mock: patchReply(overview, {
      emailChange: {
        email: 'joana.com.um.endereco.bem.comprido@escola-municipal.exemplo.br',
        askedAt: '2026-11-20T15:00:00.000Z',
        expiresAt: '2026-11-23T15:00:00.000Z',
      },
    }),
    until: sequence(openUser, seesButton('Enviar de novo')),
  },
  {
    name: 'new-email',
    state: 'full',
    user: 'visitor',
    address: '/novo-email#abcdefghijklmnopqrstuvwxyz012345',
    until: seesButton('Confirmar o novo e-mail'),
  },
  {
    name: 'new-email',
    state: 'over',
    user: 'visitor',
    address: '/novo-email#abcdefghijklmnopqrstuvwxyz012345',
    until: sequence(clickButton('Confirmar o novo e-mail'), seesText('Este link já foi usado')),
  },
  {
    ...userScreen,
    state: 'blocking',
    until: sequence(
      openUser,
      seesHeading('Joana Batista'),
      clickButton('Bloquear'),
      seesText('não consegue entrar enquanto durar o bloqueio'),
    ),
  },
  {
    ...userScreen,
    state: 'removing',
    until: sequence(
      openUser,
      seesHeading('Joana Batista'),
      clickButton('Excluir da escola'),
      seesText('não dá para desfazer'),
    ),
  },
  {
    ...userScreen,
    state: 'correcting an invitation',
    mock: replyWith(overview, invited),
    until: sequence(openUser, clickButton('Corrigir nome ou e-mail'), seesButton('Salvar')),
  },
  {
    ...userScreen,
    state: 'with a level',
    address: '/admin/usuarios?page=1&busca=assinante@sabia.local',
    until: sequence(clickLink('Tiago Nakamura'), seesText('Intermediário')),
  },
  {
    ...userScreen,
    state: 'personal',
    until: sequence(openUser, clickButton('Mostrar dados pessoais'), seesText('Endereço')),
  },
  {
    ...userScreen,
    state: 'empty',
    mock: replyWith(overview, invited),
    until: sequence(openUser, seesButton('Reenviar convite')),
  },
  {
    ...userScreen,
    state: 'loading',
    mock: leavePending(overview),
    until: sequence(openUser, seesSkeleton),
  },
  {
    ...userScreen,
    state: 'error',
    mock: refuse503(overview),
    until: sequence(openUser, seesError),
  },
];
