import type { AnswerOf } from '@sabia/domain/operation.ts';
import type { ListedBulkChange } from '@sabia/domain/questions/bulk-change.ts';
import type { ListedQuestion } from '@sabia/domain/questions/listed-question.ts';
import type { readQuestionUsage } from '@sabia/domain/questions/question-banks.contract.ts';
import {
  replyWith,
  seesError,
  clickLink,
  sequence,
  refuse503,
  clickButton,
  type Screen,
  seesText,
  seesButton,
  leavePending,
  seesSkeleton,
} from './screen.ts';

const order = /\/v1\/courses\/content\/[\w-]{36}\/questions\/order$/;
const statistics = /\/v1\/courses\/content\/[\w-]{36}\/questions\/statistics$/;

/** The address has an id, which differs in each test server: the screen opens from the list. */
const inCourse = {
  user: 'admin',
  address: '/admin/conteudos/cursos?page=1&busca=socorros',
} as const;
const questions = { ...inCourse, name: 'admin-questions' } as const;
const question = { ...inCourse, name: 'admin-question' } as const;

const openExam = sequence(
  clickLink('Primeiros socorros para quem não é da saúde'),
  clickLink('Até a ambulância chegar'),
);
const seesQuestions = sequence(openExam, seesButton('Estatísticas'));
const seesEditor = seesButton('Adicionar alternativa');

const bulkChanges = /\/v1\/questions\/bulk-changes/;
const list = /\/v1\/questions(\?|$)/;
const bank = { user: 'admin', name: 'admin-question-bank', address: '/admin/questoes' } as const;

const drawnQuestion: ListedQuestion = {
  id: '01a1f000-0000-7000-8000-000000000011',
  name: 'Regra de três com torneiras',
  code: 'MAT-77',
  tags: ['regra de três', 'enem'],
  difficulty: 'MEDIUM',
  source: 'Enem',
  year: 2019,
  authors: 'Helena Duarte',
  statement: '<p>Três torneiras enchem um tanque em seis horas.</p>',
  version: 1,
  kind: 'NUMERIC',
  alternativesQtd: 0,
  category: null,
  level: null,
  owner: {
    kind: 'bank',
    id: '01a1f000-0000-7000-8000-000000000012',
    title: 'Matemática do ensino médio',
    contentId: null,
  },
  measured: { rightShare: 38, answersQtd: 212 },
  duplicatesQtd: 1,
  examsQtd: 1,
  drawingExamsQtd: 1,
  bankAttemptsQtd: 31,
};
const changes: readonly ListedBulkChange[] = (['delete', 'describe', 'tag'] as const).map(
  (kind, index) => ({
    id: `01a1f000-0000-7000-8000-00000000002${index}`,
    kind,
    questionsQtd: 3 + 40 * index,
    changedBy: { id: '01a1f000-0000-7000-8000-000000000030', name: 'Helena Duarte' },
    changedAt: '2026-11-12T14:32:00.000Z',
    undoneAt: index === 1 ? '2026-11-12T14:40:00.000Z' : null,
  }),
);
const listedChanges = { items: changes, page: 1, limit: 10, total: 23, totalPages: 3 };
const usage: AnswerOf<typeof readQuestionUsage> = {
  exams: [
    {
      kind: 'content',
      id: '01a1f000-0000-7000-8000-000000000013',
      title: 'Prova da unidade 3',
      courseId: '01a1f000-0000-7000-8000-000000000014',
      within: 'Matemática para o dia a dia',
    },
  ],
  drawingExams: [
    {
      kind: 'practice-exam',
      id: '01a1f000-0000-7000-8000-000000000015',
      title: 'Revisão da semana',
      courseId: null,
      within: null,
    },
  ],
  answeredTriesQtd: 64,
};

const giftFile = `$CATEGORY: Matemática

::Soma:: Quanto é 2 + 2? {=4 ~3 ~5}

::Raiz:: Qual é a raiz de 9? {#3:0}

::Sem resposta:: Quanto é 7 × 8? {~54 ~55}`;

