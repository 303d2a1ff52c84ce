import { impersonatedRoles } from '@sabia/domain/users/impersonation.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import { examResultsQuery, examResultsSearch, reviewQuery } from './attempts/exam-results.api.ts';
import {
  classListQuery,
  classListSearch,
  memberListQuery,
  memberListSearch,
} from './classes/administration/class-list-search.ts';
import { classQuery } from './classes/classes.api.ts';
import { contentSearch } from './courses/authoring/course-content/content-search.ts';
import { correctionsSearch } from './corrections/corrections-search.ts';
import { courseListQuery, courseListSearch } from './courses/authoring/course-list-search.ts';
import { courseQuery } from './courses/courses.api.ts';
import { historySearch } from './history/history-search.ts';
import { historyQuery } from './history/history.api.ts';
import { instructorQuery, instructorsQuery } from './instructors/instructors.api.ts';
import { enemBookletsQuery } from './item-response/enem-scores.api.ts';
import { examScalesQuery, examScoringQuery } from './item-response/exam-scoring.api.ts';
import { liveListQuery, liveListSearch } from './lives/authoring/live-list-search.ts';
import { liveQuery } from './lives/lives.api.ts';
import { mockExamRoutes } from './mock-exam-routes.tsx';
import { examListQuery, examListSearch } from './practice-exams/authoring/exam-list-search.ts';
import { overviewQueries } from './overview/overview.api.ts';
import { overviewSearch, periodOf } from './overview/overview-search.ts';
import { practiceExamQuery } from './practice-exams/practice-exams.api.ts';
import { bankSearch } from './questions/bank/bank-search.ts';
import { questionSearch } from './questions/question-search.ts';
import { rubricQuery, rubricsQuery } from './questions/rubrics.api.ts';
import type { AppContext } from './layout/app-context.tsx';
import { lazyPage } from './layout/lazy-page.ts';
import { returnPath } from './platform/identity/return-path.ts';
import { oneOf, pageNumber } from './platform/search-params.ts';
import { startQueries } from './platform/api/start-queries.ts';
import { schoolQuery, termsQuery } from './school/school.api.ts';
import {
  subscriptionListQuery,
  subscriptionListSearch,
} from './subscriptions/administration/subscription-list-search.ts';
import { allPlansQuery, subscriptionQuery } from './subscriptions/subscriptions.api.ts';
import { taxonomyQuery } from './taxonomy/taxonomy.api.ts';
import { itemSearch } from './trails/authoring/trail-content/item-search.ts';
import { trailListQuery, trailListSearch } from './trails/authoring/trail-list-search.ts';
import { trailQuery } from './trails/trails.api.ts';
import { userListSearch } from './users/administration/user-list-search.ts';
import { admin } from './root-routes.tsx';

// Every address of the administration, in a chunk that learners never load.

/** The terms and instructors among which the settings forms of courses, trails and lives choose. */
const loadChoices = ({ queryClient }: AppContext) =>
  Promise.all([queryClient.query(taxonomyQuery), queryClient.query(instructorsQuery)]);

/** Begins an impersonation. It is an address so that a form with unsaved changes asks before leaving. */
const adminViewAs = createRoute({
  getParentRoute: () => admin,
  path: '/ver-como',
  validateSearch: ({ como, em, de }: Record<string, unknown>) => ({
    como: oneOf(impersonatedRoles, como) ?? 'LEARNER',
    em: returnPath(em),
    de: returnPath(de),
  }),
  beforeLoad: ({ context: { impersonation, queryClient }, search: { como, em, de } }) => {
    impersonation.begin(como, de);
    // The impersonated user must not see the administrator's data.
    queryClient.clear();
    throw redirect({ href: em, replace: true });
  },
});

const adminOverview = createRoute({
  getParentRoute: () => admin,
  path: '/',
  validateSearch: overviewSearch,
  loaderDeps: ({ search: { dias } }) => ({ dias }),
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, ...overviewQueries(periodOf(deps))),
  component: lazyPage(() => import('./overview/OverviewPage.tsx')),
});

const adminCourses = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos',
  validateSearch: courseListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, courseListQuery(deps), taxonomyQuery),
  component: lazyPage(() => import('./courses/authoring/CourseListPage.tsx')),
});

