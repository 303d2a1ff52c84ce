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
  type Step,
  type,
  waits,
} from './screen.ts';

const listing = /\/v1\/courses\/admin\/paginated/;
const course = /\/v1\/courses\/[\w-]{36}$/;

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
const quickScreen = {
  name: 'admin-quick-course',
  address: '/admin/conteudos/cursos/novo-rapido',
  who: 'admin',
} as const;
/** The addresses of a course hold its id, which differs from school to school: one gets there by the list. */
const oneCourse = {
  who: 'admin',
  address: '/admin/conteudos/cursos?page=1&busca=planilhas',
} as const;
const settings = { ...oneCourse, name: 'admin-course-settings' } as const;
const contents = { ...oneCourse, name: 'admin-course-content' } as const;
const openContents = follow('Planilhas do zero ao resumo');
const openSettings = inTurn(press('Ações de Planilhas'), pick('Editar'));

const seesCourses = seesButton(/^Ações de /);
const seesEditors: Step = (page) =>
  page.waitForFunction(() => {
    const editors = document.querySelectorAll('[role=toolbar]').length;
    return editors > 0 && document.querySelectorAll('.mantine-Skeleton-root').length === 0;
  });

const knowsWhomItAffects: Step = (page) =>
  page.waitForFunction(() => !document.querySelector('dialog[open] [aria-busy]'));

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
    until: inTurn(
      press(/^Ações de /),
      pick('Excluir'),
      seesButton('Excluir curso'),
      knowsWhomItAffects,
    ),
  },
  { ...newScreen, state: 'full', until: seesEditors },
  {
    ...newScreen,
    state: 'mistakes',
    until: inTurn(seesEditors, press('Criar curso'), sees('Confira estes 8 campos:')),
  },
  { ...quickScreen, state: 'full', until: seesEditors },
  {
    ...quickScreen,
    state: 'mistakes',
    until: inTurn(seesEditors, press('Criar curso'), sees('Confira estes 6 campos:')),
  },
  { ...settings, state: 'full', until: inTurn(openSettings, seesEditors) },
  {
    ...settings,
    state: 'leaving',
    until: inTurn(
      openSettings,
      seesEditors,
      type('Subtítulo', 'Do zero, sem pressa'),
      follow(/^Conteúdo$/),
      sees('Sair sem salvar?'),
    ),
  },
  {
    ...settings,
    state: 'draft',
    until: inTurn(
      openSettings,
      seesEditors,
      type('Subtítulo', 'Do zero, sem pressa'),
      follow(/^Conteúdo$/),
      press('Sair sem salvar'),
      seesButton('Adicionar seção'),
      follow(/^Configurações$/),
      sees('Você tem alterações não salvas'),
    ),
  },
  {
    ...contents,
    state: 'seen as a subscriber',
    until: inTurn(
      openContents,
      press('Ver como…'),
      pick('Assinante'),
      seesButton('Sair da visualização'),
      seesButton(/^Concluir/),
    ),
  },
  { ...settings, state: 'loading', meanwhile: silence(course), until: inTurn(openSettings, waits) },
  { ...settings, state: 'error', meanwhile: outage(course), until: inTurn(openSettings, fails) },
  { ...contents, state: 'full', until: inTurn(openContents, seesButton('Adicionar seção')) },
  {
    ...contents,
    state: 'empty',
    meanwhile: instead(course, { sections: [] }),
    until: inTurn(openContents, sees('Este curso ainda não tem conteúdo.')),
  },
  { ...contents, state: 'loading', meanwhile: silence(course), until: inTurn(openContents, waits) },
  { ...contents, state: 'error', meanwhile: outage(course), until: inTurn(openContents, fails) },
  {
    ...contents,
    state: 'adding',
    until: inTurn(openContents, press(/^Adicionar conteúdo/), sees('Página de texto')),
  },
  {
    ...contents,
    state: 'text editor',
    until: inTurn(
      openContents,
      follow('Células, linhas e colunas'),
      seesEditors,
      seesButton('Salvar'),
    ),
  },
  {
    ...contents,
    state: 'video editor',
    until: inTurn(
      openContents,
      follow('O cifrão que segura a célula'),
      seesEditors,
      seesButton('Salvar'),
    ),
  },
];
