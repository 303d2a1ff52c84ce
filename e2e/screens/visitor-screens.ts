import { newAccount } from '../support/users.ts';
import {
  seesError,
  withClientConfig,
  sequence,
  patchReply,
  refuse429,
  refuse503,
  replyWith,
  clickButton,
  type Screen,
  seesText,
  seesButton,
  seesHeading,
  leavePending,
  fill,
  seesSkeleton,
} from './screen.ts';

const front = /\/v1\/school\/front-page$/;
const listing = /\/v1\/courses\/paginated/;
const preview = /\/v1\/courses\/[\w-]+\/preview$/;
const verification = /\/v1\/certificates\/[\w-]+$/;

const booklets = /\/v1\/enem-booklets/;

const enemScore = { name: 'enem-score', user: 'visitor', address: '/nota-enem' } as const;
const frontPage = { name: 'front-page', user: 'visitor', address: '/' } as const;
const catalogue = { name: 'catalogue', user: 'visitor', address: '/cursos' } as const;
const coursePreview = {
  name: 'course-preview',
  user: 'visitor',
  address: '/cursos/planilhas-do-zero/previa',
} as const;
const certificate = {
  name: 'certificate-verification',
  user: 'visitor',
  address: '/certificados/SABIA-0000-0000-0000',
} as const;

const seesCourses = seesText(/^\d+ cursos$/);

const tooManyEmails =
  'Muitos e-mails já foram pedidos desta rede, e nenhum foi enviado agora. Tente de novo em 4 minutos, ou em outra rede.';

