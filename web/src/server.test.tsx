// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from '@sabia/domain/client-config.ts';
import { frontPageTexts } from '@sabia/domain/school/front-page-texts.ts';
import { expect, it } from 'vitest';
import { pageForMembers, renderPage } from './server.tsx';

const card = {
  id: 'c1',
  slug: 'python-do-zero',
  title: 'Python do zero',
  shortDescription: 'Comece a programar.</script>',
  paymentType: 'FREE',
  thumbUrl: null,
  estimatedCompletionHours: 8,
  categories: [],
  levels: [],
  skills: [],
  instructors: [],
  learnersAbove: null,
  contentsQtd: 3,
  progress: null,
};
const plan = (period: string, priceCents: number) => ({
  id: period,
  name: `Plano ${period}`,
  period,
  priceCents,
  isActive: true,
});
const told = {
  id: 't1',
  title: 'O dinheiro da casa',
  shortDescription: 'Do aperto à folga.',
  thumbUrl: null,
};
const item = (id: string, paymentType: string) => ({
  id,
  kind: 'course',
  targetId: id,
  slug: id,
  title: `Curso ${id}`,
  shortDescription: '',
  order: 0,
  after: [],
  isActive: true,
  paymentType,
});
const replies: Record<string, unknown> = {
  '/v1/courses/paginated': { items: [card], page: 1, limit: 10, total: 1, totalPages: 1 },
  '/v1/courses/categories': [],
  '/v1/school/front-page': { courses: [card], coursesQtd: 3, freeCoursesQtd: 1, plans: [] },
  '/v1/school': {
    id: '019d0000-0000-7000-8000-000000000001',
    legalName: 'Escola Sabiá Ltda.',
    cnpj: '12ABC34501DE35',
    address: null,
    email: null,
    dpoName: 'Clara',
    dpoEmail: 'dpo@escola.example',
    hasOwnTerms: false,
    brandName: null,
    tagline: null,
    logo: null,
    actionColor: null,
    aliveColor: null,
    senderName: null,
    frontPageHeading: null,
    frontPageIntro: null,
    lastCallTitle: null,
    lastCallText: null,
    leastAttendance: null,
  },
  '/v1/school/terms': {
    html: '<h2>Quem oferece este site</h2>',
    version: 3,
    changedAt: '2026-11-21T15:00:00.000Z',
  },
  '/v1/certificates/SABIA-1': {
    code: 'SABIA-1',
    holderName: 'Joana Prado',
    courseTitle: 'Python do zero',
    courseHours: 8,
    issuedAt: '2026-11-21T15:00:00.000Z',
    isOfTrail: false,
    artwork: { seed: 'python-do-zero', category: 'Tecnologia' },
    page: { kind: 'course', name: 'python-do-zero' },
  },
  '/v1/mock-exams/results/S1A': {
    title: 'Simulado de novembro',
    name: 'Joana Prado',
    days: [{ day: 1, title: 'Primeiro dia', questionsQtd: 90, state: 'READ', rightQtd: 71 }],
    areas: [],
    essay: null,
    means: [],
    endsAt: null,
  },
  '/v1/plans': { plans: [plan('MONTH', 2990), plan('YEAR', 29_900)], canSubscribe: true },
  '/v1/courses/python-do-zero/preview': {
    ...card,
    description: '<p>Passo a passo.</p>',
    banners: [],
    instructors: [],
    isActive: true,
    learnersAbove: 1000,
    hasFullAccess: true,
    sections: [],
    courseProgression: null,
  },
  '/v1/trails/t1/preview': {
    ...told,
    category: { id: 'c', title: 'Finanças' },
    level: { id: 'l', title: 'Iniciante' },
    contentsQtd: 2,
    estimatedCompletionHours: 3,
    description: '<p>Passo a passo.</p>',
    banners: [],
    contents: [item('i1', 'PAID'), item('i2', 'FREE')],
  },
  '/v1/lives/t1/preview': {
    ...told,
    categories: [],
    startsAt: null,
    endsAt: null,
    hasRecording: false,
    viewer: null,
  },
  '/v1/practice-exams/t1/preview': {
    ...told,
    categories: [],
    levels: [],
    paymentType: 'PAID',
    questionsQtd: 8,
    passingScore: 60,
    timeLimitMinutes: 30,
    autoGenerate: false,
  },
  '/v1/taxonomy': { categories: [], levels: [], skills: [] },
};

