import {
  replyWith,
  sequence,
  clickMenuItem,
  clickButton,
  type Screen,
  seesText,
  seesButton,
  leavePending,
  type Action,
} from './screen.ts';

const listScreen = {
  name: 'admin-courses',
  user: 'admin',
  address: '/admin/conteudos/cursos?page=1',
} as const;
const previewCall = /\/v1\/courses\/files\/preview$/;

const chooseFile =
  (bytes: string): Action =>
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

/** Export and import of a course as a file. */
export const courseFileScreens: readonly Screen[] = [
  {
    ...listScreen,
    state: 'export',
    mock: leavePending(/\/v1\/courses\/[\w-]{36}\/file$/),
    until: sequence(clickButton(/^Ações de /), clickMenuItem('Exportar'), seesText(/^Baixando/)),
  },
  {
    ...listScreen,
    state: 'import',
    until: sequence(clickButton('Importar curso'), seesButton('Escolher arquivo')),
  },
  {
    ...listScreen,
    state: 'import reading',
    mock: leavePending(/\/v1\/files$/),
    until: sequence(clickButton('Importar curso'), chooseFile('PK'), seesText('0% enviado')),
  },
  {
    ...listScreen,
    state: 'import preview',
    mock: replyWith(previewCall, preview),
    until: sequence(clickButton('Importar curso'), chooseFile('PK'), seesText('Fique sabendo')),
  },
  {
    ...listScreen,
    state: 'import refused',
    until: sequence(
      clickButton('Importar curso'),
      chooseFile(''),
      seesText('curso.zip está vazio.'),
    ),
  },
];
