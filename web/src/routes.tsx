import { areas } from '@sabia/domain/item-response/booklet.ts';
import { createRoute, createRouter, redirect, type RouterHistory } from '@tanstack/react-router';
import { catalogInput, catalogSearch } from './courses/catalog/catalog-search.ts';
import { CatalogPage } from './courses/catalog/CatalogPage.tsx';
import { playerSearch } from './courses/player/player-search.ts';
import { catalogQuery, courseCategoriesQuery, coursePreviewQuery } from './courses/courses.api.ts';
import { notebookQuery, notebookQueueQuery } from './error-notebook/error-notebook.api.ts';
import { notebookPageQuery, notebookSearch } from './error-notebook/overview/notebook-search.ts';
import { homeSearch } from './home/home-search.ts';
import { scoredAttemptsQuery } from './item-response/exam-scores.api.ts';
import type { TrainingSearch } from './item-response/training/wanted-training.ts';
import { livesInput, liveSearch } from './lives/catalog/live-search.ts';
import { liveCategoriesQuery, livePreviewQuery, liveQuery, livesQuery } from './lives/lives.api.ts';
import { examsInput, examSearch } from './practice-exams/catalog/exam-search.ts';
import { attemptSearch } from './practice-exams/exam/attempt-search.ts';
import {
  levelingExamQuery,
  practiceExamCategoriesQuery,
  practiceExamPreviewQuery,
  practiceExamQuery,
  practiceExamsQuery,
} from './practice-exams/practice-exams.api.ts';
import { leaveWhenSignedIn, loadViewer, requireProfile } from './layout/guards.ts';
import { lazyPage } from './layout/lazy-page.ts';
import { loadCode } from './platform/load-code.ts';
import { oneOf, parseSearch, stringifySearch, text, uuid } from './platform/search-params.ts';
import type { AppContext } from './layout/app-context.tsx';
import { animateViews } from './layout/view-transition.ts';
import { startQueries } from './platform/api/start-queries.ts';
import { FailureScreen } from './layout/FailureScreen.tsx';
import { NotFoundScreen } from './layout/NotFoundScreen.tsx';
import { frontPageQuery } from './school/school.api.ts';
import { plansQuery } from './subscriptions/plans.api.ts';
import { subscriptionSearch } from './subscriptions/subscription/subscription-search.ts';
import { taxonomyQuery } from './taxonomy/taxonomy.api.ts';
import { trailsInput, trailSearch } from './trails/catalog/trail-search.ts';
import {
  trailCategoriesQuery,
  trailPreviewQuery,
  trailProgressQuery,
  trailQuery,
  trailsQuery,
} from './trails/trails.api.ts';
import type { adminRoutes } from './admin-routes.tsx';
import type { classRoutes } from './class-routes.tsx';
import { admin, classArea, root } from './root-routes.tsx';
import { PendingScreen } from './ui/states/PendingScreen.tsx';

// Every address of the site. Each page is a lazy chunk with its own styles, except for the catalog: visitors
// begin there, and in the entry it needs no further request.

// ── For everybody ────────────────────────────────────────────────────────────────────────────────

const catalog = createRoute({
  getParentRoute: () => root,
  path: '/cursos',
  validateSearch: catalogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(
      queryClient,
      catalogQuery(catalogInput(deps)),
      courseCategoriesQuery,
      taxonomyQuery,
    ),
  component: CatalogPage,
});

const preview = createRoute({
  getParentRoute: () => root,
  path: '/cursos/$courseIdPresentation/previa',
  loader: ({ context: { queryClient }, params }) =>
    startQueries(queryClient, coursePreviewQuery(params.courseIdPresentation), plansQuery),
  component: lazyPage(() => import('./courses/preview/PreviewPage.tsx')),
});

const certificate = createRoute({
  getParentRoute: () => root,
  path: '/certificados/$code',
  component: lazyPage(() => import('./certificates/verification/VerificationPage.tsx')),
});

const instructor = createRoute({
  getParentRoute: () => root,
  path: '/instrutores/$slug',
  component: lazyPage(() => import('./instructors/page/InstructorPage.tsx')),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacidade',
  validateSearch: ({
    responsavel,
  }: Record<string, unknown>): { responsavel?: string | undefined } => ({
    responsavel: text(responsavel),
  }),
  component: lazyPage(() => import('./privacy/policy/PrivacyPage.tsx')),
});

const protection = createRoute({
  getParentRoute: () => root,
  path: '/acessibilidade',
  component: lazyPage(() => import('./privacy/protection/ProtectionPage.tsx')),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/termos',
  component: lazyPage(() => import('./school/terms/TermsPage.tsx')),
});