/** Renders with an API that has one course in its catalog. */
async function render(address: string, config: ClientConfig = {}) {
  return renderPage({
    address,
    publicUrl: 'https://sabia.test',
    now: Date.now,
    clientConfig: {
      ...config,
      school: { identity: 'Escola Sabiá Ltda. · CNPJ 12', email: 'oi@escola.example' },
    },
    fetch: async (input) => {
      const { pathname } = new URL(input as string, 'https://sabia.test');
      if (/^\/v1\/trails\/(paginated|categories)/.test(pathname))
        return Response.json({}, { status: 503 });
      const reply = replies[pathname];
      return Response.json(reply ?? { status: 404 }, { status: reply ? 200 : 404 });
    },
  });
}

it('renders the catalog with its courses and the dehydrated state', async () => {
  const page = await render('/cursos');
  if (page === null || typeof page === 'string') throw new Error('not rendered');
  expect(page.body).toContain('Python do zero');
  expect(page.head).toContain('<title>Cursos · Sabiá</title>');
  expect(page.head).toContain('<meta property="og:url" content="https://sabia.test/cursos">');
  const [, state = ''] = /^<script[^>]*>(.*)<\/script>$/.exec(page.dehydratedState) ?? [];
  expect(state).not.toContain('<');
  expect(JSON.parse(state)).toMatchObject({
    replies: expect.arrayContaining([
      [expect.arrayContaining(['GET /courses/paginated']), replies['/v1/courses/paginated']],
    ]),
  });
});

it('renders the front page, which is shared and for visitors only', async () => {
  const page = await render('/');
  if (page === null || typeof page === 'string') throw new Error('not rendered');
  expect(page).toMatchObject({ isShared: true, isForEverybody: false });
  expect(page.body).toContain('Python do zero');
  expect(page.body).toContain('3 cursos, 1 deles grátis.');
  expect(page.head).toContain('<meta property="og:title" content="Cursos on-line em português');
});

it('renders the front page with the words of the school, and the default for the others', async () => {
  const page = await render('/', {
    frontPage: {
      frontPageHeading: 'Violão *sem pressa*, <b>já</b>.',
      frontPageIntro: 'Um acorde & um canto por dia.',
      lastCallTitle: 'Afine e comece.',
      lastCallText: null,
    },
  });
  if (page === null || typeof page === 'string') throw new Error('not rendered');
  const text = page.body.replaceAll('<!-- -->', '');
  expect(text).toContain('>Violão <em>sem pressa</em>, &lt;b&gt;já&lt;/b&gt;.</h1>');
  expect(text).toContain('Um acorde &amp; um canto por dia.');
  expect(text).toContain('Afine e comece.');
  expect(text).toContain(frontPageTexts.last.text);
  expect(text).not.toContain('Estude hoje');
  for (const name of ['name="description"', 'property="og:description"'])
    expect(page.head).toContain(`<meta ${name} content="Um acorde &amp; um canto por dia.">`);
});

it.each([
  ['/termos', ['Quem oferece este site', 'Versão 3']],
  [
    '/privacidade',
    ['Escola Sabiá Ltda.', 'CNPJ 12.ABC.345/01DE-35', 'Clara', 'dpo@escola.example'],
  ],
  ['/acessibilidade', ['NBR 17225:2025', 'oi@escola.example', 'menos de 18 anos']],
])('renders %s for visitors', async (address, words) => {
  const page = await render(address);
  if (page === null || typeof page === 'string') throw new Error('not rendered');
  const text = page.body.replaceAll('<!-- -->', '');
  for (const word of words) expect(text).toContain(word);
});