const adminNewCourse = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/novo',
  loader: ({ context }) => loadChoices(context),
  component: lazyPage(
    () => import('./courses/authoring/course-settings/CourseSettingsPage.tsx'),
    'NewCoursePage',
  ),
});

const adminQuickCourse = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/novo-rapido',
  loader: ({ context }) => context.queryClient.query(taxonomyQuery),
  component: lazyPage(() => import('./courses/authoring/quick-course/QuickCoursePage.tsx')),
});

const adminCourseSettings = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/gerenciar/$courseId/configuracoes',
  loader: ({ context, params }) =>
    Promise.all([context.queryClient.query(courseQuery(params.courseId)), loadChoices(context)]),
  component: lazyPage(
    () => import('./courses/authoring/course-settings/CourseSettingsPage.tsx'),
    'CourseSettingsPage',
  ),
});

const adminCourseContent = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/gerenciar/$courseId/conteudo',
  validateSearch: contentSearch,
  loader: ({ context, params }) => context.queryClient.query(courseQuery(params.courseId)),
  component: lazyPage(() => import('./courses/authoring/course-content/CourseContentPage.tsx')),
});

const adminCourseHistory = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/gerenciar/$courseId/historico',
  validateSearch: historySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps: { page = 1 } }) => {
    startQueries(queryClient, historyQuery('COURSE', params.courseId, page));
    return queryClient.query(courseQuery(params.courseId));
  },
  component: lazyPage(() => import('./courses/authoring/CourseHistoryPage.tsx')),
});

const adminContentPreview = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/gerenciar/$courseId/previa/$contentId',
  staticData: { isImmersive: true },
  loader: ({ context, params }) => context.queryClient.query(courseQuery(params.courseId)),
  component: lazyPage(() => import('./courses/authoring/ContentPreviewPage.tsx')),
});

const adminContentResults = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/gerenciar/$courseId/resultados/$contentId',
  validateSearch: examResultsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { courseId, contentId }, deps }) => {
    startQueries(queryClient, examResultsQuery(contentId, deps));
    return queryClient.query(courseQuery(courseId));
  },
  component: lazyPage(() => import('./courses/authoring/ContentResultsPage.tsx')),
});

const adminTrails = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/trilhas',
  validateSearch: trailListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, trailListQuery(deps), taxonomyQuery),
  component: lazyPage(() => import('./trails/authoring/TrailListPage.tsx')),
});

const adminNewTrail = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/trilhas/novo',
  loader: ({ context }) => loadChoices(context),
  component: lazyPage(
    () => import('./trails/authoring/trail-settings/TrailSettingsPage.tsx'),
    'NewTrailPage',
  ),
});

const adminTrailSettings = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/trilhas/gerenciar/$trailIdEdit/configuracoes',
  loader: ({ context, params }) =>
    Promise.all([context.queryClient.query(trailQuery(params.trailIdEdit)), loadChoices(context)]),
  component: lazyPage(
    () => import('./trails/authoring/trail-settings/TrailSettingsPage.tsx'),
    'TrailSettingsPage',
  ),
});

const adminTrailContent = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/trilhas/gerenciar/$trailIdEdit/conteudo',
  validateSearch: itemSearch,
  loader: ({ context, params }) => context.queryClient.query(trailQuery(params.trailIdEdit)),
  component: lazyPage(() => import('./trails/authoring/trail-content/TrailContentPage.tsx')),
});

const adminTrailHistory = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/trilhas/gerenciar/$trailIdEdit/historico',
  validateSearch: historySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps: { page = 1 } }) => {
    startQueries(queryClient, historyQuery('TRAIL', params.trailIdEdit, page));
    return queryClient.query(trailQuery(params.trailIdEdit));
  },
  component: lazyPage(() => import('./trails/authoring/TrailHistoryPage.tsx')),
});

const adminLives = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/lives',
  validateSearch: liveListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, liveListQuery(deps), taxonomyQuery),
  component: lazyPage(() => import('./lives/authoring/LiveListPage.tsx')),
});

const adminNewLive = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/lives/novo',
  loader: ({ context }) => loadChoices(context),
  component: lazyPage(
    () => import('./lives/authoring/live-settings/LiveSettingsPage.tsx'),
    'NewLivePage',
  ),
});

