import { createRoute } from '@tanstack/react-router';
import {
  assignmentQuery,
  assignmentsQuery,
  ownAssignmentsQuery,
  teachingDayQuery,
} from './assignments/assignments.api.ts';
import { assignmentSearch, classSearch, toDoSearch } from './assignments/assignment-search.ts';
import { classMockExamRoutes } from './class-mock-exam-routes.tsx';
import { classNoticeQuery, classNoticesQuery } from './class-notices/class-notices.api.ts';
import { classQuery, ownClassesQuery } from './classes/classes.api.ts';
import { agreementQuery } from './corrections/agreement/agreement.api.ts';
import { gradebookQuery } from './gradebook/gradebook.api.ts';
import { gradebookSearch } from './gradebook/gradebook-search.ts';
import { ownGradebookQuery } from './gradebook/own/own-gradebook.api.ts';
import { gradebookRulesQuery } from './gradebook/rules/rules.api.ts';
import { lazyPage } from './layout/lazy-page.ts';
import { ownMockExamsQuery } from './mock-exams/own-mock-exams.api.ts';
import { startQueries } from './platform/api/start-queries.ts';
import { taughtCoursesQuery } from './overview/overview.api.ts';
import { text, uuid } from './platform/search-params.ts';
import { attendanceSearch, rollSearch } from './rolls/roll-search.ts';
import { attendanceQuery, rollDaysQuery } from './rolls/rolls.api.ts';
import { classArea } from './root-routes.tsx';

// Every address of classes, in a chunk that only those load who open one.

const ownClasses = createRoute({
  getParentRoute: () => classArea,
  path: '/',
  loader: ({ context: { queryClient } }) =>
    startQueries(queryClient, ownClassesQuery(), taughtCoursesQuery(), ownMockExamsQuery),
  component: lazyPage(() => import('./classes/own/OwnClassesPage.tsx')),
});

const joinClass = createRoute({
  getParentRoute: () => classArea,
  path: '/entrar',
  validateSearch: ({ codigo }: Record<string, unknown>): { codigo?: string | undefined } => ({
    codigo: text(codigo),
  }),
  component: lazyPage(() => import('./classes/own/JoinClassPage.tsx')),
});

const toDo = createRoute({
  getParentRoute: () => classArea,
  path: '/a-fazer',
  validateSearch: toDoSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { estado, page } }) =>
    startQueries(queryClient, ownAssignmentsQuery(estado ? 'OVER' : 'TO_DO', page)),
  component: lazyPage(() => import('./assignments/ToDoPage.tsx')),
});

const today = createRoute({
  getParentRoute: () => classArea,
  path: '/hoje',
  loader: ({ context: { queryClient } }) => startQueries(queryClient, teachingDayQuery),
  component: lazyPage(() => import('./assignments/TodayPage.tsx')),
});

const essayRoom = createRoute({
  getParentRoute: () => classArea,
  path: '/redacoes',
  staticData: { isImmersive: true },
  component: lazyPage(() => import('./corrections/essay-room/EssayRoomPage.tsx')),
});

const agreement = createRoute({
  getParentRoute: () => classArea,
  path: '/redacoes/concordancia',
  loader: ({ context: { queryClient } }) => startQueries(queryClient, agreementQuery),
  component: lazyPage(() => import('./corrections/agreement/AgreementPage.tsx')),
});

const taughtCourse = createRoute({
  getParentRoute: () => classArea,
  path: '/cursos',
  validateSearch: ({ curso }: Record<string, unknown>): { curso?: string | undefined } => ({
    curso: uuid(curso),
  }),
  loader: ({ context: { queryClient } }) => startQueries(queryClient, taughtCoursesQuery()),
  component: lazyPage(() => import('./overview/TaughtCoursePage.tsx')),
});

const ownClass = createRoute({
  getParentRoute: () => classArea,
  path: '/$classId',
  validateSearch: classSearch,
  loaderDeps: ({ search: { pagina, avisos } }) => ({ pagina, avisos }),
  loader: ({ context: { queryClient }, params: { classId }, deps: { pagina, avisos } }) => {
    startQueries(
      queryClient,
      assignmentsQuery(classId, pagina),
      classNoticesQuery(classId, avisos),
      ownMockExamsQuery,
    );
    return queryClient.query(classQuery(classId));
  },
  component: lazyPage(() => import('./classes/own/OwnClassPage.tsx')),
});

