import { gradedKinds } from './kinds-replies.ts';
import {
  clickButton,
  clickLink,
  patchReply,
  refuse404,
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

const result = {
  name: 'practice-exam-result',
  // As in the screens of exams.
  user: 'subscriber',
  address: '/exercicios',
} as const;

export const practiceExamResultScreens: readonly Screen[] = [
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
