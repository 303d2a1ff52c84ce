import {
  fails,
  follow,
  inTurn,
  instead,
  outage,
  pick,
  press,
  type Screen,
  sees,
  seesButton,
  seesHeading,
  silence,
  type Step,
  waits,
} from './screen.ts';

const catalog = /\/v1\/trails\/paginated/;
const listing = /\/v1\/trails\/admin\/paginated/;
const oneTrail = /\/v1\/trails\/[\w-]{36}$/;
const progress = /\/v1\/trails\/progression\//;
const candidates = /\/v1\/courses\/admin\/paginated/;

const title = 'O dinheiro da casa, do aperto à folga';

const trails = { name: 'trails', who: 'learner', address: '/trilhas' } as const;
/** The address of a trail holds its id, which differs from school to school: one gets there by the list. */
const trail = { ...trails, name: 'trail' } as const;
const openTrail = follow(title);

const learnerScreens: readonly Screen[] = [
  { ...trails, state: 'full', until: sees('1 de 5 etapas') },
  {
    ...trails,
    state: 'empty',
    address: '/trilhas?busca=ornitorrinco',
    until: sees('Nenhuma trilha combina com esta busca.'),
  },
  { ...trails, state: 'loading', meanwhile: silence(catalog), until: waits },
  { ...trails, state: 'error', meanwhile: outage(catalog), until: fails },
  {
    ...trail,
    state: 'on the way',
    until: inTurn(openTrail, seesHeading(title), sees('A próxima')),
  },
  {
    ...trail,
    state: 'completed, with news',
    meanwhile: instead(progress, { isCompleted: true }),
    until: inTurn(openTrail, sees('Parabéns, Joana!'), sees('Novidades desde que você concluiu:')),
  },
  {
    ...trail,
    state: 'empty',
    meanwhile: instead(oneTrail, { contents: [] }),
    until: inTurn(openTrail, sees('Esta trilha ainda não tem etapas.')),
  },
  { ...trail, state: 'loading', meanwhile: silence(oneTrail), until: inTurn(openTrail, waits) },
  { ...trail, state: 'error', meanwhile: outage(progress), until: inTurn(openTrail, fails) },
  {
    ...trail,
    state: 'gone',
    address: '/trilhas/00000000-0000-4000-8000-000000000000',
    until: sees('Esta trilha não está mais disponível.'),
  },
];

const admin = { who: 'admin', address: '/admin/conteudos/trilhas?page=1' } as const;
const list = { ...admin, name: 'admin-trails' } as const;
const newScreen = {
  name: 'admin-new-trail',
  who: 'admin',
  address: '/admin/conteudos/trilhas/novo',
} as const;
const settings = { ...admin, name: 'admin-trail-settings' } as const;
const contents = { ...admin, name: 'admin-trail-content' } as const;

const openSettings = inTurn(press(`Ações de ${title}`), pick('Editar'));
const seesSteps = seesButton('Ações de Planilhas do zero ao resumo');
const seesEditor: Step = (page) => page.locator('[role=toolbar]').first().waitFor();

/** Asks that the first step come after the last, which comes after it. */
const makeCycle: Step = async (page) => {
  const after = page.getByRole('combobox', { name: /^Orçamento doméstico.*: depois de$/ });
  await after.fill('Investir');
  await page.getByRole('option', { name: 'Investir o primeiro real' }).click();
};

const adminScreens: readonly Screen[] = [
  { ...list, state: 'full', until: seesButton(`Ações de ${title}`) },
  {
    ...list,
    state: 'empty',
    address: '/admin/conteudos/trilhas?page=1&busca=ornitorrinco',
    until: sees('Nenhuma trilha com estes filtros.'),
  },
  { ...list, state: 'loading', meanwhile: silence(listing), until: waits },
  { ...list, state: 'error', meanwhile: outage(listing), until: fails },
  { ...newScreen, state: 'full', until: seesEditor },
  {
    ...newScreen,
    state: 'mistakes',
    until: inTurn(seesEditor, press('Criar trilha'), sees('Confira estes 6 campos:')),
  },
  { ...settings, state: 'full', until: inTurn(openSettings, seesEditor) },
  { ...contents, state: 'full', until: inTurn(openTrail, seesSteps) },
  {
    ...contents,
    state: 'empty',
    meanwhile: instead(oneTrail, { contents: [] }),
    until: inTurn(openTrail, sees('Esta trilha ainda não tem etapas.')),
  },
  {
    ...contents,
    state: 'cycle refused',
    until: inTurn(openTrail, seesSteps, makeCycle, sees('As etapas esperam umas pelas outras')),
  },
  {
    ...contents,
    state: 'adding',
    until: inTurn(openTrail, follow('Adicionar etapa'), seesButton(/^Adicionar Python/)),
  },
  {
    ...contents,
    state: 'adding, on an error',
    meanwhile: outage(candidates),
    until: inTurn(openTrail, follow('Adicionar etapa'), fails),
  },
];

export const trailScreens = [...learnerScreens, ...adminScreens];
