import { createMemoryHistory } from '@tanstack/react-router';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { App, createApp } from './app.tsx';
import { publicHead } from './public-head.ts';
import { ApiProblem } from './platform/api-problem.ts';
import { memoryStorage } from './platform/device.ts';
import { seedOf } from './platform/dehydrated-state.ts';

/** What the world asks of a page before any script has run. */
export interface AskedPage {
  /** Path and query. */
  address: string;
  /** How people reach the site: absolute addresses begin with it. */
  publicUrl: string;
  /** To the API. */
  fetch: typeof fetch;
  now: () => number;
}

export interface DrawnPage {
  /** The module of the screen, whose styles and code the page needs. */
  source: string;
  /** For the end of <head>: title, description, what others show of a link. */
  head: string;
  /** For #root. */
  body: string;
  /** For after it. */
  seed: string;
}

/** The pages that search engines and whoever gets a link see; the others are drawn where they are read. */
const publicSources: Record<string, string> = {
  '/cursos': 'src/courses/catalog/CatalogPage.tsx',
  '/cursos/$courseIdPresentation/previa': 'src/courses/preview/PreviewPage.tsx',
  '/trilhas': 'src/trails/catalog/TrailCatalogPage.tsx',
  '/lives': 'src/lives/catalog/LiveCatalogPage.tsx',
  '/exercicios': 'src/practice-exams/catalog/ExamCatalogPage.tsx',
  '/certificados/$code': 'src/certificates/verification/VerificationPage.tsx',
};

/** What somebody who is signed in opens the site with. */
const memberSources: Record<string, string> = {
  '/': 'src/home/HomePage.tsx',
  '/member/cursos/$courseIdPresentation': 'src/courses/player/PlayerPage.tsx',
  '/member/trilhas/$trailId': 'src/trails/trail/TrailPage.tsx',
  '/member/exercicios/$practiceExamId': 'src/practice-exams/exam/ExamPage.tsx',
};

/** The module of the screen that somebody opens, so that the page can ask for its code at once. */
export function sourceFor(address: string): string | null {
  const route = routeOf(appAt(address, { fetch, now: Date.now }));
  return publicSources[route] ?? memberSources[route] ?? null;
}

/**
 * A public page as a visitor sees it, with the answers that it was drawn from; 'missing' where there
 * is none, null where it is no public page, or can't be drawn now.
 */
export async function drawPage({
  address,
  publicUrl,
  ...world
}: AskedPage): Promise<DrawnPage | 'missing' | null> {
  const app = appAt(address, world);
  const { router, shell } = app;
  const source = publicSources[routeOf(app)];
  if (!source) return null;
  await router.load();
  // A redirect resolves nowhere.
  if (!router.state.resolvedLocation) return null;
  const queries = shell.queryClient.getQueryCache().getAll();
  await Promise.allSettled(queries.flatMap(({ promise }) => promise ?? []));
  const errors = queries.flatMap(({ state: { error } }) => error ?? []);
  if (errors.some(isAbsent)) return 'missing';
  if (errors.length > 0) return null;
  // What belongs to the head, React puts before what it belongs to.
  const { prelude } = await prerenderToNodeStream(<App {...app} />, whole);
  const drawn = await text(prelude);
  const bodyAt = drawn.indexOf('<div');
  const url = publicUrl + router.state.location.href;
  return {
    source,
    head: drawn.slice(0, bodyAt) + publicHead(shell.queryClient, url),
    body: drawn.slice(bodyAt),
    seed: seedOf(shell.queryClient, world.now()),
  };
}

const appAt = (address: string, world: Pick<AskedPage, 'fetch' | 'now'>) =>
  createApp({
    ...world,
    origin: '',
    storage: memoryStorage(),
    // What they change is no part of a public page.
    settings: {},
    history: createMemoryHistory({ initialEntries: [address] }),
  });

function routeOf({ router }: ReturnType<typeof appAt>): string {
  const route = router.getMatchedRoutes(router.latestLocation.pathname)[2] as
    | { id: string }
    | undefined;
  return route?.id ?? '';
}

/** React would send what is long later, by a script in the page, which the site's policy refuses. */
const whole = { progressiveChunkSize: Number.POSITIVE_INFINITY };

const isAbsent = (error: unknown) => error instanceof ApiProblem && error.status === 404;