const adminLiveSettings = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/lives/gerenciar/$liveIdEdit/configuracoes',
  loader: ({ context, params }) =>
    Promise.all([context.queryClient.query(liveQuery(params.liveIdEdit)), loadChoices(context)]),
  component: lazyPage(
    () => import('./lives/authoring/live-settings/LiveSettingsPage.tsx'),
    'LiveSettingsPage',
  ),
});

const adminLiveHistory = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/lives/gerenciar/$liveIdEdit/historico',
  validateSearch: historySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps: { page = 1 } }) => {
    startQueries(queryClient, historyQuery('LIVE', params.liveIdEdit, page));
    return queryClient.query(liveQuery(params.liveIdEdit));
  },
  component: lazyPage(() => import('./lives/authoring/LiveHistoryPage.tsx')),
});

const adminExams = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios',
  validateSearch: examListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, examListQuery(deps), taxonomyQuery),
  component: lazyPage(() => import('./practice-exams/authoring/ExamListPage.tsx')),
});

const adminNewExam = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios/novo',
  loader: ({ context }) => context.queryClient.query(taxonomyQuery),
  component: lazyPage(
    () => import('./practice-exams/authoring/exam-settings/ExamSettingsPage.tsx'),
    'NewExamPage',
  ),
});

const adminExamSettings = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios/gerenciar/$practiceExamIdEdit/configuracoes',
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([
      queryClient.query(practiceExamQuery(params.practiceExamIdEdit)),
      queryClient.query(taxonomyQuery),
    ]),
  component: lazyPage(
    () => import('./practice-exams/authoring/exam-settings/ExamSettingsPage.tsx'),
    'ExamSettingsPage',
  ),
});

const adminExamContent = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios/gerenciar/$practiceExamIdEdit/conteudo',
  validateSearch: questionSearch,
  loader: ({ context, params }) =>
    context.queryClient.query(practiceExamQuery(params.practiceExamIdEdit)),
  component: lazyPage(() => import('./practice-exams/authoring/ExamContentPage.tsx')),
});

const adminExamScoring = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios/gerenciar/$practiceExamIdEdit/nota',
  loader: ({ context: { queryClient }, params: { practiceExamIdEdit } }) => {
    startQueries(queryClient, enemBookletsQuery());
    return Promise.all([
      queryClient.query(practiceExamQuery(practiceExamIdEdit)),
      queryClient.query(examScoringQuery(practiceExamIdEdit)),
      queryClient.query(examScalesQuery()),
    ]);
  },
  component: lazyPage(() => import('./practice-exams/authoring/ExamScoringPage.tsx')),
});

const adminItemFiles = createRoute({
  getParentRoute: () => admin,
  path: '/itens-enem',
  loader: ({ context }) => context.queryClient.query(enemBookletsQuery()),
  component: lazyPage(() => import('./item-response/item-files/ItemFilesPage.tsx')),
});

const adminExamHistory = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios/gerenciar/$practiceExamIdEdit/historico',
  validateSearch: historySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps: { page = 1 } }) => {
    startQueries(queryClient, historyQuery('PRACTICE_EXAM', params.practiceExamIdEdit, page));
    return queryClient.query(practiceExamQuery(params.practiceExamIdEdit));
  },
  component: lazyPage(() => import('./practice-exams/authoring/ExamHistoryPage.tsx')),
});

const adminExamResults = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios/gerenciar/$practiceExamIdEdit/resultados',
  validateSearch: examResultsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { practiceExamIdEdit }, deps }) => {
    startQueries(queryClient, examResultsQuery(practiceExamIdEdit, deps));
    return queryClient.query(practiceExamQuery(practiceExamIdEdit));
  },
  component: lazyPage(() => import('./practice-exams/authoring/ExamResultsPage.tsx')),
});

const adminExamPreview = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios/gerenciar/$practiceExamIdEdit/previa',
  staticData: { isImmersive: true },
  loader: ({ context, params }) =>
    context.queryClient.query(practiceExamQuery(params.practiceExamIdEdit)),
  component: lazyPage(() => import('./practice-exams/authoring/ExamPreviewPage.tsx')),
});

const adminQuestions = createRoute({
  getParentRoute: () => admin,
  path: '/questoes',
  validateSearch: bankSearch,
  component: lazyPage(() => import('./questions/bank/QuestionBankPage.tsx')),
});

