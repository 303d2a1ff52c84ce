import { expect } from '@playwright/test';
import {
  type Action,
  seesError,
  clickLink,
  pressKey,
  sequence,
  patchReply,
  replyWith,
  refuse503,
  clickButton,
  type Screen,
  seesText,
  seesButton,
  seesHeading,
  leavePending,
  hasLoaded,
  fill,
  seesSkeleton,
} from './screen.ts';

const progress = /\/v1\/(home|last-ongoing-course|last-days-streak|weekly-goal|progression)/;
const lesson = /\/v1\/courses\/planilhas-do-zero\/lesson/;
const profileOf = /\/v1\/users\/[\w-]+\/profile$/;
const certificatesOf = /\/v1\/certificates\/user\//;

const home = { name: 'home', user: 'learner', address: '/' } as const;
const player = { name: 'player', user: 'learner', address: '/cursos/planilhas-do-zero' } as const;
const profile = { name: 'profile', user: 'learner', address: '/perfil' } as const;
const certificates = { name: 'certificates', user: 'learner', address: '/certificados' } as const;

const performance = { name: 'performance', user: 'learner', address: '/desempenho' } as const;
/** As the profile tells it, two hours before its end. */
const examUnderWay: Action = (page) =>
  patchReply(/\/v1\/users\/provider\//, {
    attemptUnderWay: {
      id: '01a208e8-b1a5-73b4-b277-e50500890001',
      title: 'Simulado do Enem, segundo dia: Ciências da Natureza e Matemática',
      deadline: new Date(Date.now() + 2 * 60 * 60_000).toISOString(),
      practiceExamId: '01a208e8-ad45-7956-a796-4cc22bf8b68c',
      isLeveling: false,
      contentId: null,
      courseSlug: null,
    },
  })(page);

const scoredAttempts = /\/v1\/scored-attempts/;

/** An attempt at an exam of two areas; a higher number is newer and better. */
const scoredAttempt = (number: number) => ({
  attemptId: `01a208e8-b1a5-73b4-b277-e5050089000${number}`,
  practiceExamId: '01a208e8-ad45-7956-a796-4cc22bf8b68c',
  title: `Simulado do Enem ${number}`,
  submittedAt: `2026-11-0${number}T12:00:00.000Z`,
  kind: 'ITEM_RESPONSE',
  total: 540 + 20 * number,
  isApproved: null,
  areas: ['Matemática', 'Humanas'].map((title, at) => ({
    areaId: `01a208e8-b1a5-73b4-b277-e5050089001${at}`,
    title,
    area: at === 0 ? 'MT' : 'CH',
    weight: 1,
    score: 520 + 40 * at + 20 * number,
    standardError: 30,
    correctQtd: 20 + number,
    wrongQtd: 25 - number,
    itemsQtd: 45,
    isApproved: null,
    isEstimated: false,
    isReproducible: true,
    isContradictory: false,
    average: at === 0 ? 531.2 : null,
  })),
});

const seesContent = seesButton(/^(Concluir|Marcar como não concluído)/);

/** On a device that can install the site, after a completed content. */
const offersInstallation: Action = (page) =>
  page.addInitScript(() => {
    localStorage.setItem('sabia.install', 'due');
    Object.assign(window, { installPrompt: new Event('beforeinstallprompt') });
  });

/** To a learner who has answered the first questions. */
const recommendsACourse: Action = (page) =>
  page.route(/\/v1\/home$/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.overview.hasFirstAnswers = true;
    json.recommendedCourses = [
      { ...json.tutorial, because: { kind: 'TOPIC', title: 'Tecnologia' } },
    ];
    await route.fulfill({ response, json });
  });

