/** Progress of a learner in a course: the first contents, each with the days since its completion. */
export type DemoStudy = {
  courseSlug: string;
  contentsCompleted: number;
  daysAgo: number[];
};

/** A submitted attempt at a practice exam: the letters of its answers, a point is blank. */
type DemoAttempt = {
  examTitle: string;
  daysAgo: number;
  answers: string;
};

export type DemoLearner = {
  name: string;
  email: string;
  role: 'ADMIN' | 'LEARNER';
  hasActiveSubscription: boolean;
  /** Teaches the classes of demo-classes.ts. */
  isTeacher?: true;
  state: string;
  city: string;
  /** Absent before the leveling exam. */
  level?: string;
  history: DemoStudy[];
  attempts: DemoAttempt[];
};

export const likeTheEnem = 'Como no Enem: quatro áreas em uma hora';

/** Streaks end yesterday, so that the first completed content continues one. */
export const demoLearners: DemoLearner[] = [
  {
    name: 'Helena Duarte',
    email: 'admin@sabia.local',
    role: 'ADMIN',
    hasActiveSubscription: false,
    state: 'PE',
    city: 'Recife',
    level: 'Avançado',
    history: [],
    attempts: [],
  },
  {
    name: 'Tiago Nakamura',
    email: 'assinante@sabia.local',
    role: 'LEARNER',
    hasActiveSubscription: true,
    state: 'PR',
    city: 'Londrina',
    level: 'Intermediário',
    history: [
      {
        courseSlug: 'falar-em-publico',
        contentsCompleted: 6,
        daysAgo: [20, 19, 18, 17, 15, 14],
      },
      {
        courseSlug: 'python-primeiros-programas',
        contentsCompleted: 4,
        daysAgo: [6, 5, 4, 3],
      },
      { courseSlug: 'redacao-enem', contentsCompleted: 3, daysAgo: [2, 1, 1] },
    ],
    attempts: [
      { examTitle: likeTheEnem, daysAgo: 20, answers: 'BCDABBCDAAACDAEAADDAEACD' },
      { examTitle: likeTheEnem, daysAgo: 5, answers: 'BCDAEBCDAEACDAEBCADAEBCD' },
    ],
  },
  {
    name: 'Joana Batista',
    email: 'aluno@sabia.local',
    role: 'LEARNER',
    hasActiveSubscription: false,
    state: 'BA',
    city: 'Feira de Santana',
    history: [
      {
        courseSlug: 'orcamento-domestico',
        contentsCompleted: 6,
        daysAgo: [12, 11, 11, 9, 8, 8],
      },
      { courseSlug: 'planilhas-do-zero', contentsCompleted: 2, daysAgo: [4, 3] },
      { courseSlug: 'primeiros-socorros', contentsCompleted: 3, daysAgo: [2, 2, 1] },
    ],
    attempts: [
      { examTitle: likeTheEnem, daysAgo: 26, answers: 'BCAAA.CDBEADDABB..DBEACA' },
      { examTitle: likeTheEnem, daysAgo: 12, answers: 'BCDAACCDAEADDAEBA.DAEACA' },
      { examTitle: likeTheEnem, daysAgo: 3, answers: 'BCDAECCDAEBDDAEBADDAEBAA' },
    ],
  },
  {
    name: 'Beatriz Rocha',
    email: 'professora@sabia.local',
    role: 'LEARNER',
    hasActiveSubscription: false,
    isTeacher: true,
    state: 'MG',
    city: 'Ouro Preto',
    history: [],
    attempts: [],
  },
];