const adminTaxonomy = createRoute({
  getParentRoute: () => admin,
  path: '/taxonomia',
  validateSearch: ({ tipo }) => ({ tipo: oneOf(['niveis', 'habilidades'], tipo) }),
  component: lazyPage(() => import('./taxonomy/administration/TaxonomyPage.tsx')),
});

const adminInstructors = createRoute({
  getParentRoute: () => admin,
  path: '/instrutores',
  loader: ({ context: { queryClient } }) => startQueries(queryClient, instructorsQuery),
  component: lazyPage(() => import('./instructors/administration/InstructorListPage.tsx')),
});

const adminNewInstructor = createRoute({
  getParentRoute: () => admin,
  path: '/instrutores/novo',
  component: lazyPage(
    () => import('./instructors/administration/InstructorEditPage.tsx'),
    'NewInstructorPage',
  ),
});

const adminInstructor = createRoute({
  getParentRoute: () => admin,
  path: '/instrutores/$instructorId',
  loader: ({ context, params }) => context.queryClient.query(instructorQuery(params.instructorId)),
  component: lazyPage(
    () => import('./instructors/administration/InstructorEditPage.tsx'),
    'InstructorEditPage',
  ),
});

const adminInstructorHistory = createRoute({
  getParentRoute: () => admin,
  path: '/instrutores/$instructorId/historico',
  validateSearch: historySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps: { page = 1 } }) => {
    startQueries(queryClient, historyQuery('INSTRUCTOR', params.instructorId, page));
    return queryClient.query(instructorQuery(params.instructorId));
  },
  component: lazyPage(() => import('./instructors/administration/InstructorHistoryPage.tsx')),
});

const adminUsers = createRoute({
  getParentRoute: () => admin,
  path: '/usuarios',
  validateSearch: userListSearch,
  component: lazyPage(() => import('./users/administration/UserListPage.tsx')),
});

const adminClasses = createRoute({
  getParentRoute: () => admin,
  path: '/turmas',
  validateSearch: classListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => startQueries(queryClient, classListQuery(deps)),
  component: lazyPage(() => import('./classes/administration/ClassListPage.tsx')),
});

const adminNewClass = createRoute({
  getParentRoute: () => admin,
  path: '/turmas/nova',
  component: lazyPage(() => import('./classes/administration/ClassEditPage.tsx'), 'NewClassPage'),
});

const adminClass = createRoute({
  getParentRoute: () => admin,
  path: '/turmas/$classId',
  validateSearch: memberListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { classId }, deps }) => {
    startQueries(queryClient, memberListQuery(classId, deps));
    return queryClient.query(classQuery(classId));
  },
  component: lazyPage(() => import('./classes/administration/ClassPage.tsx')),
});

const adminClassEdit = createRoute({
  getParentRoute: () => admin,
  path: '/turmas/$classId/editar',
  loader: ({ context, params }) => context.queryClient.query(classQuery(params.classId)),
  component: lazyPage(() => import('./classes/administration/ClassEditPage.tsx'), 'ClassEditPage'),
});

const adminFailedEmails = createRoute({
  getParentRoute: () => admin,
  path: '/usuarios/emails',
  validateSearch: ({ page }: Record<string, unknown>) => ({ page: pageNumber(page) ?? 1 }),
  component: lazyPage(() => import('./users/administration/FailedEmailsPage.tsx')),
});

const adminUser = createRoute({
  getParentRoute: () => admin,
  path: '/usuarios/$userId',
  component: lazyPage(() => import('./users/administration/user-page/UserPage.tsx')),
});

const adminAttemptReview = createRoute({
  getParentRoute: () => admin,
  path: '/usuarios/tentativas/$attemptId',
  loader: ({ context: { queryClient }, params }) =>
    queryClient.query(reviewQuery(params.attemptId)),
  component: lazyPage(() => import('./attempts/review/AttemptReviewPage.tsx')),
});

const adminBin = createRoute({
  getParentRoute: () => admin,
  path: '/lixeira',
  validateSearch: ({ page }: Record<string, unknown>) => ({ page: pageNumber(page) ?? 1 }),
  component: lazyPage(() => import('./bin/BinPage.tsx')),
});

