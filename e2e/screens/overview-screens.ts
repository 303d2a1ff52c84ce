import {
  replyWith,
  seesError,
  sequence,
  patchReply,
  refuse503,
  type Screen,
  seesText,
  leavePending,
  type Action,
  seesSkeleton,
} from './screen.ts';

const overview = /\/v1\/overview/;
const screen = { name: 'admin-overview', user: 'admin', address: '/admin' } as const;

const exam = {
  contentId: null,
  practiceExamId: '019d0000-0000-7000-8000-000000000001',
  courseId: null,
  courseTitle: null,
  title: 'Prova final de primeiros socorros para quem não é da saúde',
};
const exams = [
  { ...exam, tries: 1234, learners: 987, correctAverage: 71.4, approvedShare: 55 },
  {
    ...exam,
    practiceExamId: null,
    contentId: '019d0000-0000-7000-8000-000000000002',
    courseId: '019d0000-0000-7000-8000-000000000003',
    courseTitle: 'Planilhas para organizar a vida',
    title: 'Prova final',
    tries: 12,
    learners: 9,
    correctAverage: 90,
    approvedShare: 100,
  },
];
const missed = [
  {
    ...exam,
    questionId: '019d0000-0000-7000-8000-000000000004',
    statement: '<p>Em uma queimadura, o que se faz <strong>primeiro</strong>?</p>',
    answersQtd: 210,
    missedShare: 62,
    blankShare: 20,
  },
];

const mockExams = sequence(
  replyWith(/\/v1\/overview\/exams/, exams),
  replyWith(/\/v1\/overview\/missed-questions/, missed),
);

/** Opens the tables below the charts. */
const openTables: Action = async (page) => {
  await page.locator('.recharts-surface').first().waitFor();
  for (const summary of await page.getByText('Ver como tabela').all()) await summary.click();
};

const nothing = {
  activeLearners: 0,
  contentsCompleted: 0,
  enrolments: 0,
  coursesCompleted: 0,
  certificates: 0,
};

export const overviewScreens: readonly Screen[] = [
  {
    ...screen,
    state: 'full',
    mock: mockExams,
    until: sequence(
      seesText('Questões mais erradas'),
      seesText('Até onde vão em um curso'),
      openTables,
    ),
  },
  {
    ...screen,
    state: 'empty',
    mock: sequence(
      patchReply(/\/v1\/overview\?/, { totals: nothing, previous: nothing, days: [] }),
      replyWith(/\/v1\/overview\/(exams|missed-questions|courses)\?/, []),
    ),
    until: seesText('Ainda não há quem tenha começado um curso neste período.'),
  },
  { ...screen, state: 'loading', mock: leavePending(overview), until: seesSkeleton },
  { ...screen, state: 'error', mock: refuse503(overview), until: seesError },
];
