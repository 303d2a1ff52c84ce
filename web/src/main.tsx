import './ui/theme/mantine-styles.ts';
import './ui/theme/theme.css';
import './ui/base.css';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createApp } from './app.tsx';
import { hydrate } from './platform/dehydrated-state.ts';

// zod would otherwise try `eval`, which the content security policy blocks and Firefox reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const app = createApp();
const root = document.getElementById('root');
if (root) void open(root);

/**
 * Hydrates a page that the server rendered, for a signed-in user only if it is for everybody; renders any other page.
 */
async function open(page: HTMLElement): Promise<void> {
  const { router, context } = app;
  const isForVisitors = page.dataset.visitor === 'only';
  if ((isForVisitors && context.identity.user()) || !hydrate(context.queryClient)) {
    delete page.dataset.visitor;
    startTransition(() => createRoot(page).render(<App {...app} />));
    return;
  }
  await router.load();
  // The router then renders the same wrappers around its matches as on the server.
  router.ssr = { manifest: undefined };
  const onHydrated = () => {
    delete page.dataset.visitor;
    // The page brought the cards of a visitor: those of the signed-in user have their progress.
    const cards = { queryKey: ['GET /courses/paginated'] };
    if (context.identity.user()) void context.queryClient.invalidateQueries(cards);
  };
  // As a transition in slices, so that the page answers meanwhile.
  startTransition(() => void hydrateRoot(page, <Hydrating onHydrated={onHydrated} />));
}

function Hydrating({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return <App {...app} />;
}

window.addEventListener('load', () => {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller;
  if (app.context.identity.user() || hasWorker)
    void import('./after-page-load.ts').then(({ afterPageLoad }) => afterPageLoad(app.context));
});