it.each([
  ['/assinatura', ['R$ 24,92', 'Economia de 17%: R$ 59,80 por ano', 'R$ 29,90']],
  ['/cursos/python-do-zero/previa', ['Python do zero', 'Mais de 1.000 alunos']],
  ['/trilhas/t1', ['O dinheiro da casa', '1 das 2 etapas faz parte', 'R$ 24,92', 'Curso i1']],
  ['/lives/t1', ['O dinheiro da casa', 'Esta live é grátis']],
  ['/exercicios/t1', ['O dinheiro da casa', '8 questões', 'R$ 24,92']],
])('renders %s for visitors, with a new account first', async (address, words) => {
  const page = await render(address);
  if (page === null || typeof page === 'string') throw new Error('not rendered');
  const text = page.body.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
  for (const word of words) expect(text).toContain(word);
  const main = text.slice(text.indexOf('<main'));
  expect(main.indexOf('Criar conta')).toBeGreaterThan(0);
  expect(main.indexOf('Criar conta')).toBeLessThan(main.indexOf('Já tenho conta'));
  expect(page).toMatchObject({ isShared: true, isForEverybody: false });
  expect(page.head).toContain('og:title');
});

it('shows the company behind the school in the footer of every page', async () => {
  const page = await render('/cursos');
  if (page === null || typeof page === 'string') throw new Error('not rendered');
  expect(page.body).toContain('Escola Sabiá Ltda. · CNPJ 12');
  expect(page.body).toContain('href="mailto:oi@escola.example"');
  expect(page.body).toContain('href="/termos"');
});

it.each([
  ['/capa-desenhada.svg', false],
  ['/files/a-640.webp', true],
])('names the cover %s as the picture of a course: %s', async (thumbUrl, isNamed) => {
  replies['/v1/courses/python-do-zero/preview'] = {
    ...card,
    subTitle: null,
    description: '<p>Do zero.</p>',
    banners: [],
    sections: [],
    instructors: [],
    thumbUrl,
  };
  const page = await render('/cursos/python-do-zero/previa');
  if (page === null || typeof page === 'string') throw new Error('not rendered');
  expect(page.head).toContain('<meta property="og:title" content="Python do zero">');
  expect(page.head.includes(`https://sabia.test${thumbUrl}`)).toBe(isNamed);
});

it('shares what visitors see, except the name on a certificate or a result', async () => {
  expect(await render('/cursos')).toMatchObject({ isShared: true });
  expect(await render('/certificados/SABIA-1')).toMatchObject({ isShared: false });
  expect(await render('/resultado/S1A')).toMatchObject({ isShared: false });
});

it('names nobody in the preview of a result, and keeps it from search engines', async () => {
  const page = await render('/resultado/S1A');
  if (page === null || typeof page === 'string') throw new Error('not rendered');
  expect(page.body).toContain('Joana Prado');
  expect(page.head).not.toContain('Joana Prado');
  expect(page.head).toContain('<meta name="robots" content="noindex"/>');
  expect(await render('/resultado/S1B')).toBe('missing');
});

it('reports a page whose data do not come as unavailable', async () => {
  expect(await render('/trilhas')).toBe('unavailable');
});

it('reports a course that does not exist as missing', async () => {
  expect(await render('/cursos/nada/previa')).toBe('missing');
});

it.each(['/_app', '/entrar', '/admin', '/certificados', '/nao-existe'])(
  'leaves %s to the browser',
  async (address) => {
    expect(await render(address)).toBeNull();
  },
);

it.each([
  ['/', 'src/home/HomePage.tsx'],
  ['/cursos/planilhas', 'src/courses/player/PlayerPage.tsx'],
  ['/trilhas/1', 'src/trails/trail/TrailPage.tsx'],
  ['/exercicios/1', 'src/practice-exams/exam/ExamPage.tsx'],
  ['/lives/1', 'src/lives/live/LivePage.tsx'],
  ['/assinatura', 'src/subscriptions/subscription/SubscriptionPage.tsx'],
])('knows the module of the screen at %s', (address, source) => {
  expect(pageForMembers(address)).toEqual({ source });
  expect(existsSync(join(import.meta.dirname, '..', source))).toBe(true);
});

it.each(['/perfil', '/nao-existe'])('preloads no screen for %s', (address) => {
  expect(pageForMembers(address)).toBeNull();
});

it('gives signed-in users the page of visitors for the catalog only', async () => {
  expect(pageForMembers('/cursos?busca=python')).toBe('everybody');
  expect(await render('/cursos')).toMatchObject({ isForEverybody: true });
  expect(await render('/certificados/SABIA-1')).toMatchObject({ isForEverybody: false });
});
