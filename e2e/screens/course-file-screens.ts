import {
  answers,
  inTurn,
  pick,
  press,
  type Screen,
  sees,
  seesButton,
  silence,
  type Step,
} from './screen.ts';

const listScreen = {
  name: 'admin-courses',
  who: 'admin',
  address: '/admin/conteudos/cursos?page=1',
} as const;
const look = /\/v1\/courses\/files\/preview$/;

const bring =
  (bytes: string): Step =>
  (page) =>
    page.getByLabel('Arquivo do curso').setInputFiles({
      name: 'curso.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(bytes),
    });

const preview = {
  title: 'Horta em vasos: da semente à salada, em apartamento',
  slug: 'horta-em-vasos-da-semente-a-salada-em-apartamento-2',
  sectionsQtd: 4,
  contentsQtd: 23,
  questionsQtd: 1,
  mediaQtd: 12,
  notices: [
    'A categoria “Jardinagem” será criada.',
    'O arquivo “0123456789abcdef0123456789abcdef-1280.webp” não veio junto.',
    '“Prova final” deixa de sortear questões de “Cerâmica”, que é de outro curso.',
  ],
};

/** A course on its way out of the school and into it. */
export const courseFileScreens: readonly Screen[] = [
  {
    ...listScreen,
    state: 'export',
    meanwhile: silence(/\/v1\/courses\/[\w-]{36}\/file$/),
    until: inTurn(press(/^Ações de /), pick('Exportar'), sees(/^Baixando/)),
  },
  {
    ...listScreen,
    state: 'import',
    until: inTurn(press('Importar curso'), seesButton('Escolher arquivo')),
  },
  {
    ...listScreen,
    state: 'import reading',
    meanwhile: silence(/\/v1\/files$/),
    until: inTurn(press('Importar curso'), bring('PK'), sees('0% enviado')),
  },
  {
    ...listScreen,
    state: 'import preview',
    meanwhile: answers(look, preview),
    until: inTurn(press('Importar curso'), bring('PK'), sees('Fique sabendo')),
  },
  {
    ...listScreen,
    state: 'import mistake',
    until: inTurn(press('Importar curso'), bring(''), sees('curso.zip está vazio.')),
  },
];