const trails = createRoute({
  getParentRoute: () => root,
  path: '/trilhas',
  validateSearch: trailSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, trailsQuery(trailsInput(deps)), trailCategoriesQuery, taxonomyQuery),
  component: lazyPage(() => import('./trails/catalog/TrailCatalogPage.tsx')),
});

const exams = createRoute({
  getParentRoute: () => root,
  path: '/exercicios',
  validateSearch: examSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(
      queryClient,
      practiceExamsQuery(examsInput(deps)),
      practiceExamCategoriesQuery,
      taxonomyQuery,
    ),
  component: lazyPage(() => import('./practice-exams/catalog/ExamCatalogPage.tsx')),
});

// Its query starts with its code: on a first visit the server has put the reply into the page.
const enemScore = createRoute({
  getParentRoute: () => root,
  path: '/nota-enem',
  component: lazyPage(() => import('./item-response/calculator/EnemPage.tsx')),
});

// As with the calculator.
const toldResult = createRoute({
  getParentRoute: () => root,
  path: '/resultado/$code',
  component: lazyPage(() => import('./mock-exams/told-result/ToldResultPage.tsx')),
});

const lives = createRoute({
  getParentRoute: () => root,
  path: '/lives',
  validateSearch: liveSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, livesQuery(livesInput(deps)), liveCategoriesQuery, taxonomyQuery),
  component: lazyPage(() => import('./lives/catalog/LiveCatalogPage.tsx')),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/convite',
  loader: async ({ context, location }) => {
    const { acceptInvitation } = await loadCode(
      () => import('./users/invitation/accept-invitation.ts'),
    );
    return acceptInvitation(context, location.hash);
  },
  component: lazyPage(() => import('./users/invitation/InvitationPage.tsx')),
});

const newEmail = createRoute({
  getParentRoute: () => root,
  path: '/novo-email',
  component: lazyPage(() => import('./users/email-change/NewEmailPage.tsx')),
});

// ── For everybody, with another face for visitors ────────────────────────────────────────────────

const subscription = createRoute({
  getParentRoute: () => root,
  path: '/assinatura',
  validateSearch: subscriptionSearch,
  beforeLoad: loadViewer,
  loader: ({ context: { queryClient } }) => startQueries(queryClient, plansQuery),
  component: lazyPage(() => import('./subscriptions/subscription/SubscriptionPage.tsx')),
});

const trail = createRoute({
  getParentRoute: () => root,
  path: '/trilhas/$trailId',
  beforeLoad: loadViewer,
  loader: ({ context: { queryClient, profile }, params: { trailId } }) => {
    startQueries(
      queryClient,
      ...(profile
        ? [trailQuery(trailId), trailProgressQuery(trailId, profile.id)]
        : [trailPreviewQuery(trailId), plansQuery]),
    );
  },
  component: lazyPage(() => import('./trails/trail/TrailPage.tsx')),
});

const exam = createRoute({
  getParentRoute: () => root,
  path: '/exercicios/$practiceExamId',
  staticData: { isImmersive: true },
  validateSearch: attemptSearch,
  beforeLoad: loadViewer,
  loader: ({ context: { queryClient, profile }, params: { practiceExamId } }) => {
    startQueries(
      queryClient,
      ...(profile
        ? [practiceExamQuery(practiceExamId)]
        : [practiceExamPreviewQuery(practiceExamId), plansQuery]),
    );
  },
  component: lazyPage(() => import('./practice-exams/exam/ExamPage.tsx')),
});

const live = createRoute({
  getParentRoute: () => root,
  path: '/lives/$liveId',
  beforeLoad: loadViewer,
  loader: ({ context: { queryClient, profile }, params: { liveId } }) =>
    startQueries(queryClient, profile ? liveQuery(liveId) : livePreviewQuery(liveId)),
  component: lazyPage(() => import('./lives/live/LivePage.tsx')),
});

// ── For visitors only ─────────────────────────────────────────────────────────────────────────

interface VisitorSearch {
  voltar: string | undefined;
  /** Parameters of the OAuth redirect from a provider. */
  code?: unknown;
  state?: unknown;
  iss?: unknown;
  error?: unknown;
}

const visitor = createRoute({
  getParentRoute: () => root,
  id: 'visitor',
  validateSearch: (search: Record<string, unknown>): VisitorSearch => ({
    ...search,
    voltar: text(search.voltar),
  }),
  beforeLoad: leaveWhenSignedIn,
});