export const questionScreens: readonly Screen[] = [
  { ...bank, state: 'full', until: seesText(/^\d+ questões$/) },
  {
    ...bank,
    state: 'regrading',
    mock: replyWith(/\/v1\/regradings/, [
      {
        questionId: '01a208e8-b1a5-73b4-b277-e50500890001',
        examId: null,
        doneQtd: 1400,
        triesQtd: 5230,
        requestedAt: '2026-11-27T12:00:00.000Z',
      },
    ]),
    until: seesText('As notas estão sendo refeitas.'),
  },
  {
    ...bank,
    state: 'empty',
    mock: replyWith(list, { items: [], next: null, total: 0 }),
    until: seesText('Sua escola ainda não tem questões.'),
  },
  {
    ...bank,
    state: 'nothing found',
    address: '/admin/questoes?busca=ornitorrinco&uso=unused',
    until: seesText('Nenhuma questão com estes filtros.'),
  },
  { ...bank, state: 'loading', mock: leavePending(list), until: seesSkeleton },
  { ...bank, state: 'error', mock: refuse503(list), until: seesError },
  {
    ...bank,
    state: 'export of a selection',
    mock: replyWith(list, { items: [drawnQuestion], next: null, total: 1 }),
    until: sequence(
      (page) => page.getByLabel('Selecionar as que aparecem').check(),
      clickButton('Exportar as selecionadas'),
      seesText('Moodle XML'),
    ),
  },
  {
    ...bank,
    state: 'banks',
    until: sequence(seesText(/^\d+ questões$/), clickButton('Bancos'), seesButton('Criar')),
  },
  {
    ...bank,
    state: 'filters',
    until: sequence(clickButton('Mais filtros'), seesText('Dificuldade medida')),
  },
  {
    ...bank,
    state: 'recent changes',
    mock: replyWith(bulkChanges, listedChanges),
    until: sequence(clickButton('Mudanças recentes'), seesButton(/^Mostrar mais$/)),
  },
  {
    ...bank,
    state: 'no recent changes',
    mock: replyWith(bulkChanges, { ...listedChanges, items: [], total: 0, totalPages: 0 }),
    until: sequence(clickButton('Mudanças recentes'), seesText('Nenhuma mudança em 30 dias.')),
  },
  {
    ...bank,
    state: 'recent changes loading',
    mock: leavePending(bulkChanges),
    until: sequence(clickButton('Mudanças recentes'), seesSkeleton),
  },
  {
    ...bank,
    state: 'recent changes unavailable',
    mock: refuse503(bulkChanges),
    until: sequence(clickButton('Mudanças recentes'), seesError),
  },
  {
    ...bank,
    state: 'usage',
    mock: async (page) => {
      await replyWith(list, { items: [drawnQuestion], next: null, total: 1 })(page);
      await replyWith(/\/v1\/questions\/[\w-]{36}\/usage$/, usage)(page);
    },
    until: sequence(
      clickButton('em 2 provas, em 31 tentativas'),
      seesText('Pode ser sorteada em:'),
    ),
  },
  {
    ...bank,
    state: 'import',
    until: sequence(
      clickButton('Importar questões'),
      (page) =>
        page.getByLabel('Arquivo de questões').setInputFiles({
          name: 'prova.gift',
          mimeType: 'text/plain',
          buffer: Buffer.from(giftFile),
        }),
      seesButton('Importar 2 questões'),
    ),
  },
  { ...questions, state: 'full', until: seesQuestions },
  {
    ...questions,
    state: 'empty',
    mock: replyWith(order, { questionIds: [] }),
    until: sequence(openExam, seesText('Nenhuma questão ainda.')),
  },
  {
    ...questions,
    state: 'loading',
    mock: leavePending(order),
    until: sequence(openExam, seesSkeleton),
  },
  { ...questions, state: 'error', mock: refuse503(order), until: sequence(openExam, seesError) },
  {
    ...questions,
    state: 'statistics',
    until: sequence(seesQuestions, clickButton('Estatísticas'), seesText(/^Dados insuficientes/)),
  },
  {
    ...questions,
    state: 'statistics unavailable',
    mock: refuse503(statistics),
    until: sequence(seesQuestions, clickButton('Estatísticas'), seesError),
  },
  {
    ...questions,
    state: 'menu',
    until: sequence(seesQuestions, clickButton('Ações da questão 1'), seesText('Duplicar')),
  },
  { ...question, state: 'full', until: sequence(openExam, clickLink(/^1\. /), seesEditor) },
  {
    ...question,
    state: 'invalid fields',
    until: sequence(
      openExam,
      clickLink('Adicionar questão'),
      seesEditor,
      (page) => page.getByRole('button', { name: 'Salvar', exact: true }).last().click(),
      seesText('Confira estes 7 campos:'),
    ),
  },
];
