import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { certificatesQuery, verificationQuery } from './certificates/certificates.api.ts';
import { contentSearch } from './courses/authoring/course-content/content-search.ts';
import {
  courseListQuery,
  courseListSearch,
} from './courses/authoring/course-list/course-list-search.ts';
import { askedOf, catalogSearch } from './courses/catalog/catalog-search.ts';
import { playerSearch } from './courses/player/player-search.ts';
import {
  catalogQuery,
  courseCategoriesQuery,
  coursePreviewQuery,
  courseQuery,
} from './courses/courses.api.ts';
import { notebookQuery, notebookQueueQuery } from './error-notebook/error-notebook.api.ts';
import { notebookPageQuery, notebookSearch } from './error-notebook/overview/notebook-search.ts';
import { homeQueries } from './home/home-queries.ts';
import { homeSearch } from './home/home-search.ts';
import { liveListQuery, liveListSearch } from './lives/authoring/live-list/live-list-search.ts';
import { askedOf as livesAskedOf, liveSearch } from './lives/catalog/live-search.ts';
import { liveCategoriesQuery, liveQuery, livesQuery } from './lives/lives.api.ts';
import {
  examListQuery,
  examListSearch,
} from './practice-exams/authoring/exam-list/exam-list-search.ts';
import { askedOf as examsAskedOf, examSearch } from './practice-exams/catalog/exam-search.ts';
import { attemptSearch } from './practice-exams/exam/attempt-search.ts';
import {
  levelingExamQuery,
  practiceExamCategoriesQuery,
  practiceExamQuery,
  practiceExamsQuery,
} from './practice-exams/practice-exams.api.ts';
import { questionSearch } from './questions/question-search.ts';
import { leaveWhenSignedIn, requireAdmin, requireProfile } from './shell/guards.ts';
import { lazyPage } from './shell/lazy-page.ts';
import { oneOf, parseSearch, stringifySearch, text } from './shell/search-params.ts';
import type { Shell } from './shell/shell.tsx';
import { PendingSite, SiteLayout } from './shell/SiteLayout.tsx';
import { startQueries } from './shell/start-queries.ts';
import { FailureScreen } from './shell/FailureScreen.tsx';
import { NotFoundScreen } from './shell/NotFoundScreen.tsx';
import { taxonomyQuery } from './taxonomy/taxonomy.api.ts';
import { stepSearch } from './trails/authoring/trail-content/step-search.ts';
import {
  trailListQuery,
  trailListSearch,
} from './trails/authoring/trail-list/trail-list-search.ts';
import { askedOf as trailsAskedOf, trailSearch } from './trails/catalog/trail-search.ts';
import {
  trailCategoriesQuery,
  trailProgressQuery,
  trailQuery,
  trailsQuery,
} from './trails/trails.api.ts';
import { PendingScreen } from './ui/PendingScreen.tsx';
import { userListSearch } from './users/administration/user-list/user-list-search.ts';

/** Every address of the site. Pages are lazy, each in a file of its own with its own styles. */

const root = createRootRouteWithContext<Shell>()({
  beforeLoad: ({ context }) => ({ guardedFor: context.identity.user()?.id }),
  component: SiteLayout,
  pendingComponent: PendingSite,
});

// ── For everybody ────────────────────────────────────────────────────────────────────────────────

const catalog = createRoute({
  getParentRoute: () => root,
  path: '/cursos',
  validateSearch: catalogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, catalogQuery(askedOf(deps)), courseCategoriesQuery, taxonomyQuery),
  component: lazyPage(() => import('./courses/catalog/CatalogPage.tsx'), 'CatalogPage'),
});

const preview = createRoute({
  getParentRoute: () => root,
  path: '/cursos/$courseIdPresentation/previa',
  loader: ({ context: { queryClient }, params }) =>
    startQueries(queryClient, coursePreviewQuery(params.courseIdPresentation)),
  component: lazyPage(() => import('./courses/preview/PreviewPage.tsx'), 'PreviewPage'),
});

const certificate = createRoute({
  getParentRoute: () => root,
  path: '/certificados/$code',
  loader: ({ context: { queryClient }, params }) =>
    startQueries(queryClient, verificationQuery(params.code)),
  component: lazyPage(
    () => import('./certificates/verification/VerificationPage.tsx'),
    'VerificationPage',
  ),
});

