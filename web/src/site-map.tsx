import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { askedOf, catalogSearch } from './courses/catalog/catalog-search.ts';
import { catalogQuery, courseCategoriesQuery } from './courses/courses.api.ts';
import { leaveWhenSignedIn, requireAdmin, requireProfile } from './shell/guards.ts';
import { pageNumber, parseSearch, stringifySearch, text } from './shell/search-params.ts';
import type { Shell } from './shell/shell.tsx';
import { SiteLayout } from './shell/SiteLayout.tsx';
import { startQueries } from './shell/start-queries.ts';
import { FailureScreen } from './shell/FailureScreen.tsx';
import { NotFoundScreen } from './shell/NotFoundScreen.tsx';
import { taxonomyQuery } from './taxonomy/taxonomy.api.ts';
import { PendingScreen } from './ui/PendingScreen.tsx';

/** Every address of the site. Pages are lazy, each in a file of its own with its own styles. */

const root = createRootRouteWithContext<Shell>()({
  beforeLoad: ({ context }) => ({ guardedFor: context.identity.user()?.id }),
  component: SiteLayout,
});

// ── For everybody ────────────────────────────────────────────────────────────────────────────────

const catalog = createRoute({
  getParentRoute: () => root,
  path: '/cursos',
  validateSearch: catalogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    startQueries(queryClient, catalogQuery(askedOf(deps)), courseCategoriesQuery, taxonomyQuery),
  component: lazyRouteComponent(() => import('./courses/catalog/CatalogPage.tsx'), 'CatalogPage'),
});

const preview = createRoute({
  getParentRoute: () => root,
  path: '/cursos/$courseIdPresentation/previa',
  component: lazyRouteComponent(() => import('./courses/preview/PreviewPage.tsx'), 'PreviewPage'),
});

const certificate = createRoute({
  getParentRoute: () => root,
  path: '/certificados/$code',
  component: lazyRouteComponent(
    () => import('./certificates/verification/VerificationPage.tsx'),
    'VerificationPage',
  ),
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
  component: lazyRouteComponent(() => import('./users/sign-in/SignInPage.tsx'), 'SignInPage'),
});

const signUp = createRoute({
  getParentRoute: () => visitor,
  path: '/cadastro',
  component: lazyRouteComponent(() => import('./users/sign-up/SignUpPage.tsx'), 'SignUpPage'),
});

const passwordRecovery = createRoute({
  getParentRoute: () => visitor,
  path: '/recuperar-senha',
  component: lazyRouteComponent(
    () => import('./users/password-recovery/PasswordRecoveryPage.tsx'),
    'PasswordRecoveryPage',
  ),
});

const emailVerification = createRoute({
  getParentRoute: () => visitor,
  path: '/verificar-email',
  component: lazyRouteComponent(
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
  component: lazyRouteComponent(() => import('./home/HomePage.tsx'), 'HomePage'),
});

const player = createRoute({
  getParentRoute: () => member,
  path: '/cursos/$courseIdPresentation',
  staticData: { isImmersive: true },
  component: lazyRouteComponent(() => import('./courses/player/PlayerPage.tsx'), 'PlayerPage'),
});

const certificates = createRoute({
  getParentRoute: () => member,
  path: '/certificados',
  component: lazyRouteComponent(
    () => import('./certificates/list/CertificateListPage.tsx'),
    'CertificateListPage',
  ),
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
  validateSearch: (search: Record<string, unknown>) => ({ page: pageNumber(search.page) ?? 1 }),
  component: lazyRouteComponent(
    () => import('./courses/authoring/CourseListPage.tsx'),
    'CourseListPage',
  ),
});

const adminNewCourse = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/novo',
  component: lazyRouteComponent(
    () => import('./courses/authoring/NewCoursePage.tsx'),
    'NewCoursePage',
  ),
});

const adminCourseSettings = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/gerenciar/$courseId/configuracoes',
  component: lazyRouteComponent(
    () => import('./courses/authoring/CourseSettingsPage.tsx'),
    'CourseSettingsPage',
  ),
});

const adminCourseContent = createRoute({
  getParentRoute: () => admin,
  path: '/conteudos/cursos/gerenciar/$courseId/conteudo',
  component: lazyRouteComponent(
    () => import('./courses/authoring/CourseContentPage.tsx'),
    'CourseContentPage',
  ),
});

const routes = root.addChildren([
  home,
  catalog,
  preview,
  certificate,
  visitor.addChildren([signIn, signUp, passwordRecovery, emailVerification]),
  member.addChildren([player, certificates]),
  admin.addChildren([
    adminHome,
    adminCourses,
    adminNewCourse,
    adminCourseSettings,
    adminCourseContent,
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