export const visitorScreens: readonly Screen[] = [
  { ...frontPage, state: 'full', until: seesText('Escolha por onde começar') },
  {
    ...frontPage,
    state: 'answers',
    until: sequence(
      seesText('Escolha por onde começar'),
      (page) => page.getByText('Como cancelo a assinatura?').click(),
      seesText('sem falar com ninguém'),
    ),
  },
  {
    ...frontPage,
    state: 'empty',
    mock: replyWith(front, { courses: [], coursesQtd: 0, freeCoursesQtd: 0, plans: [] }),
    until: seesHeading(/^Estude hoje/),
  },
  {
    ...frontPage,
    state: 'long words',
    mock: withClientConfig(/:\d+\/$/, {
      brand: { name: 'Instituto de Educação do Recôncavo', tagline: 'Um canto por dia.' },
      frontPage: {
        frontPageHeading: 'Interdisciplinaridade, sustentabilidade e *responsabilidade* para todos',
        frontPageIntro: null,
        lastCallTitle: 'Comece a sua formação continuada interdisciplinar',
        lastCallText: null,
      },
    }),
    until: seesHeading(/^Interdisciplinaridade/),
  },
  { ...frontPage, state: 'loading', mock: leavePending(front), until: seesSkeleton },
  { ...frontPage, state: 'error', mock: refuse503(front), until: seesError },
  { ...catalogue, state: 'full', until: seesCourses },
  {
    ...catalogue,
    state: 'filtered',
    address: '/cursos?busca=planilha&acesso=FREEMIUM',
    until: seesButton('Limpar filtros'),
  },
  {
    ...catalogue,
    state: 'empty',
    address: '/cursos?busca=ornitorrinco',
    until: seesText('Nenhum curso combina com esta busca.'),
  },
  { ...catalogue, state: 'loading', mock: leavePending(listing), until: seesSkeleton },
  { ...catalogue, state: 'error', mock: refuse503(listing), until: seesError },
  {
    ...catalogue,
    state: 'filters',
    until: sequence(seesCourses, clickButton('Filtros'), seesButton(/^Ver \d+ cursos/)),
    isOnPhonesOnly: true,
  },
  {
    ...catalogue,
    name: 'crash',
    state: 'full',
    mock: patchReply(listing, { items: null }),
    until: seesButton('Recarregar a página'),
  },
  {
    ...coursePreview,
    state: 'full',
    until: sequence(
      seesText('Já tenho conta'),
      (page) => page.getByRole('group').first().click(),
      seesText('Uma planilha é um caderno quadriculado'),
    ),
  },
  { ...coursePreview, state: 'loading', mock: leavePending(preview), until: seesSkeleton },
  { ...coursePreview, state: 'error', mock: refuse503(preview), until: seesError },
  {
    ...coursePreview,
    state: 'not found',
    address: '/cursos/curso-que-nao-existe/previa',
    until: seesCourses,
  },
  { ...certificate, state: 'unknown', until: seesHeading('Código não encontrado') },
  { ...certificate, state: 'loading', mock: leavePending(verification), until: seesSkeleton },
  { ...certificate, state: 'error', mock: refuse503(verification), until: seesError },
  { ...enemScore, state: 'full', until: seesButton(/^Calcular a nota/) },
  {
    ...enemScore,
    // Before answers are kept on the device.
    state: 'missing booklet',
    until: sequence(clickButton(/^Calcular a nota/), seesText('Escolha o seu caderno')),
  },
  {
    ...enemScore,
    state: 'scored',
    until: sequence(
      (page) => page.getByText('Marcar tocando').click(),
      (page) => page.getByLabel('Caderno de Linguagens').selectOption({ label: 'Azul' }),
      (page) => page.getByLabel('Língua estrangeira').selectOption('Inglês'),
      fill('Respostas, da questão 1 à 45', 'ABCDE'.repeat(9)),
      clickButton(/^Calcular a nota/),
      seesText('O que mais subiria a sua nota'),
      (page) => page.getByText(/^Ver as \d+ questões/).click(),
    ),
  },
  { ...enemScore, state: 'loading', mock: leavePending(booklets), until: seesSkeleton },
  { ...enemScore, state: 'error', mock: refuse503(booklets), until: seesError },
  {
    name: 'sign-in',
    state: 'full',
    user: 'visitor',
    address: '/entrar',
    until: seesHeading('Entrar'),
  },
  {
    name: 'sign-in',
    state: 'invalid fields',
    user: 'visitor',
    address: '/entrar',
    until: sequence(
      seesHeading('Entrar'),
      (page) => page.getByRole('main').getByRole('button', { name: 'Entrar' }).click(),
      seesText('Confira estes 2 campos:'),
    ),
  },
  {
    name: 'sign-in',
    state: 'with one provider',
    user: 'visitor',
    address: '/entrar',
    mock: withClientConfig(/\/entrar$/, { signInProviders: ['linkedin'] }),
    until: seesButton('Continuar com LinkedIn'),
  },
  {
    name: 'sign-in',
    state: 'with providers',
    user: 'visitor',
    address: '/entrar',
    mock: withClientConfig(/\/entrar$/, { signInProviders: ['google', 'linkedin'] }),
    until: seesButton('Continuar com Google'),
  },
  {
    name: 'sign-in',
    state: 'of an unknown sign-in at a provider',
    user: 'visitor',
    address: '/entrar?code=abc&state=def',
    until: seesText('Esta entrada não começou neste navegador.'),
  },
  {
    name: 'sign-up',
    state: 'full',
    user: 'visitor',
    address: '/cadastro',
    until: seesHeading('Criar conta'),
  },
  {
    name: 'sign-up',
    state: 'with providers',
    user: 'visitor',
    address: '/cadastro',
    mock: withClientConfig(/\/cadastro$/, { signInProviders: ['google', 'linkedin'] }),
    until: seesButton('Continuar com Google'),
  },
  {
    name: 'email-verification',
    state: 'full',
    user: 'visitor',
    address: '/verificar-email',
    until: seesHeading('Confirmar e-mail'),
  },
  {
    name: 'email-verification',
    state: 'too many codes',
    user: 'visitor',
    address: '/verificar-email',
    mock: refuse429(/send-verification-otp$/, tooManyEmails),
    until: sequence(
      fill('E-mail', 'ana@exemplo.com.br'),
      clickButton(/^Enviar/),
      seesText(tooManyEmails),
    ),
  },
  {
    name: 'email-verification',
    state: 'code sent',
    user: 'visitor',
    address: '/cadastro',
    until: async (page) => {
      const { name, email, password } = newAccount();
      await fill('Nome completo', name)(page);
      await fill('E-mail', email)(page);
      await fill('Senha', password)(page);
      await clickButton('Criar conta')(page);
      await seesText(`Enviamos um código para ${email}`)(page);
    },
  },
  {
    name: 'invitation',
    state: 'without a link',
    user: 'visitor',
    address: '/convite',
    until: seesHeading('Convite'),
  },
  {
    name: 'password-recovery',
    state: 'full',
    user: 'visitor',
    address: '/recuperar-senha',
    until: seesHeading('Recuperar senha'),
  },
  {
    name: 'password-recovery',
    state: 'code sent',
    user: 'visitor',
    address: '/recuperar-senha',
    until: sequence(
      fill('E-mail', 'ninguem@exemplo.com.br'),
      clickButton('Enviar código'),
      seesHeading('Criar uma senha nova'),
    ),
  },
  {
    name: 'password-recovery',
    state: 'too many codes',
    user: 'visitor',
    address: '/recuperar-senha',
    mock: refuse429(/request-password-reset$/, tooManyEmails),
    until: sequence(
      fill('E-mail', 'ninguem@exemplo.com.br'),
      clickButton('Enviar código'),
      seesText(tooManyEmails),
    ),
  },
  {
    name: 'not-found',
    state: 'full',
    user: 'visitor',
    address: '/nada-por-aqui',
    until: seesHeading('Página não encontrada'),
  },
];
