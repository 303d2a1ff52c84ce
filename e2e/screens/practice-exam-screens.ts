import type { ExamCalibration } from '@sabia/domain/item-response/calibrations.contract.ts';
import type { ItemFileReport } from '@sabia/domain/item-response/item-response.contract.ts';
import {
  replyWith,
  seesError,
  clickLink,
  pressKey,
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

const catalog = /\/v1\/practice-exams\/paginated/;
const listing = /\/v1\/practice-exams\/admin\/paginated/;
const oneExam = /\/v1\/practice-exams\/[\w-]{36}$/;
const onePreview = /\/v1\/practice-exams\/[\w-]{36}\/preview$/;
const levelingExam = /\/v1\/practice-exams\/leveling$/;

/** Practice exams of the demo school: with random questions, with questions of its own. */
const random = 'Revisão da semana';
const authored = 'Contas do mês sem calculadora';

const exams = { name: 'practice-exams', user: 'visitor', address: '/exercicios' } as const;
const exam = { name: 'practice-exam', user: 'learner', address: '/exercicios' } as const;
const leveling = { name: 'leveling', user: 'newcomer', address: '/nivelamento' } as const;

const levelingOffer = {
  name: 'leveling',
  state: 'for visitors',
  user: 'visitor',
  address: '/nivelamento',
  until: seesText('Criar conta'),
} as const;

const openAuthored = clickLink(authored);

const learnerScreens: readonly Screen[] = [
  { ...exams, state: 'full', until: seesText(random) },
  {
    ...exams,
    state: 'empty',
    address: '/exercicios?busca=ornitorrinco',
    until: seesText('Nenhum simulado combina com esta busca.'),
  },
  { ...exams, state: 'loading', mock: leavePending(catalog), until: seesSkeleton },
  { ...exams, state: 'error', mock: refuse503(catalog), until: seesError },
  levelingOffer,
  { ...exam, state: 'introduction', until: sequence(openAuthored, seesHeading(authored)) },
  {
    ...exam,
    state: 'for subscribers',
    until: sequence(
      clickLink(random),
      seesText(/^Este simulado faz parte da assinatura, a partir de/),
    ),
  },
  {
    ...exam,
    state: 'not found',
    address: '/exercicios/00000000-0000-4000-8000-000000000000',
    until: seesText('Este simulado não está mais disponível.'),
  },
  {
    ...exam,
    state: 'loading',
    mock: leavePending(oneExam),
    until: sequence(openAuthored, seesSkeleton),
  },
  { ...exam, state: 'error', mock: refuse503(oneExam), until: sequence(openAuthored, seesError) },
  {
    ...exams,
    name: 'practice-exam-preview',
    state: 'full',
    until: sequence(clickLink(random), seesText('Já tenho conta')),
  },
  {
    ...exams,
    name: 'practice-exam-preview',
    state: 'loading',
    mock: leavePending(onePreview),
    until: sequence(clickLink(random), seesSkeleton),
  },
  {
    ...exams,
    name: 'practice-exam-preview',
    state: 'error',
    mock: refuse503(onePreview),
    until: sequence(clickLink(random), seesError),
  },
  { ...leveling, state: 'full', until: seesButton('Começar') },
  { ...leveling, state: 'loading', mock: leavePending(levelingExam), until: seesSkeleton },
  { ...leveling, state: 'error', mock: refuse503(levelingExam), until: seesError },
];

const list = {
  name: 'admin-practice-exams',
  user: 'admin',
  address: '/admin/conteudos/exercicios?page=1',
} as const;
const newExam = {
  name: 'admin-new-practice-exam',
  user: 'admin',
  address: '/admin/conteudos/exercicios/novo',
} as const;
/** The address has an id, which differs in each test server: the screen opens from the list. */
const settings = { ...list, name: 'admin-practice-exam-settings' } as const;
const contents = { ...list, name: 'admin-practice-exam-content' } as const;

const preview = { ...list, name: 'admin-practice-exam-preview' } as const;
/** Exactly: the list that the preview replaces has the actions of a practice exam 'por onde começar'. */
const begin = /^Começar$/;
const openPreview = sequence(
  clickButton(`Ações de ${authored}`),
  clickMenuItem('Pré-visualizar'),
  seesButton(begin),
);
const takePreview = sequence(openPreview, clickButton(begin), seesText(/^Questão 1 de \d+$/));

const turnOn =
  (name: string): Action =>
  (page) =>
    page.getByRole('switch', { name }).press('Space');

const openSettings = sequence(clickButton(`Ações de ${random}`), clickMenuItem('Editar'));
const seesSettings = sequence(openSettings, seesText(/questões combinam com estes filtros/));

const chooseScale =
  (title: string): Action =>
  async (page) => {
    await page.getByLabel('Escala', { exact: true }).selectOption(title);
  };

const scoring = /\/v1\/practice-exams\/[\w-]{36}\/scoring$/;
const calibration = /\/v1\/practice-exams\/[\w-]{36}\/calibration$/;

const estimated = (number: number, answersQtd: number, b: number | null) => ({
  questionId: `01a1f000-0000-7000-8000-00000000000${number}`,
  number,
  answersQtd,
  isCorrectedByPeople: number === 4,
  parameters: b === null ? null : { a: 1, b, error: 0.21, fit: 0.97 },
});
const estimates: ExamCalibration = {
  status: 'DONE',
  attemptsQtd: 87,
  isUsed: true,
  calibratedAt: '2026-05-04T12:00:00.000Z',
  acceptedAt: null,
  model: 'RASCH',
  questions: [
    estimated(1, 87, -1.42),
    estimated(2, 85, 0.3),
    estimated(3, 12, null),
    estimated(4, 0, null),
  ],
};

const itemFiles = {
  name: 'admin-item-files',
  user: 'admin',
  address: '/admin/itens-enem',
} as const;
const chooseItemFile =
  (text: string): Action =>
  (page) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'ITENS_PROVA_2023.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
const itemFileReport: ItemFileReport = {
  year: 2023,
  taken: 90,
  unreadable: [
    {
      booklet: 1191,
      position: 52,
      language: null,
      reason: 'O gabarito (TX_GABARITO) não é A, B, C, D nem E',
    },
  ],
  skippedQtd: 7,
  skipped: [3, 4, 5, 91].map((line) => ({ line, reason: 'A questão não tem parâmetros da TRI' })),
  reasons: [
    { reason: 'A questão não tem parâmetros da TRI', rowsQtd: 6 },
    { reason: 'Falta a posição da questão', rowsQtd: 1 },
  ],
  changes: { keysQtd: 1, parametersQtd: 3, examsQtd: 2 },
  booklets: [
    { booklet: 1191, area: 'CH', colour: 'AZUL', change: 'CREATED' },
    { booklet: 1211, area: 'MT', colour: 'AZUL', change: 'CHANGED' },
  ],
};

const adminScreens: readonly Screen[] = [
  {
    ...list,
    name: 'admin-practice-exam-scoring',
    state: 'full',
    until: sequence(
      clickButton(`Ações de ${authored}`),
      clickMenuItem('Editar'),
      clickLink('Nota'),
      seesText('Escala e áreas'),
    ),
  },
  {
    ...list,
    name: 'admin-practice-exam-scoring',
    state: 'areas',
    until: sequence(
      clickButton(`Ações de ${authored}`),
      clickMenuItem('Editar'),
      clickLink('Nota'),
      chooseScale('Acertos, metade em cada área'),
      clickButton('Mais uma área'),
      clickButton('Comparar'),
      seesText(/gabarito deste caderno/),
    ),
  },
  {
    ...list,
    name: 'admin-practice-exam-scoring',
    state: 'calibration',
    mock: async (page) => {
      await patchReply(scoring, { scale: { kind: 'ITEM_RESPONSE' } })(page);
      await replyWith(calibration, estimates)(page);
    },
    until: sequence(
      clickButton(`Ações de ${authored}`),
      clickMenuItem('Editar'),
      clickLink('Nota'),
      (page) => page.getByText('Ver as questões em uma tabela').click(),
      seesText('dados insuficientes'),
    ),
  },
  { ...itemFiles, state: 'full', until: seesButton('Escolher arquivo') },
  {
    ...itemFiles,
    state: 'preview',
    mock: replyWith(/\/v1\/item-parameters\/files\/preview$/, itemFileReport),
    until: sequence(
      chooseItemFile('CO_POSICAO;SG_AREA'),
      seesButton('Importar 2 cadernos'),
      (page) => page.getByText(/^A questão não tem parâmetros/).click(),
    ),
  },
  {
    ...itemFiles,
    state: 'refused file',
    until: sequence(
      chooseItemFile(
        [
          'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA',
          '136;MT;1;D;6;2.5;NaN;0.2;AZUL;9999',
          '137;MT;2;D;6;2.5;1.0;0.2;AZUL;9999',
        ].join('\n'),
      ),
      seesText('Nenhum caderno deste arquivo pode ser importado'),
      seesText(/^O caderno 9999 tem 43 questões/),
    ),
  },
  { ...list, state: 'full', until: seesButton(/^Ações de /) },
  {
    ...list,
    state: 'empty',
    mock: patchReply(listing, { items: [], total: 0, totalPages: 0 }),
    until: seesText('Sua escola ainda não tem simulados.'),
  },
  { ...list, state: 'loading', mock: leavePending(listing), until: seesSkeleton },
  { ...list, state: 'error', mock: refuse503(listing), until: seesError },
  {
    ...list,
    state: 'deletion',
    until: sequence(
      clickButton(/^Ações de /),
      clickMenuItem('Excluir'),
      seesButton('Excluir simulado'),
    ),
  },
  { ...preview, state: 'introduction', until: openPreview },
  { ...preview, state: 'question', until: takePreview },
  {
    ...preview,
    state: 'result',
    until: sequence(
      takePreview,
      clickButton('Entregar'),
      seesText('Entregar agora?'),
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click(),
      seesText('Questão por questão'),
    ),
  },
  { ...newExam, state: 'full', until: seesButton('Criar simulado') },
  {
    ...newExam,
    state: 'invalid fields',
    until: sequence(
      turnOn('Sortear as questões'),
      turnOn('Prova de nivelamento'),
      clickButton('Criar simulado'),
      seesText('Confira estes 5 campos:'),
    ),
  },
  { ...settings, state: 'full', until: seesSettings },
  {
    ...settings,
    state: 'too few questions',
    until: sequence(
      seesSettings,
      (page) => page.getByRole('textbox', { name: 'Quantas questões' }).fill('400'),
      seesText(/questões combinam com os filtros: faltam/),
    ),
  },
  {
    ...settings,
    state: 'selection',
    until: sequence(
      seesSettings,
      (page) => page.getByRole('combobox', { name: 'De onde sortear' }).click(),
      pressKey('ArrowDown'),
      seesText('Habilidades'),
    ),
  },
  {
    ...settings,
    state: 'loading',
    mock: leavePending(oneExam),
    until: sequence(openSettings, seesSkeleton),
  },
  {
    ...settings,
    state: 'error',
    mock: refuse503(oneExam),
    until: sequence(openSettings, seesError),
  },
  {
    ...contents,
    state: 'random questions',
    until: sequence(clickLink(random), seesText('Cada tentativa sorteia 8 questões.')),
  },
  {
    ...contents,
    state: 'authored questions',
    until: sequence(clickLink(authored), seesButton('Importar questões')),
  },
];

export const practiceExamScreens = [...learnerScreens, ...adminScreens];