export const learnerScreens: readonly Screen[] = [
  { ...home, state: 'full', until: seesText('Continue de onde parou') },
  {
    ...home,
    state: 'goal',
    address: '/?cursos=nao-iniciados',
    mock: patchReply(/\/v1\/home$/, {
      weeklyGoal: { daysPerWeek: 5 },
      streak: { streak: 0, broken: { length: 5, missedDay: '2026-11-13' } },
    }),
    until: sequence(
      seesText(/^Sua sequência de 5 dias parou em 13 de nov/),
      seesButton('Mudar a meta'),
    ),
  },
  {
    ...home,
    state: 'install offer',
    mock: offersInstallation,
    until: seesText('Instale a Sabiá neste aparelho'),
  },
  { ...home, state: 'empty', user: 'newcomer', until: seesButton('Finanças pessoais') },
  {
    ...home,
    state: 'first course',
    user: 'newcomer',
    mock: recommendsACourse,
    until: seesText('Porque você escolheu Tecnologia'),
  },
  {
    ...home,
    state: 'questions skipped',
    user: 'newcomer',
    mock: patchReply(/\/v1\/home$/, {
      overview: { hasFirstAnswers: true },
      recommendedCourses: [],
    }),
    until: seesText('Que bom ter você aqui'),
  },
  { ...home, state: 'loading', mock: leavePending(progress), until: seesSkeleton },
  { ...home, state: 'error', mock: refuse503(progress), until: seesError },
  {
    name: 'course-preview',
    state: 'for subscribers',
    user: 'learner',
    address: '/cursos/falar-em-publico/previa',
    until: seesText(/^Este curso faz parte da assinatura, a partir de/),
  },
  { ...player, state: 'text', until: seesContent },
  {
    ...player,
    state: 'video',
    address: '/cursos/comece-por-aqui',
    until: seesContent,
  },
  {
    ...player,
    state: 'locked',
    until: sequence(seesContent, (page) =>
      expect(async () => {
        await page.keyboard.press('n');
        const note = page.getByText(/Este conteúdo faz parte da assinatura, a partir de/);
        await expect(note).toBeVisible({ timeout: 500 });
      }).toPass(),
    ),
  },
  {
    ...player,
    state: 'certificate',
    address: '/cursos/orcamento-domestico?tela=certificado',
    until: sequence(
      seesHeading('Parabéns, Joana!'),
      seesText('Baixar PDF'),
      seesText('O que estudar agora'),
    ),
  },
  {
    ...player,
    state: 'empty',
    mock: patchReply(lesson, { course: { sections: [] }, content: null }),
    until: seesText('Este curso ainda não tem conteúdos.'),
  },
  { ...player, state: 'loading', mock: leavePending(lesson), until: seesSkeleton },
  { ...player, state: 'error', mock: refuse503(lesson), until: seesError },
  {
    ...player,
    state: 'outline',
    until: sequence(seesContent, clickButton('Conteúdo'), seesText('A primeira planilha')),
    isOnPhonesOnly: true,
  },
  {
    ...player,
    state: 'reading',
    until: sequence(seesContent, clickButton('Leitura'), seesText('Espaço entre as linhas')),
  },
  {
    ...player,
    state: 'shortcuts',
    until: sequence(seesContent, pressKey('?'), seesText('Usar estes atalhos')),
  },
  {
    ...home,
    state: 'exam under way',
    mock: examUnderWay,
    until: seesText('O tempo está correndo'),
  },
  {
    ...certificates,
    state: 'exam under way',
    mock: examUnderWay,
    until: seesText('Em andamento:'),
  },
  {
    ...home,
    state: 'offline with a course',
    address: '/cursos/planilhas-do-zero',
    until: sequence(
      (page) => expect(page.getByRole('article').first()).toBeVisible(),
      (page) => page.goto('/cursos'),
      hasLoaded('src/SiteNotices.tsx', 'src/home/HomePage.tsx', 'src/under-way/read-kept.ts'),
      (page) => page.context().setOffline(true),
      clickLink('Início'),
      seesText('O resto da página volta com a internet.'),
    ),
  },
  {
    ...player,
    state: 'offline',
    until: sequence(
      seesContent,
      (page) => page.context().setOffline(true),
      seesText('Você está sem conexão.'),
    ),
  },
  { ...certificates, state: 'full', until: seesText('Baixar PDF') },
  {
    ...certificates,
    state: 'empty',
    user: 'newcomer',
    until: seesText('Você ainda não tem certificados.'),
  },
  { ...certificates, state: 'loading', mock: leavePending(certificatesOf), until: seesSkeleton },
  { ...certificates, state: 'error', mock: refuse503(certificatesOf), until: seesError },
  {
    ...certificates,
    name: 'certificate-verification',
    state: 'full',
    until: sequence(clickLink(/^SABIA-/), seesHeading('Este certificado é verdadeiro')),
  },
  {
    ...profile,
    user: 'subscriber',
    state: 'with a level',
    until: seesText('Intermediário'),
  },
  {
    ...profile,
    user: 'admin',
    state: 'of an administrator',
    until: seesText('Contar os meus estudos nos números da escola'),
  },
  { ...profile, state: 'full', until: seesButton('Salvar alterações') },
  {
    ...profile,
    state: 'invalid fields',
    until: sequence(
      fill('Nome completo', 'Joana'),
      fill('CPF', '529.982.247-26'),
      fill('CEP', '00000-000'),
      seesText('Não encontramos o CEP agora. Preencha o endereço.'),
      clickButton('Salvar alterações'),
      seesText('Confira estes 2 campos:'),
    ),
  },
  {
    ...profile,
    state: 'invalid password',
    until: sequence(clickButton('Trocar senha'), seesText('Confira estes 2 campos:')),
  },
  { ...profile, state: 'loading', mock: leavePending(profileOf), until: seesSkeleton },
  { ...profile, state: 'error', mock: refuse503(profileOf), until: seesError },
  {
    name: 'unproved-email',
    state: 'banner',
    user: 'newcomer',
    address: '/certificados',
    // Firebase lets users in before they verify their address.
    mock: (page) =>
      page.addInitScript(() => {
        const user: object = JSON.parse(localStorage.getItem('sabia.user') ?? '{}');
        localStorage.setItem('sabia.user', JSON.stringify({ ...user, emailVerified: false }));
      }),
    until: sequence(seesText(/^Confirme seu e-mail/), seesText('Você ainda não tem certificados.')),
  },
  {
    ...performance,
    state: 'empty',
    user: 'newcomer',
    until: seesText('Aqui aparecem as suas notas.'),
  },
  {
    ...performance,
    state: 'full',
    mock: replyWith(
      scoredAttempts,
      [1, 2, 3].map((number) => scoredAttempt(number)),
    ),
    until: seesText('Simulado por simulado'),
  },
  { ...performance, state: 'error', mock: refuse503(scoredAttempts), until: seesError },
  {
    name: 'account-menu',
    state: 'open',
    user: 'learner',
    address: '/cursos',
    until: sequence(clickButton(/^Conta de/), seesText('aluno@sabia.local')),
  },
  {
    name: 'not-found',
    state: 'administration',
    user: 'learner',
    address: '/admin/conteudos/cursos?page=1',
    until: seesHeading('Página não encontrada'),
  },
];