const trails = createRoute({
  getParentRoute: () => root,
  path: '/trilhas',
  validateSearch: trailSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(
      queryClient,
      trailsQuery(trailsAskedOf(deps)),
      trailCategoriesQuery,
      taxonomyQuery,
    ),
  component: lazyPage(() => import('./trails/catalog/TrailCatalogPage.tsx'), 'TrailCatalogPage'),
});

const exams = createRoute({
  getParentRoute: () => root,
  path: '/exercicios',
  validateSearch: examSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(
      queryClient,
      practiceExamsQuery(examsAskedOf(deps)),
      practiceExamCategoriesQuery,
      taxonomyQuery,
    ),
  component: lazyPage(
    () => import('./practice-exams/catalog/ExamCatalogPage.tsx'),
    'ExamCatalogPage',
  ),
});

const lives = createRoute({
  getParentRoute: () => root,
  path: '/lives',
  validateSearch: liveSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, livesQuery(livesAskedOf(deps)), liveCategoriesQuery, taxonomyQuery),
  component: lazyPage(() => import('./lives/catalog/LiveCatalogPage.tsx'), 'LiveCatalogPage'),
});

// ── For who has no account open yet ──────────────────────────────────────────────────────────────

const visitor = createRoute({
  getParentRoute: () => root,
  id: 'visitor',
  validateSearch: (search: Record<string, unknown>) => ({ voltar: text(search.voltar) }),
  beforeLoad: leaveWhenSignedIn,
});

const signIn = createRoute({
  getParentRoute: () => visitor,
  path: '/entrar',
  component: lazyPage(() => import('./users/sign-in/SignInPage.tsx'), 'SignInPage'),
});

const signUp = createRoute({
  getParentRoute: () => visitor,
  path: '/cadastro',
  component: lazyPage(() => import('./users/sign-up/SignUpPage.tsx'), 'SignUpPage'),
});

const passwordRecovery = createRoute({
  getParentRoute: () => visitor,
  path: '/recuperar-senha',
  component: lazyPage(
    () => import('./users/password-recovery/PasswordRecoveryPage.tsx'),
    'PasswordRecoveryPage',
  ),
});

const emailVerification = createRoute({
  getParentRoute: () => visitor,
  path: '/verificar-email',
  component: lazyPage(
    () => import('./users/email-verification/EmailVerificationPage.tsx'),
    'EmailVerificationPage',
  ),
});

// ── For who is signed in ─────────────────────────────────────────────────────────────────────────

const member = createRoute({
  getParentRoute: () => root,
  id: 'member',
  beforeLoad: requireProfile,
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async (arrival) => {
    // A visitor's way in is the catalogue; there is nothing to continue yet.
    if (!arrival.context.identity.user()) throw redirect({ to: '/cursos', replace: true });
    return requireProfile(arrival);
  },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, profile }, deps }) =>
    startQueries(queryClient, ...homeQueries(profile, deps)),
  component: lazyPage(() => import('./home/HomePage.tsx'), 'HomePage'),
});

const player = createRoute({
  getParentRoute: () => member,
  path: '/cursos/$courseIdPresentation',
  staticData: { isImmersive: true },
  validateSearch: playerSearch,
  loader: ({ context: { queryClient }, params }) =>
    startQueries(queryClient, courseQuery(params.courseIdPresentation)),
  component: lazyPage(() => import('./courses/player/PlayerPage.tsx'), 'PlayerPage'),
});

const certificates = createRoute({
  getParentRoute: () => member,
  path: '/certificados',
  loader: ({ context: { queryClient, profile } }) =>
    startQueries(queryClient, certificatesQuery(profile.id)),
  component: lazyPage(
    () => import('./certificates/list/CertificateListPage.tsx'),
    'CertificateListPage',
  ),
});

const trail = createRoute({
  getParentRoute: () => member,
  path: '/trilhas/$trailId',
  loader: ({ context: { queryClient, profile }, params }) =>
    startQueries(
      queryClient,
      trailQuery(params.trailId),
      trailProgressQuery(params.trailId, profile.id),
    ),
  component: lazyPage(() => import('./trails/trail/TrailPage.tsx'), 'TrailPage'),
});

const exam = createRoute({
  getParentRoute: () => member,
  path: '/exercicios/$practiceExamId',
  staticData: { isImmersive: true },
  validateSearch: attemptSearch,
  loader: ({ context: { queryClient }, params }) =>
    startQueries(queryClient, practiceExamQuery(params.practiceExamId)),
  component: lazyPage(() => import('./practice-exams/exam/ExamPage.tsx'), 'ExamPage'),
});

