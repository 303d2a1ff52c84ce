import {
  replyWith,
  clickLink,
  sequence,
  clickButton,
  type Screen,
  seesText,
  type Action,
} from './screen.ts';

const courses = {
  name: 'admin-courses',
  user: 'admin',
  address: '/admin/conteudos/cursos?page=1',
} as const;
/** The address has an id, which differs in each test server: the screen opens from the list. */
const course = {
  name: 'admin-course-content',
  user: 'admin',
  address: '/admin/conteudos/cursos?page=1&busca=planilhas',
} as const;

const error = {
  code: 'COVER_MISSING',
  severity: 'ERROR',
  message: 'Foto de capa obrigatória',
  location: { tab: 'SETTINGS' },
};
const warning = {
  code: 'HEADINGS_OUT_OF_ORDER',
  severity: 'WARNING',
  message: 'Página “A terra”: há um “Subtítulo menor” sem um “Subtítulo” antes dele.',
  location: { tab: 'CONTENT' },
};
const blocked = { isActive: false, hasChanged: false };

const chooseAll: Action = (page) =>
  page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();

export const publicationScreens: readonly Screen[] = [
  { ...courses, state: 'selected', until: sequence(chooseAll, seesText('10 selecionados')) },
  {
    ...courses,
    state: 'not published',
    mock: replyWith(/\/v1\/publications$/, [
      { id: '1', title: 'Horta na varanda', ...blocked, findings: [error, warning] },
      { id: '2', title: 'Bicicleta sem oficina', ...blocked, findings: [warning] },
    ]),
    until: sequence(chooseAll, clickButton('Ativar'), seesText('2 cursos não foram publicados')),
  },
  {
    ...course,
    state: 'verified',
    mock: replyWith(/\/verification$/, [error, warning]),
    until: sequence(
      clickLink('Planilhas do zero ao resumo'),
      clickButton('Verificar'),
      seesText('Foto de capa obrigatória'),
    ),
  },
];
