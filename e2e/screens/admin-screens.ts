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
  leavePending,
  type Action,
  fill,
  seesSkeleton,
} from './screen.ts';

const listing = /\/v1\/courses\/admin\/paginated/;
const course = /\/v1\/courses\/[\w-]{36}$/;

const listScreen = {
  name: 'admin-courses',
  user: 'admin',
  address: '/admin/conteudos/cursos?page=1',
} as const;
const newScreen = {
  name: 'admin-new-course',
  user: 'admin',
  address: '/admin/conteudos/cursos/novo',
} as const;
const quickScreen = {
  name: 'admin-quick-course',
  address: '/admin/conteudos/cursos/novo-rapido',
  user: 'admin',
} as const;
/** A course's address has its id, which differs in each test server: its screens open from the list. */
const oneCourse = {
  user: 'admin',
  address: '/admin/conteudos/cursos?page=1&busca=planilhas',
} as const;
const settings = { ...oneCourse, name: 'admin-course-settings' } as const;
const contents = { ...oneCourse, name: 'admin-course-content' } as const;
const openContents = clickLink('Planilhas do zero ao resumo');
const openSettings = sequence(clickButton('Ações de Planilhas'), clickMenuItem('Editar'));

const seesCourses = seesButton(/^Ações de /);
const seesEditors: Action = (page) =>
  page.waitForFunction(() => {
    const editors = document.querySelectorAll('[role=toolbar]').length;
    return editors > 0 && document.querySelectorAll('.mantine-Skeleton-root').length === 0;
  });

const seesUsage: Action = (page) =>
  page.waitForFunction(() => !document.querySelector('dialog[open] [aria-busy]'));

/** Pastes a text whose images can't be read. */
const pasteLostImages: Action = (page) =>
  page.getByRole('textbox', { name: 'Descrição', exact: true }).evaluate((editor) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p>Primeira</p><p><img src="file:///tmp/a.png"></p><p>Duas</p><p><img src="file:///b.png"></p>',
    );
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });

export const adminScreens: readonly Screen[] = [
  { ...listScreen, state: 'full', until: seesCourses },
  {
    ...listScreen,
    state: 'empty',
    address: '/admin/conteudos/cursos?page=1&busca=ornitorrinco',
    until: seesText('Nenhum curso com estes filtros.'),
  },
  { ...listScreen, state: 'loading', mock: leavePending(listing), until: seesSkeleton },
  { ...listScreen, state: 'error', mock: refuse503(listing), until: seesError },
  {
    ...listScreen,
    state: 'menu',
    until: sequence(clickButton(/^Ações de /), seesText('Pré-visualizar')),
  },
  {
    ...listScreen,
    state: 'deletion',
    until: sequence(
      clickButton(/^Ações de /),
      clickMenuItem('Excluir'),
      seesButton('Excluir curso'),
      seesUsage,
    ),
  },
  { ...newScreen, state: 'full', until: seesEditors },
  {
    ...newScreen,
    state: 'photo as cover',
    until: sequence(
      seesEditors,
      (page) => page.getByRole('radio', { name: 'Foto' }).check(),
      seesButton('Escolher imagem'),
    ),
  },
  {
    ...newScreen,
    state: 'invalid fields',
    until: sequence(seesEditors, clickButton('Criar curso'), seesText('Confira estes 8 campos:')),
  },
  { ...quickScreen, state: 'full', until: seesEditors },
  {
    ...quickScreen,
    state: 'invalid fields',
    until: sequence(seesEditors, clickButton('Criar curso'), seesText('Confira estes 6 campos:')),
  },
  {
    ...quickScreen,
    state: 'a formula between dollars',
    until: sequence(
      seesEditors,
      (page) =>
        page
          .getByRole('textbox', { name: 'Descrição', exact: true })
          .pressSequentially('Área: $A = b^2$ '),
      seesButton('Usar como fórmula'),
    ),
  },
  {
    ...quickScreen,
    state: 'pasted images',
    until: sequence(seesEditors, pasteLostImages, seesText(/imagens/)),
  },
  { ...settings, state: 'full', until: sequence(openSettings, seesEditors) },
  {
    ...settings,
    state: 'unsaved changes',
    until: sequence(
      openSettings,
      seesEditors,
      fill('Subtítulo', 'Do zero, sem pressa'),
      clickLink(/^Conteúdo$/),
      seesText('Sair sem salvar?'),
    ),
  },
  {
    ...settings,
    state: 'draft',
    until: sequence(
      openSettings,
      seesEditors,
      fill('Subtítulo', 'Do zero, sem pressa'),
      clickLink(/^Conteúdo$/),
      clickButton('Sair sem salvar'),
      seesButton('Adicionar seção'),
      clickLink(/^Configurações$/),
      seesText('Você tem alterações não salvas'),
    ),
  },
  {
    ...contents,
    state: 'impersonating a subscriber',
    until: sequence(
      openContents,
      clickButton('Ver como…'),
      clickMenuItem('Assinante'),
      seesButton('Sair da visualização'),
      seesButton(/^Concluir/),
    ),
  },
  {
    ...settings,
    state: 'loading',
    mock: leavePending(course),
    until: sequence(openSettings, seesSkeleton),
  },
  {
    ...settings,
    state: 'error',
    mock: refuse503(course),
    until: sequence(openSettings, seesError),
  },
  { ...contents, state: 'full', until: sequence(openContents, seesButton('Adicionar seção')) },
  {
    ...contents,
    state: 'empty',
    mock: patchReply(course, { sections: [] }),
    until: sequence(openContents, seesText('Este curso ainda não tem conteúdo.')),
  },
  {
    ...contents,
    state: 'loading',
    mock: leavePending(course),
    until: sequence(openContents, seesSkeleton),
  },
  {
    ...contents,
    state: 'error',
    mock: refuse503(course),
    until: sequence(openContents, seesError),
  },
  {
    ...contents,
    state: 'adding content',
    until: sequence(openContents, clickButton(/^Adicionar conteúdo/), seesText('Página de texto')),
  },
  {
    ...contents,
    state: 'text editor',
    until: sequence(
      openContents,
      clickLink('Células, linhas e colunas'),
      seesEditors,
      seesButton('Salvar'),
    ),
  },
  {
    ...contents,
    state: 'video editor',
    until: sequence(
      openContents,
      clickLink('O cifrão que segura a célula'),
      seesEditors,
      seesButton('Salvar'),
    ),
  },
];