const live = createRoute({
  getParentRoute: () => member,
  path: '/lives/$liveId',
  loader: ({ context: { queryClient }, params }) =>
    startQueries(queryClient, liveQuery(params.liveId)),
  component: lazyPage(() => import('./lives/live/LivePage.tsx'), 'LivePage'),
});

const leveling = createRoute({
  getParentRoute: () => member,
  path: '/nivelamento',
  staticData: { isImmersive: true },
  validateSearch: attemptSearch,
  loader: ({ context: { queryClient } }) =>
    startQueries(queryClient, levelingExamQuery, taxonomyQuery),
  component: lazyPage(() => import('./practice-exams/leveling/LevelingPage.tsx'), 'LevelingPage'),
});

const notebook = createRoute({
  getParentRoute: () => member,
  path: '/caderno-de-erros',
  validateSearch: notebookSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, notebookQuery, notebookPageQuery(deps)),
  component: lazyPage(() => import('./error-notebook/overview/NotebookPage.tsx'), 'NotebookPage'),
});

const notebookReview = createRoute({
  getParentRoute: () => member,
  path: '/caderno-de-erros/revisao',
  staticData: { isImmersive: true },
  loader: ({ context: { queryClient } }) => startQueries(queryClient, notebookQueueQuery),
  component: lazyPage(() => import('./error-notebook/review/ReviewPage.tsx'), 'ReviewPage'),
});

const notebookExercise = createRoute({
  getParentRoute: () => member,
  path: '/caderno-de-erros/exercicio',
  staticData: { isImmersive: true },
  validateSearch: attemptSearch,
  loader: ({ context: { queryClient } }) => startQueries(queryClient, notebookQuery),
  component: lazyPage(() => import('./error-notebook/exercise/ExercisePage.tsx'), 'ExercisePage'),
});

// ── For administrators ───────────────────────────────────────────────────────────────────────────

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: requireAdmin,
});

const adminHome = createRoute({
  getParentRoute: () => admin,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/admin/conteudos/cursos', search: { page: 1 }, replace: true });
  },
});

const adminCourses = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos',
  validateSearch: courseListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, courseListQuery(deps), taxonomyQuery),
  component: lazyPage(
    () => import('./courses/authoring/course-list/CourseListPage.tsx'),
    'CourseListPage',
  ),
});

const adminNewCourse = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/novo',
  loader: ({ context }) => context.queryClient.query(taxonomyQuery),
  component: lazyPage(
    () => import('./courses/authoring/course-settings/NewCoursePage.tsx'),
    'NewCoursePage',
  ),
});

const adminCourseSettings = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/gerenciar/$courseId/configuracoes',
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([
      queryClient.query(courseQuery(params.courseId)),
      queryClient.query(taxonomyQuery),
    ]),
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
  component: lazyPage(
    () => import('./courses/authoring/course-content/CourseContentPage.tsx'),
    'CourseContentPage',
  ),
});

const adminTrails = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/trilhas',
  validateSearch: trailListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, trailListQuery(deps), taxonomyQuery),
  component: lazyPage(
    () => import('./trails/authoring/trail-list/TrailListPage.tsx'),
    'TrailListPage',
  ),
});

const adminNewTrail = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/trilhas/novo',
  loader: ({ context }) => context.queryClient.query(taxonomyQuery),
  component: lazyPage(
    () => import('./trails/authoring/trail-settings/NewTrailPage.tsx'),
    'NewTrailPage',
  ),
});

const adminTrailSettings = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/trilhas/gerenciar/$trailIdEdit/configuracoes',
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([
      queryClient.query(trailQuery(params.trailIdEdit)),
      queryClient.query(taxonomyQuery),
    ]),
  component: lazyPage(
    () => import('./trails/authoring/trail-settings/TrailSettingsPage.tsx'),
    'TrailSettingsPage',
  ),
});

const adminTrailContent = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/trilhas/gerenciar/$trailIdEdit/conteudo',
  validateSearch: stepSearch,
  loader: ({ context, params }) => context.queryClient.query(trailQuery(params.trailIdEdit)),
  component: lazyPage(
    () => import('./trails/authoring/trail-content/TrailContentPage.tsx'),
    'TrailContentPage',
  ),
});

