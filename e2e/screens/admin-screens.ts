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
  silence,
  type,
  waits,
} from './screen.ts';

const listing = /\/v1\/courses\/admin\/paginated/;
const course = /\/v1\/courses\/planilhas-do-zero$/;

const listScreen = {
  name: 'admin-courses',
  who: 'admin',
  address: '/admin/conteudos/cursos?page=1',
} as const;
const newScreen = {
  name: 'admin-new-course',
  who: 'admin',
  address: '/admin/conteudos/cursos/novo',
} as const;
/** A course is read by its slug as well as by its id, which differs from school to school. */
const managed = '/admin/conteudos/cursos/gerenciar/planilhas-do-zero';
const settings = {
  name: 'admin-course-settings',
  who: 'admin',
  address: `${managed}/configuracoes`,
} as const;
const contents = {
  name: 'admin-course-content',
  who: 'admin',
  address: `${managed}/conteudo`,
} as const;

const seesCourses = seesButton(/^Ações de /);
const seesEditors = (page: Parameters<typeof waits>[0]) =>
  page.waitForFunction(() => {
    const editors = document.querySelectorAll('[role=toolbar]').length;
    return editors > 0 && document.querySelectorAll('.mantine-Skeleton-root').length === 0;
  });

export const adminScreens: readonly Screen[] = [
  { ...listScreen, state: 'full', until: seesCourses },
  {
    ...listScreen,
    state: 'empty',
    address: '/admin/conteudos/cursos?page=1&busca=ornitorrinco',
    until: sees('Nenhum curso com estes filtros.'),
  },
  { ...listScreen, state: 'loading', meanwhile: silence(listing), until: waits },
  { ...listScreen, state: 'error', meanwhile: outage(listing), until: fails },
  { ...listScreen, state: 'menu', until: inTurn(press(/^Ações de /), sees('Pré-visualizar')) },
  {
    ...listScreen,
    state: 'deletion',
    until: inTurn(press(/^Ações de /), pick('Excluir'), seesButton('Excluir curso')),
  },
  { ...newScreen, state: 'full', until: seesEditors },
  {
    ...newScreen,
    state: 'mistakes',
    until: inTurn(seesEditors, press('Criar curso'), sees('Confira estes 8 campos:')),
  },
  { ...settings, state: 'full', until: seesEditors },
  {
    ...settings,
    state: 'leaving',
    until: inTurn(
      seesEditors,
      type('Subtítulo', 'Do zero, sem pressa'),
      follow(/^Conteúdo$/),
      sees('Sair sem salvar?'),
    ),
  },
  { ...settings, state: 'loading', meanwhile: silence(course), until: waits },
  { ...settings, state: 'error', meanwhile: outage(course), until: fails },
  { ...contents, state: 'full', until: seesButton('Adicionar seção') },
  {
    ...contents,
    state: 'empty',
    meanwhile: instead(course, { sections: [] }),
    until: sees('Este curso ainda não tem conteúdo.'),
  },
  { ...contents, state: 'loading', meanwhile: silence(course), until: waits },
  { ...contents, state: 'error', meanwhile: outage(course), until: fails },
  {
    ...contents,
    state: 'adding',
    until: inTurn(press(/^Adicionar conteúdo/), sees('Página de texto')),
  },
  {
    ...contents,
    state: 'text editor',
    until: inTurn(follow('Células, linhas e colunas'), seesEditors, seesButton('Salvar')),
  },
  {
    ...contents,
    state: 'video editor',
    until: inTurn(follow('O cifrão que segura a célula'), seesEditors, seesButton('Salvar')),
  },
];
