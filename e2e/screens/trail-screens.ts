import {
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

const catalog = /\/v1\/trails\/paginated/;
const listing = /\/v1\/trails\/admin\/paginated/;
const oneTrail = /\/v1\/trails\/[\w-]{36}$/;
const onePreview = /\/v1\/trails\/[\w-]{36}\/preview$/;
const progress = /\/v1\/trails\/progression\//;
const candidates = /\/v1\/courses\/admin\/paginated/;

const title = 'O dinheiro da casa, do aperto à folga';

const trails = { name: 'trails', user: 'learner', address: '/trilhas' } as const;
/** The address has an id, which differs in each test server: the screen opens from the list. */
const trail = { ...trails, name: 'trail' } as const;
const openTrail = clickLink(title);

const learnerScreens: readonly Screen[] = [
  { ...trails, state: 'full', until: seesText('1 de 5 etapas') },
  {
    ...trails,
    state: 'empty',
    address: '/trilhas?busca=ornitorrinco',
    until: seesText('Nenhuma trilha combina com esta busca.'),
  },
  { ...trails, state: 'loading', mock: leavePending(catalog), until: seesSkeleton },
  { ...trails, state: 'error', mock: refuse503(catalog), until: seesError },
  {
    ...trail,
    state: 'in progress',
    until: sequence(openTrail, seesHeading(title), seesText('A próxima')),
  },
  {
    ...trail,
    state: 'completed, with new content',
    mock: patchReply(progress, { isCompleted: true }),
    until: sequence(
      openTrail,
      seesText('Parabéns, Joana!'),
      seesText('Novidades desde que você concluiu:'),
    ),
  },
  {
    ...trail,
    state: 'empty',
    mock: patchReply(oneTrail, { contents: [] }),
    until: sequence(openTrail, seesText('Esta trilha ainda não tem etapas.')),
  },
  {
    ...trail,
    state: 'loading',
    mock: leavePending(oneTrail),
    until: sequence(openTrail, seesSkeleton),
  },
  { ...trail, state: 'error', mock: refuse503(progress), until: sequence(openTrail, seesError) },
  {
    ...trail,
    state: 'not found',
    address: '/trilhas/00000000-0000-4000-8000-000000000000',
    until: seesText('Esta trilha não está mais disponível.'),
  },
  {
    ...trail,
    name: 'trail-preview',
    user: 'visitor',
    state: 'full',
    until: sequence(openTrail, seesText('Já tenho conta')),
  },
  {
    ...trail,
    name: 'trail-preview',
    user: 'visitor',
    state: 'loading',
    mock: leavePending(onePreview),
    until: sequence(openTrail, seesSkeleton),
  },
  {
    ...trail,
    name: 'trail-preview',
    user: 'visitor',
    state: 'error',
    mock: refuse503(onePreview),
    until: sequence(openTrail, seesError),
  },
];

const admin = { user: 'admin', address: '/admin/conteudos/trilhas?page=1' } as const;
const list = { ...admin, name: 'admin-trails' } as const;
const newScreen = {
  name: 'admin-new-trail',
  user: 'admin',
  address: '/admin/conteudos/trilhas/novo',
} as const;
const settings = { ...admin, name: 'admin-trail-settings' } as const;
const contents = { ...admin, name: 'admin-trail-content' } as const;

const openSettings = sequence(clickButton(`Ações de ${title}`), clickMenuItem('Editar'));
const seesTrailItems = seesButton('Ações de Planilhas do zero ao resumo');
const seesEditor: Action = (page) => page.locator('[role=toolbar]').first().waitFor();

/** Requires the last item for the first, which the last one requires: a cycle. */
const makeCycle: Action = async (page) => {
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
    until: seesText('Nenhuma trilha com estes filtros.'),
  },
  { ...list, state: 'loading', mock: leavePending(listing), until: seesSkeleton },
  { ...list, state: 'error', mock: refuse503(listing), until: seesError },
  { ...newScreen, state: 'full', until: seesEditor },
  {
    ...newScreen,
    state: 'invalid fields',
    until: sequence(seesEditor, clickButton('Criar trilha'), seesText('Confira estes 6 campos:')),
  },
  { ...settings, state: 'full', until: sequence(openSettings, seesEditor) },
  { ...contents, state: 'full', until: sequence(openTrail, seesTrailItems) },
  {
    ...contents,
    state: 'empty',
    mock: patchReply(oneTrail, { contents: [] }),
    until: sequence(openTrail, seesText('Esta trilha ainda não tem etapas.')),
  },
  {
    ...contents,
    state: 'cycle refused',
    until: sequence(
      openTrail,
      seesTrailItems,
      makeCycle,
      seesText('As etapas esperam umas pelas outras'),
    ),
  },
  {
    ...contents,
    state: 'adding content',
    until: sequence(openTrail, clickLink('Adicionar etapa'), seesButton(/^Adicionar Python/)),
  },
  {
    ...contents,
    state: 'adding, on an error',
    mock: refuse503(candidates),
    until: sequence(openTrail, clickLink('Adicionar etapa'), seesError),
  },
];

export const trailScreens = [...learnerScreens, ...adminScreens];
