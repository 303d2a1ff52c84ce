import {
  leavePending,
  refuse503,
  replyWith,
  type Screen,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const taughtCourses = /\/v1\/overview\/courses\/taught/;
const dropOff = /\/v1\/overview\/courses\/[\w-]+\/drop-off/;
const taughtCourse = { name: 'taught-course', user: 'learner', address: '/turmas/cursos' } as const;
const ownCourses = [
  {
    courseId: '0193b3a0-0000-7000-8000-000000000021',
    title: 'Bordado livre para quem nunca segurou uma agulha',
    enrolments: 1240,
    completed: 312,
  },
  {
    courseId: '0193b3a0-0000-7000-8000-000000000022',
    title: 'Costura',
    enrolments: 0,
    completed: 0,
  },
];
const wayOf = (course: (typeof ownCourses)[number] | undefined) => ({
  ...course,
  contents: ['Ponto atrás', 'Nó francês'].map((title, at) => ({
    contentId: `0193b3a0-0000-7000-8000-00000000003${at}`,
    contentType: 'TEXTPAGE',
    title,
    sectionTitle: 'Pontos',
    reached: 1240 - 500 * at,
    completed: 900 - 500 * at,
  })),
});

export const taughtCourseScreens: readonly Screen[] = [
  {
    name: 'classes',
    user: 'learner',
    address: '/turmas',
    state: 'taught courses',
    mock: replyWith(taughtCourses, ownCourses),
    until: seesText('Cursos que ensino'),
  },
  {
    ...taughtCourse,
    state: 'full',
    mock: sequence(replyWith(taughtCourses, ownCourses), replyWith(dropOff, wayOf(ownCourses[0]))),
    until: sequence(
      (page) => page.locator('.recharts-surface').first().waitFor(),
      (page) => page.getByText('Ver como tabela').click(),
      seesText('Nó francês'),
    ),
  },
  { ...taughtCourse, state: 'loading', mock: leavePending(taughtCourses), until: seesSkeleton },
  { ...taughtCourse, state: 'error', mock: refuse503(taughtCourses), until: seesError },
  {
    ...taughtCourse,
    state: 'empty',
    mock: replyWith(taughtCourses, []),
    until: seesText('Você não ensina nenhum curso.'),
  },
];
