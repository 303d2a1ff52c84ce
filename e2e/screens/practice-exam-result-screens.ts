import { gradedKinds, questionsOfKinds } from './kinds-replies.ts';
import {
  clickButton,
  clickLink,
  leavePending,
  patchReply,
  refuse404,
  refuse503,
  replyWith,
  seesHeading,
  seesText,
  sequence,
  type Action,
  type Screen,
} from './screen.ts';

// The results of a practice exam with a scale. The demo school has none, so the replies are changed.

const oneExam = /\/v1\/practice-exams\/[\w-]{36}$/;
const startCall = /\/v1\/practice-exams\/([\w-]{36}\/attempts|attempts\/[\w-]+)$/;
const scoresCall = /\/v1\/practice-exams\/attempts\/[\w-]+\/scores$/;
const title = 'Contas do mês sem calculadora';

type Kind = 'ITEM_RESPONSE' | 'COUNT';

const questions = (kind: Kind, first: number) =>
  Array.from({ length: 12 }, (_, at) => ({
    questionId: `01a208e8-b1a5-73b4-b277-e50500${first}890${String(at).padStart(2, '0')}`,
    number: first + at,
    weight: 1,
    isRight: at % 3 !== 0,
    isBlank: at === 6,
    ability: 1 + ((at * 7) % 30),
    effect:
      kind === 'COUNT'
        ? null
        : { gain: at % 3 === 0 ? 9.8 + at : 0, chance: 92 - 6 * at, difficulty: at / 4 - 1 },
  }));

const scores = (kind: Kind) => ({
  scale: {
    title: kind === 'COUNT' ? 'OAB, 1ª fase: 40 acertos' : 'Enem (TRI)',
    kind,
    rightPoints: kind === 'COUNT' ? 1 : null,
    wrongPoints: kind === 'COUNT' ? 0 : null,
  },
  total: kind === 'COUNT' ? 16 : 591.7,
  cut: kind === 'COUNT' ? 14 : null,
  isApproved: kind === 'COUNT' ? true : null,
  areas: ['Matemática', 'Humanas'].map((name, at) => ({
    areaId: `01a208e8-b1a5-73b4-b277-e5050089001${at}`,
    title: name,
    area: kind === 'COUNT' ? null : ['MT', 'CH'][at],
    weight: at + 1,
    score: kind === 'COUNT' ? 8 : 612.4 - 40 * at,
    standardError: kind === 'COUNT' ? null : 31.2,
    correctQtd: 8,
    wrongQtd: 3,
    blankQtd: 1,
    itemsQtd: 12,
    isApproved: null,
    isEstimated: at === 1,
    isReproducible: kind === 'COUNT' ? null : at === 0,
    isContradictory: false,
    average: at === 0 ? 531.2 : null,
    cut: null,
    annulledQtd: at,
    uncountedQtd: kind === 'COUNT' ? 0 : at * 3,
    uncounted: kind === 'COUNT' || at === 0 ? [] : [13, 17, 21],
    hasQuestionWeights: kind === 'COUNT',
    questions: questions(kind, 10 + 12 * at),
  })),
});

const withScores = (kind: Kind): Action =>
  sequence(
    patchReply(oneExam, { scale: { title: 'Escala', kind } }),
    patchReply(startCall, gradedKinds),
    replyWith(scoresCall, scores(kind)),
  );

const open = sequence(
  clickLink(title),
  seesHeading(title),
  clickButton(/^(Começar|Continuar tentativa|Tentar de novo)$/),
  seesText('Questão por questão'),
);

const essaysCall = /\/v1\/practice-exams\/attempts\/[\w-]+\/essays$/;

const textQuestion = gradedKinds.graded.find(({ response }) => response?.kind === 'OPEN_TEXT');

/** The text of the ten kinds as an essay by the rubric of the Enem. */
const essayOf = (state: object) => ({
  essays: [
    {
      questionId: textQuestion?.questionId,
      rubricTitle: 'Enem',
      status: 'WAITING',
      givenQtd: 1,
      wantedQtd: 2,
      score: null,
      mostPoints: 1000,
      zeroReason: null,
      criteria: [],
      explanation: null,
      comments: [],
      noted: [] as object[],
      curve: [],
      ...state,
    },
  ],
  earlier: [] as object[],
});

const competences = [
  'Domínio da escrita formal',
  'Tema e repertório',
  'Argumentação',
  'Coesão',
  'Proposta de intervenção',
];

