import './ui/theme/mantine-styles.ts';
import './ui/theme/theme.css';
import './ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createApp } from './app.tsx';
import { hasSessionMark } from './platform/device/device-storage.ts';
import { removeFailedStylesheets } from './platform/load-code.ts';
import { hydrate } from './platform/api/dehydrated-state.ts';
import { PageShownContext } from './ui/page/page-shown.ts';

// zod would otherwise try `eval`, which the content security policy blocks and Firefox reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Milliseconds after which the frame of the site is shown without its page. */
const longestBoot = 1000;

removeFailedStylesheets();

const app = createApp();
const root = document.getElementById('root');
if (root) {
  void open(root);
  const { identity } = app.context;
  // Without a network nobody is signed in until the next page.
  if (!identity.user() && hasSessionMark()) void identity.restore().catch(() => {});
}

/**
 * Hydrates a page that the server rendered, for a signed-in user only if it is for everybody; renders any other page.
 */
async function open(page: HTMLElement): Promise<void> {
  const { router, context } = app;
  const isForVisitors = page.dataset.visitor === 'only';
  if ((isForVisitors && context.identity.user()) || !hydrate(context.queryClient)) {
    // React takes the visitors' page away later than the attribute that hides it.
    if (isForVisitors) page.replaceChildren();
    delete page.dataset.visitor;
    // Frame and page are rendered once, with the replies that have arrived: half of the work, and nothing moves.
    const isLoaded = router.load().then(() => true);
    const isLate = new Promise<boolean>((resolve) => setTimeout(resolve, longestBoot, false));
    if (await Promise.race([isLoaded, isLate])) markAsLoaded(router);
    startTransition(() => createRoot(page).render(<App {...app} />));
    return;
  }
  await router.load();
  markAsLoaded(router);
  const { promise: hydrated, resolve: onPageShown } = Promise.withResolvers<void>();
  holdNavigation(router, hydrated);
  // As a transition in slices, so that the page answers meanwhile.
  startTransition(() => {
    hydrateRoot(
      page,
      <PageShownContext value={onPageShown}>
        <App {...app} />
      </PageShownContext>,
    );
  });
  await hydrated;
  delete page.dataset.visitor;
  // The page brought the cards of a visitor: those of the signed-in user have their progress.
  const cards = { queryKey: ['GET /courses/paginated'] };
  if (context.identity.user()) void context.queryClient.invalidateQueries(cards);
}

/** The router then does not load its first route again, and renders the same wrappers around it as on the server. */
function markAsLoaded(router: typeof app.router): void {
  router.ssr = { manifest: undefined };
}

/**
 * Lets navigations wait for `hydrated`. The header is hydrated before the page below it; a link of the header would
 * otherwise take away the route that the page still needs (https://github.com/TanStack/router/issues/8306).
 */
function holdNavigation(router: typeof app.router, hydrated: Promise<void>): void {
  const { load } = router;
  router.load = async (options) => {
    await hydrated;
    return load(options);
  };
}

window.addEventListener('load', () => {
  void import('./platform/api/outside-changes.ts').then(({ followOutsideChanges }) =>
    followOutsideChanges(document),
  );
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller;
  if (app.context.identity.user() || hasWorker)
    void import('./after-page-load.ts').then(({ afterPageLoad }) => afterPageLoad(app.context));
});