const adminRubrics = createRoute({
  getParentRoute: () => admin,
  path: '/rubricas',
  loader: ({ context: { queryClient } }) => startQueries(queryClient, rubricsQuery),
  component: lazyPage(() => import('./questions/rubrics/RubricListPage.tsx')),
});

const adminNewRubric = createRoute({
  getParentRoute: () => admin,
  path: '/rubricas/nova',
  component: lazyPage(() => import('./questions/rubrics/RubricPage.tsx'), 'NewRubricPage'),
});

const adminRubric = createRoute({
  getParentRoute: () => admin,
  path: '/rubricas/$rubricId',
  loader: ({ context, params }) => context.queryClient.query(rubricQuery(params.rubricId)),
  component: lazyPage(() => import('./questions/rubrics/RubricPage.tsx'), 'RubricPage'),
});

const adminCorrections = createRoute({
  getParentRoute: () => admin,
  path: '/correcoes',
  validateSearch: correctionsSearch,
  component: lazyPage(() => import('./corrections/CorrectionsPage.tsx')),
});

const adminSubscriptions = createRoute({
  getParentRoute: () => admin,
  path: '/assinaturas',
  validateSearch: subscriptionListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, subscriptionListQuery(deps)),
  component: lazyPage(() => import('./subscriptions/administration/SubscriptionListPage.tsx')),
});

const adminPlans = createRoute({
  getParentRoute: () => admin,
  path: '/assinaturas/planos',
  loader: ({ context: { queryClient } }) => startQueries(queryClient, allPlansQuery),
  component: lazyPage(() => import('./subscriptions/administration/plan-list/PlanListPage.tsx')),
});

const adminSubscriber = createRoute({
  getParentRoute: () => admin,
  path: '/assinaturas/$userId',
  loader: ({ context: { queryClient }, params }) =>
    startQueries(queryClient, subscriptionQuery(params.userId)),
  component: lazyPage(() => import('./subscriptions/administration/subscriber/SubscriberPage.tsx')),
});

const adminSchool = createRoute({
  getParentRoute: () => admin,
  path: '/escola',
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.query(schoolQuery), queryClient.query(termsQuery)]),
  component: lazyPage(() => import('./school/administration/SchoolPage.tsx')),
});

const adminSchoolBrand = createRoute({
  getParentRoute: () => admin,
  path: '/escola/marca',
  loader: ({ context: { queryClient } }) => queryClient.query(schoolQuery),
  component: lazyPage(() => import('./school/brand/BrandPage.tsx')),
});

const adminSchoolHistory = createRoute({
  getParentRoute: () => admin,
  path: '/escola/historico',
  validateSearch: historySearch,
  loader: ({ context: { queryClient } }) => queryClient.query(schoolQuery),
  component: lazyPage(() => import('./school/administration/SchoolHistoryPage.tsx')),
});

export const adminRoutes = [
  adminOverview,
  adminViewAs,
  adminCourses,
  adminNewCourse,
  adminQuickCourse,
  adminCourseSettings,
  adminCourseContent,
  adminCourseHistory,
  adminContentPreview,
  adminContentResults,
  adminTrails,
  adminNewTrail,
  adminTrailSettings,
  adminTrailContent,
  adminTrailHistory,
  adminLives,
  adminNewLive,
  adminLiveSettings,
  adminLiveHistory,
  adminExams,
  adminNewExam,
  adminExamSettings,
  adminExamContent,
  adminExamScoring,
  adminItemFiles,
  ...mockExamRoutes,
  adminExamHistory,
  adminExamPreview,
  adminExamResults,
  adminQuestions,
  adminTaxonomy,
  adminInstructors,
  adminNewInstructor,
  adminInstructor,
  adminInstructorHistory,
  adminUsers,
  adminClasses,
  adminNewClass,
  adminClass,
  adminClassEdit,
  adminFailedEmails,
  adminUser,
  adminAttemptReview,
  adminBin,
  adminRubrics,
  adminNewRubric,
  adminRubric,
  adminCorrections,
  adminSubscriptions,
  adminPlans,
  adminSubscriber,
  adminSchool,
  adminSchoolBrand,
  adminSchoolHistory,
] as const;

// In the place of those that routes.tsx has until now.
admin.addChildren(adminRoutes);