const settledEssay = essayOf({
  status: 'SETTLED',
  givenQtd: 2,
  score: 720,
  explanation: 'Média de duas correções: 760 e 680.',
  criteria: competences.map((name, at) => ({
    key: `C${at + 1}`,
    title: name,
    points: [160, 180, 120, 140, 120][at],
    mostPoints: 200,
    words:
      at % 2 === 0
        ? 'Apresenta informações e opiniões limitadas aos argumentos dos textos motivadores e pouco organizadas.'
        : null,
  })),
  comments: [
    {
      criterion: 'C3',
      text: 'Boa imagem. Diga quanto o rio sobe: vira dado.',
      anchor: { quote: 'Chove na nascente', prefix: '', suffix: ', e o rio sobe.' },
    },
    {
      criterion: 'C4',
      text: 'O conectivo está certo; varie nos próximos parágrafos.',
      anchor: { quote: 'e o rio', prefix: 'Chove na nascente, ', suffix: ' sobe.' },
    },
    { criterion: null, text: 'Leia de novo antes de entregar.', anchor: null },
  ],
  noted: [
    { id: '01a208e8-b1a5-73b4-b277-e50500890031', criterion: null, comment: 1 },
    { id: '01a208e8-b1a5-73b4-b277-e50500890032', criterion: 'C3', comment: null },
  ],
});

const [settled] = settledEssay.essays;

/** The same after another version, with the essays before. */
const rewrittenEssay = {
  essays: [
    {
      ...settled,
      curve: [80, 120, 120, 200, 160].map((points, at) => ({
        attemptId: `01a208e8-b1a5-73b4-b277-e5050089002${at}`,
        questionId: settled?.questionId,
        submittedAt: `2026-0${at + 4}-12T12:00:00.000Z`,
        score: 5 * points,
        points: Object.fromEntries(
          competences.map((_, of) => [`C${of + 1}`, Math.max(0, points - 40 * (of % 3))]),
        ),
      })),
    },
  ],
  earlier: [{ ...settled, number: 1, score: 560, text: 'Chove na nascente, e o rio sobe.' }],
};

/** The phone, which the page is opened on, shows it closed. */
const opensVersion: Action = async (page) => {
  await page.getByText('Versão da 1ª tentativa').click();
  await page.getByText('O que você escreveu').waitFor();
};

const textOnly = questionsOfKinds.filter(({ id }) => id === textQuestion?.questionId);

const withEssay = (reply: object): Action =>
  sequence(patchReply(startCall, gradedKinds), replyWith(essaysCall, reply));

const result = {
  name: 'practice-exam-result',
  // As in the screens of exams.
  user: 'subscriber',
  address: '/exercicios',
} as const;

export const practiceExamResultScreens: readonly Screen[] = [
  {
    ...result,
    state: 'with an essay',
    mock: withEssay(settledEssay),
    until: sequence(open, seesText('Leia de novo antes de entregar.')),
  },
  {
    ...result,
    state: 'with a rewritten essay',
    mock: sequence(
      withEssay(rewrittenEssay),
      patchReply(startCall, { ...gradedKinds, questions: textOnly, graded: [textQuestion] }),
    ),
    until: sequence(open, seesText('Sua evolução'), opensVersion),
  },
  {
    ...result,
    state: 'rewriting',
    mock: sequence(
      patchReply(startCall, { questions: textOnly, questionsQtd: 1, answers: [], number: 2 }),
      replyWith(essaysCall, { ...rewrittenEssay, essays: [] }),
    ),
    until: sequence(
      clickLink(title),
      seesHeading(title),
      clickButton(/^(Começar|Continuar tentativa|Tentar de novo)$/),
      opensVersion,
    ),
  },
  {
    ...result,
    state: 'with an essay that waits for the publication',
    mock: withEssay(essayOf({ status: 'WITHHELD', givenQtd: 2 })),
    until: sequence(open, seesText('Corrigida, aguarda a publicação da turma.')),
  },
  {
    ...result,
    state: 'with an essay that waits',
    mock: withEssay(essayOf({})),
    until: sequence(open, seesText('A redação espera a segunda correção.')),
  },
  {
    ...result,
    state: 'while its essays load',
    mock: sequence(patchReply(startCall, gradedKinds), leavePending(essaysCall)),
    until: open,
  },
  {
    ...result,
    state: 'without its essays',
    mock: sequence(patchReply(startCall, gradedKinds), refuse503(essaysCall)),
    until: sequence(open, seesText('Faltou a infiltração; o resto está claro.')),
  },
  { ...result, state: 'by item response', mock: withScores('ITEM_RESPONSE'), until: open },
  { ...result, state: 'by points', mock: withScores('COUNT'), until: open },
  {
    ...result,
    state: 'of a closed exam',
    mock: withScores('COUNT'),
    // The exam is withdrawn, or the access of the learner has ended.
    until: sequence(open, refuse404(oneExam), (page) => page.reload(), seesText('Como foi')),
  },
];