const signIn = createRoute({
  getParentRoute: () => visitor,
  path: '/entrar',
  component: lazyPage(() => import('./users/sign-in/SignInPage.tsx')),
});

const signUp = createRoute({
  getParentRoute: () => visitor,
  path: '/cadastro',
  component: lazyPage(() => import('./users/sign-up/SignUpPage.tsx')),
});

const passwordRecovery = createRoute({
  getParentRoute: () => visitor,
  path: '/recuperar-senha',
  component: lazyPage(() => import('./users/password-recovery/PasswordRecoveryPage.tsx')),
});

const emailVerification = createRoute({
  getParentRoute: () => visitor,
  path: '/verificar-email',
  component: lazyPage(() => import('./users/email-verification/EmailVerificationPage.tsx')),
});

// ── For signed-in users ──────────────────────────────────────────────────────────────────────────

const member = createRoute({
  getParentRoute: () => root,
  id: 'member',
  beforeLoad: requireProfile,
});

/** The application wrapper of the specification: the site as it begins. */
const wrapper = createRoute({
  getParentRoute: () => root,
  path: '/_app',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const loadHome = () => import('./home/HomePage.tsx');
const HomePage = lazyPage(loadHome, 'HomePage');
const FrontPage = lazyPage(() => import('./school/front-page/FrontPage.tsx'));

/** The home page of a user, the front page for visitors. */
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: (arrival) =>
    arrival.context.identity.user() ? requireProfile(arrival) : { profile: null },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, profile }, deps }) => {
    if (profile) {
      // The code of its queries comes with the page.
      const [{ startHome }] = await Promise.all([loadCode(loadHome), HomePage.preload?.()]);
      startHome(queryClient, profile, deps);
    } else {
      startQueries(queryClient, frontPageQuery);
      await FrontPage.preload?.();
    }
  },
  component: StartPage,
});

function StartPage() {
  return start.useRouteContext().profile ? <HomePage /> : <FrontPage />;
}

const loadPlayer = () => import('./courses/player/PlayerPage.tsx');

const player = createRoute({
  getParentRoute: () => member,
  path: '/cursos/$courseIdPresentation',
  staticData: { isImmersive: true, hasOwnHead: true },
  validateSearch: playerSearch,
  loaderDeps: ({ search: { conteudo } }) => ({ conteudo }),
  loader: ({ context: { queryClient }, params, deps: { conteudo } }) => {
    // The code of its queries comes with the page.
    loadPlayer().then(
      ({ startLesson }) => startLesson(queryClient, params.courseIdPresentation, conteudo),
      () => {},
    );
  },
  component: lazyPage(loadPlayer, 'PlayerPage'),
});

const receipt = createRoute({
  getParentRoute: () => member,
  path: '/assinatura/recibos/$chargeId',
  component: lazyPage(() => import('./subscriptions/receipt/ReceiptPage.tsx')),
});

const certificates = createRoute({
  getParentRoute: () => member,
  path: '/certificados',
  component: lazyPage(() => import('./certificates/list/CertificateListPage.tsx')),
});

const profilePage = createRoute({
  getParentRoute: () => member,
  path: '/perfil',
  component: lazyPage(() => import('./users/profile/ProfilePage.tsx')),
});

const myData = createRoute({
  getParentRoute: () => member,
  path: '/perfil/meus-dados',
  component: lazyPage(() => import('./privacy/my-data/MyDataPage.tsx')),
});

const family = createRoute({
  getParentRoute: () => member,
  path: '/familia',
  component: lazyPage(() => import('./families/FamilyPage.tsx')),
});

const leveling = createRoute({
  getParentRoute: () => root,
  path: '/nivelamento',
  staticData: { isImmersive: true },
  validateSearch: attemptSearch,
  beforeLoad: loadViewer,
  loader: ({ context: { queryClient } }) =>
    startQueries(queryClient, levelingExamQuery, taxonomyQuery),
  component: lazyPage(() => import('./practice-exams/leveling/LevelingPage.tsx')),
});

const notebook = createRoute({
  getParentRoute: () => member,
  path: '/caderno-de-erros',
  validateSearch: notebookSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, notebookQuery, notebookPageQuery(deps)),
  component: lazyPage(() => import('./error-notebook/overview/NotebookPage.tsx')),
});

const performance = createRoute({
  getParentRoute: () => member,
  path: '/desempenho',
  loader: ({ context: { queryClient } }) => startQueries(queryClient, scoredAttemptsQuery()),
  component: lazyPage(() => import('./item-response/performance/PerformancePage.tsx')),
});