const rollCall = createRoute({
  getParentRoute: () => classArea,
  path: '/$classId/chamada',
  staticData: { isImmersive: true },
  validateSearch: rollSearch,
  loader: ({ context: { queryClient }, params: { classId } }) =>
    startQueries(queryClient, classQuery(classId), rollDaysQuery(classId)),
  component: lazyPage(() => import('./rolls/RollCallPage.tsx')),
});

const attendance = createRoute({
  getParentRoute: () => classArea,
  path: '/$classId/frequencia',
  validateSearch: attendanceSearch,
  loaderDeps: ({ search: { de, ate } }) => ({ de, ate }),
  loader: ({ context: { queryClient }, params: { classId }, deps }) =>
    startQueries(queryClient, classQuery(classId), attendanceQuery(classId, deps)),
  component: lazyPage(() => import('./rolls/AttendancePage.tsx')),
});

const gradebook = createRoute({
  getParentRoute: () => classArea,
  path: '/$classId/boletim',
  validateSearch: gradebookSearch,
  loaderDeps: ({ search: { pagina } }) => ({ pagina }),
  loader: ({ context: { queryClient }, params: { classId }, deps: { pagina } }) =>
    startQueries(queryClient, classQuery(classId), gradebookQuery(classId, pagina)),
  component: lazyPage(() => import('./gradebook/GradebookPage.tsx')),
});

const gradebookRules = createRoute({
  getParentRoute: () => classArea,
  path: '/$classId/boletim/regras',
  staticData: { isImmersive: true },
  loader: ({ context: { queryClient }, params: { classId } }) => {
    startQueries(queryClient, gradebookRulesQuery(classId));
    return queryClient.query(classQuery(classId));
  },
  component: lazyPage(() => import('./gradebook/rules/GradebookRulesPage.tsx')),
});

const ownGradebook = createRoute({
  getParentRoute: () => classArea,
  path: '/$classId/meu-boletim',
  loader: ({ context: { queryClient }, params: { classId } }) =>
    startQueries(queryClient, ownGradebookQuery(classId)),
  component: lazyPage(() => import('./gradebook/own/OwnGradebookPage.tsx')),
});

const newAssignment = createRoute({
  getParentRoute: () => classArea,
  path: '/$classId/nova-atividade',
  loader: ({ context: { queryClient }, params: { classId } }) =>
    queryClient.query(classQuery(classId)),
  component: lazyPage(() => import('./assignments/AssignmentEditPage.tsx'), 'NewAssignmentPage'),
});

const assignment = createRoute({
  getParentRoute: () => classArea,
  path: '/$classId/atividades/$assignmentId',
  validateSearch: assignmentSearch,
  loader: ({ context: { queryClient }, params: { classId, assignmentId } }) =>
    Promise.all([
      queryClient.query(classQuery(classId)),
      queryClient.query(assignmentQuery(classId, assignmentId)),
    ]),
  component: lazyPage(() => import('./assignments/AssignmentPage.tsx')),
});

const editAssignment = createRoute({
  getParentRoute: () => classArea,
  path: '/$classId/atividades/$assignmentId/editar',
  loader: ({ context: { queryClient }, params: { classId, assignmentId } }) =>
    Promise.all([
      queryClient.query(classQuery(classId)),
      queryClient.query(assignmentQuery(classId, assignmentId)),
    ]),
  component: lazyPage(() => import('./assignments/AssignmentEditPage.tsx'), 'AssignmentEditPage'),
});

const newNotice = createRoute({
  getParentRoute: () => classArea,
  path: '/$classId/novo-aviso',
  loader: ({ context: { queryClient }, params: { classId } }) =>
    queryClient.query(classQuery(classId)),
  component: lazyPage(() => import('./class-notices/NoticeEditPage.tsx'), 'NewNoticePage'),
});

const editNotice = createRoute({
  getParentRoute: () => classArea,
  path: '/$classId/avisos/$noticeId',
  loader: ({ context: { queryClient }, params: { classId, noticeId } }) =>
    Promise.all([
      queryClient.query(classQuery(classId)),
      queryClient.query(classNoticeQuery(classId, noticeId)),
    ]),
  component: lazyPage(() => import('./class-notices/NoticeEditPage.tsx'), 'NoticeEditPage'),
});

export const classRoutes = [
  ownClasses,
  joinClass,
  toDo,
  today,
  essayRoom,
  agreement,
  taughtCourse,
  ownClass,
  rollCall,
  attendance,
  gradebook,
  gradebookRules,
  ownGradebook,
  newAssignment,
  assignment,
  editAssignment,
  newNotice,
  editNotice,
  ...classMockExamRoutes,
];

// In the place of those that routes.tsx has until now.
classArea.addChildren(classRoutes);