const adminLives = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/lives',
  validateSearch: liveListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, liveListQuery(deps), taxonomyQuery),
  component: lazyPage(() => import('./lives/authoring/live-list/LiveListPage.tsx'), 'LiveListPage'),
});

const adminNewLive = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/lives/novo',
  loader: ({ context }) => context.queryClient.query(taxonomyQuery),
  component: lazyPage(
    () => import('./lives/authoring/live-settings/NewLivePage.tsx'),
    'NewLivePage',
  ),
});

const adminLiveSettings = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/lives/gerenciar/$liveIdEdit/configuracoes',
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([
      queryClient.query(liveQuery(params.liveIdEdit)),
      queryClient.query(taxonomyQuery),
    ]),
  component: lazyPage(
    () => import('./lives/authoring/live-settings/LiveSettingsPage.tsx'),
    'LiveSettingsPage',
  ),
});

const adminExams = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios',
  validateSearch: examListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, examListQuery(deps), taxonomyQuery),
  component: lazyPage(
    () => import('./practice-exams/authoring/exam-list/ExamListPage.tsx'),
    'ExamListPage',
  ),
});

const adminNewExam = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios/novo',
  loader: ({ context }) => context.queryClient.query(taxonomyQuery),
  component: lazyPage(
    () => import('./practice-exams/authoring/exam-settings/NewExamPage.tsx'),
    'NewExamPage',
  ),
});

const adminExamSettings = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios/gerenciar/$practiceExamId/configuracoes',
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([
      queryClient.query(practiceExamQuery(params.practiceExamId)),
      queryClient.query(taxonomyQuery),
    ]),
  component: lazyPage(
    () => import('./practice-exams/authoring/exam-settings/ExamSettingsPage.tsx'),
    'ExamSettingsPage',
  ),
});

const adminExamContent = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/exercicios/gerenciar/$practiceExamId/conteudo',
  validateSearch: questionSearch,
  loader: ({ context, params }) =>
    context.queryClient.query(practiceExamQuery(params.practiceExamId)),
  component: lazyPage(
    () => import('./practice-exams/authoring/exam-content/ExamContentPage.tsx'),
    'ExamContentPage',
  ),
});

const adminTaxonomy = createRoute({
  getParentRoute: () => admin,
  path: '/taxonomia',
  validateSearch: ({ tipo }) => ({ tipo: oneOf(['niveis', 'habilidades'], tipo) }),
  component: lazyPage(() => import('./taxonomy/administration/TaxonomyPage.tsx'), 'TaxonomyPage'),
});

const adminUsers = createRoute({
  getParentRoute: () => admin,
  path: '/usuarios',
  validateSearch: userListSearch,
  component: lazyPage(
    () => import('./users/administration/user-list/UserListPage.tsx'),
    'UserListPage',
  ),
});

const adminUser = createRoute({
  getParentRoute: () => admin,
  path: '/usuarios/$userId',
  component: lazyPage(() => import('./users/administration/user-page/UserPage.tsx'), 'UserPage'),
});

const routes = root.addChildren([
  home,
  catalog,
  preview,
  trails,
  exams,
  lives,
  certificate,
  visitor.addChildren([signIn, signUp, passwordRecovery, emailVerification]),
  member.addChildren([
    player,
    trail,
    exam,
    live,
    leveling,
    notebook,
    notebookReview,
    notebookExercise,
    certificates,
  ]),
  admin.addChildren([
    adminHome,
    adminCourses,
    adminNewCourse,
    adminCourseSettings,
    adminCourseContent,
    adminTrails,
    adminNewTrail,
    adminTrailSettings,
    adminTrailContent,
    adminLives,
    adminNewLive,
    adminLiveSettings,
    adminExams,
    adminNewExam,
    adminExamSettings,
    adminExamContent,
    adminTaxonomy,
    adminUsers,
    adminUser,
  ]),
]);

export function createSiteRouter(shell: Shell, history?: RouterHistory) {
  return createRouter({
    history,
    routeTree: routes,
    context: shell,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: FailureScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
  interface StaticDataRouteOption {
    /** The screen takes the whole height: no footer, no bottom navigation. */
    isImmersive?: boolean;
  }
  interface HistoryState {
    /** The e-mail that a person typed on one identity screen, for the next one; never in the address. */
    email?: string;
  }
}