const notebookReview = createRoute({
  getParentRoute: () => member,
  path: '/caderno-de-erros/revisao',
  staticData: { isImmersive: true },
  loader: ({ context: { queryClient } }) => startQueries(queryClient, notebookQueueQuery),
  component: lazyPage(() => import('./error-notebook/review/ReviewPage.tsx')),
});

const notebookExercise = createRoute({
  getParentRoute: () => member,
  path: '/caderno-de-erros/exercicio',
  staticData: { isImmersive: true },
  validateSearch: attemptSearch,
  loader: ({ context: { queryClient } }) => startQueries(queryClient, notebookQuery),
  component: lazyPage(() => import('./error-notebook/exercise/ExercisePage.tsx')),
});

const trainings = createRoute({
  getParentRoute: () => member,
  path: '/treino',
  validateSearch: ({ area, simulado }: Record<string, unknown>): TrainingSearch => ({
    area: oneOf(areas, area),
    simulado: uuid(simulado),
  }),
  component: lazyPage(() => import('./item-response/training/TrainingsPage.tsx')),
});

const training = createRoute({
  getParentRoute: () => member,
  path: '/treino/$trainingId',
  staticData: { isImmersive: true },
  component: lazyPage(() => import('./item-response/training/TrainingPage.tsx')),
});

// ── In development ───────────────────────────────────────────────────────────────────────────────

const design = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/dev/design',
        component: lazyPage(() => import('./design/DesignPage.tsx')),
      }),
    ]
  : [];

// ── Loaded with the first of their pages ─────────────────────────────────────────────────────────

/** Stands in for the routes of the administration or of classes until they are loaded. */
const loading =
  (of: 'admin' | 'classes') =>
  async ({ context, location }: Arrival): Promise<void> => {
    await context.loadRoutes(of);
    // Also a preload: the router does not know this route any more, and could not go on with it.
    throw redirect({ href: location.href, replace: true });
  };

interface Arrival {
  context: { loadRoutes: (of: 'admin' | 'classes') => Promise<void> };
  location: { href: string };
}

const placeholders = (area: typeof admin | typeof classArea, of: 'admin' | 'classes') =>
  ['/', '$'].map((path) =>
    createRoute({ getParentRoute: () => area, path, beforeLoad: loading(of) }),
  );

const routes = root.addChildren([
  start,
  wrapper,
  catalog,
  preview,
  instructor,
  trails,
  exams,
  enemScore,
  toldResult,
  lives,
  trail,
  exam,
  leveling,
  live,
  subscription,
  certificate,
  privacy,
  protection,
  terms,
  invitation,
  newEmail,
  ...design,
  visitor.addChildren([signIn, signUp, passwordRecovery, emailVerification]),
  member.addChildren([
    player,
    notebook,
    performance,
    notebookReview,
    notebookExercise,
    trainings,
    training,
    receipt,
    certificates,
    profilePage,
    myData,
    family,
  ]),
  admin.addChildren(placeholders(admin, 'admin') as unknown as typeof adminRoutes),
  classArea.addChildren(placeholders(classArea, 'classes') as unknown as typeof classRoutes),
]);

export function createSiteRouter(context: AppContext, history?: RouterHistory) {
  const router = createRouter({
    history,
    routeTree: routes,
    context: { ...context, loadRoutes },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides whether data is stale.
    defaultPreloadStaleTime: 0,
    // A form takes its values once, so a return to it waits for fresh data.
    defaultStaleReloadMode: 'blocking',
    defaultPendingMs: 150,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: FailureScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: typeof document !== 'undefined',
  });
  animateViews(router);
  async function loadRoutes(of: 'admin' | 'classes') {
    await loadCode<unknown>(() =>
      of === 'admin' ? import('./admin-routes.tsx') : import('./class-routes.tsx'),
    );
    router.setRoutes(router.buildRouteTree());
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
  interface StaticDataRouteOption {
    /** For signed-in users the screen takes the whole height: no footer, no bottom navigation. */
    isImmersive?: boolean;
    /** The screen fills the site's header by a head of its own; logo and navigation give way to it. */
    hasOwnHead?: boolean;
  }
  interface HistoryState {
    /** E-mail address typed on one account screen, for the next one; it must not be in the address. */
    email?: string;
    /** The name typed with it. */
    name?: string | undefined;
    /** The server sent no further e-mail to it, for this reason. */
    notSentNow?: string | undefined;
  }
}
