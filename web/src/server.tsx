import type { ClientConfig } from '@sabia/domain/client-config.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { App, createApp } from './app.tsx';
import { verificationQuery } from './certificates/certificates.api.ts';
import { instructorQuery } from './instructors/instructors.api.ts';
import { enemBookletsQuery } from './item-response/enem-scores.api.ts';
import { toldResultQuery } from './mock-exams/mock-exams.api.ts';
import { ApiProblem } from './platform/api/api-problem.ts';
import { dehydrate } from './platform/api/dehydrated-state.ts';
import { deviceTime } from './platform/clock.ts';
import { memoryStorage } from './platform/device/device-storage.ts';
import { startQueries } from './platform/api/start-queries.ts';
import { publicHead } from './public-head.ts';
import { schoolQuery, termsQuery } from './school/school.api.ts';

// Server-side rendering. The API imports the build of this module (api/src/platform/site).

export interface PageRequest {
  /** Path and query. */
  address: string;
  /** The site's public origin, for absolute URLs. */
  publicUrl: string;
  clientConfig: ClientConfig;
  /** Sends a request to the API. */
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface RenderedPage {
  /** The module of the screen: the page needs its styles and code. */
  source: string;
  /** True if it shows public data only, so that one page serves all visitors. */
  isShared: boolean;
  /** True if a signed-in user sees it while the code loads: it says nothing that holds for visitors only. */
  isForEverybody: boolean;
  /** HTML for the end of <head>: title, description, Open Graph. */
  head: string;
  /** HTML for #root. */
  body: string;
  /** HTML for after #root. */
  dehydratedState: string;
}

const catalog = '/cursos';

/** They show the name of a learner. */
const certificate = '/certificados/$code';
const toldResult = '/resultado/$code';

/**
 * The module of each screen that is rendered on the server, by the id of its route. The catalog is part of
 * the entry: its module adds no links.
 */
const publicSources: Record<string, string> = {
  '/': 'src/school/front-page/FrontPage.tsx',
  [catalog]: 'src/courses/catalog/CatalogPage.tsx',
  '/cursos/$courseIdPresentation/previa': 'src/courses/preview/PreviewPage.tsx',
  '/instrutores/$slug': 'src/instructors/page/InstructorPage.tsx',
  '/assinatura': 'src/subscriptions/subscription/SubscriptionPage.tsx',
  '/trilhas/$trailId': 'src/trails/trail/TrailPage.tsx',
  '/lives/$liveId': 'src/lives/live/LivePage.tsx',
  '/exercicios/$practiceExamId': 'src/practice-exams/exam/ExamPage.tsx',
  '/trilhas': 'src/trails/catalog/TrailCatalogPage.tsx',
  '/lives': 'src/lives/catalog/LiveCatalogPage.tsx',
  '/exercicios': 'src/practice-exams/catalog/ExamCatalogPage.tsx',
  '/acessibilidade': 'src/privacy/protection/ProtectionPage.tsx',
  '/privacidade': 'src/privacy/policy/PrivacyPage.tsx',
  '/nota-enem': 'src/item-response/calculator/EnemPage.tsx',
  '/termos': 'src/school/terms/TermsPage.tsx',
  [toldResult]: 'src/mock-exams/told-result/ToldResultPage.tsx',
  [certificate]: 'src/certificates/verification/VerificationPage.tsx',
};

/** The query that a screen starts itself, once its code is there. */
const queryWithCode: Record<
  string,
  (params: { code?: string; slug?: string }) => Parameters<typeof startQueries>[1]
> = {
  [certificate]: ({ code = '' }) => verificationQuery(code),
  '/instrutores/$slug': ({ slug = '' }) => instructorQuery(slug),
  '/nota-enem': () => enemBookletsQuery(),
  '/privacidade': () => schoolQuery,
  '/acessibilidade': () => schoolQuery,
  '/termos': () => termsQuery,
  [toldResult]: ({ code = '' }) => toldResultQuery(code),
};

/** The module of the screens on which signed-in users usually begin. */
const memberSources: Record<string, string> = {
  '/': 'src/home/HomePage.tsx',
  '/member/cursos/$courseIdPresentation': 'src/courses/player/PlayerPage.tsx',
};

/**
 * The page that a signed-in user gets: 'everybody' for the page of visitors, else the module of the screen for preload
 * links, or null for screens that rarely come first.
 */
export function pageForMembers(address: string): 'everybody' | { source: string } | null {
  const route = routeOf(appAt(address, { fetch, now: deviceTime, clientConfig: {} }));
  if (route === catalog) return 'everybody';
  const source = memberSources[route] ?? publicSources[route];
  return source === undefined ? null : { source };
}

/**
 * Renders a public page for a visitor. 'missing' where the API replies 404, 'unavailable' where its data could not be
 * loaded; null for other pages and redirects.
 */
export async function renderPage({
  address,
  publicUrl,
  ...environment
}: PageRequest): Promise<RenderedPage | 'missing' | 'unavailable' | null> {
  const app = appAt(address, environment);
  const { router, context } = app;
  const route = routeOf(app);
  const source = publicSources[route];
  if (!source) return null;
  await router.load();
  const started = queryWithCode[route]?.(router.state.matches.at(-1)?.params ?? {});
  if (started) startQueries(context.queryClient, started);
  // After a redirect there is no resolved location.
  if (!router.state.resolvedLocation) return null;
  const queries = context.queryClient.getQueryCache().getAll();
  await Promise.allSettled(queries.flatMap(({ promise }) => promise ?? []));
  const errors = queries.flatMap(({ state: { error } }) => error ?? []);
  if (errors.some(isNotFound)) return 'missing';
  if (errors.length > 0) return 'unavailable';
  const { prelude } = await prerenderToNodeStream(<App {...app} />, withoutStreaming);
  const html = await text(prelude);
  // React writes <title> and other elements of the head before the body.
  const bodyAt = html.indexOf('<div');
  const url = publicUrl + router.state.location.href;
  return {
    source,
    isShared: route !== certificate && route !== toldResult,
    isForEverybody: route === catalog,
    head: html.slice(0, bodyAt) + publicHead(context.queryClient, url, context.clientConfig),
    body: html.slice(bodyAt),
    dehydratedState: dehydrate(context.queryClient, environment.now()),
  };
}

const appAt = (address: string, environment: Pick<PageRequest, 'fetch' | 'now' | 'clientConfig'>) =>
  createApp(
    { ...environment, origin: '', storage: memoryStorage() },
    createMemoryHistory({ initialEntries: [address] }),
  );

/** The id of the innermost route below the layout. */
function routeOf({ router }: ReturnType<typeof appAt>): string {
  const route = router.getMatchedRoutes(router.latestLocation.pathname)[2] as
    | { id: string }
    | undefined;
  return route?.id ?? '';
}

/** React streams long content by inline scripts, which Content-Security-Policy forbids. */
const withoutStreaming = { progressiveChunkSize: Number.POSITIVE_INFINITY };

const isNotFound = (error: unknown) => error instanceof ApiProblem && error.status === 404;
