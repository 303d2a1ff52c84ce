import { answers, follow, inTurn, press, type Screen, sees, type Step } from './screen.ts';

const courses = {
  name: 'admin-courses',
  who: 'admin',
  address: '/admin/conteudos/cursos?page=1',
} as const;
/** One gets to a course by the list: ids differ from school to school. */
const course = {
  name: 'admin-course-content',
  who: 'admin',
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

const chooseAll: Step = (page) =>
  page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();

export const publicationScreens: readonly Screen[] = [
  { ...courses, state: 'chosen', until: inTurn(chooseAll, sees('10 selecionados')) },
  {
    ...courses,
    state: 'not published',
    meanwhile: answers(/\/v1\/publications$/, [
      { id: '1', title: 'Horta na varanda', ...blocked, findings: [error, warning] },
      { id: '2', title: 'Bicicleta sem oficina', ...blocked, findings: [warning] },
    ]),
    until: inTurn(chooseAll, press('Ativar'), sees('2 cursos não foram publicados')),
  },
  {
    ...course,
    state: 'verified',
    meanwhile: answers(/\/verification$/, [error, warning]),
    until: inTurn(
      follow('Planilhas do zero ao resumo'),
      press('Verificar'),
      sees('Foto de capa obrigatória'),
    ),
  },
];
