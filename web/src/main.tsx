import './ui/theme/mantine-styles.ts';
import './ui/theme/theme.css';
import './ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createApp } from './app.tsx';
import { hydrate } from './platform/dehydrated-state.ts';

// zod would otherwise try `eval`, which the content security policy blocks and Firefox reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const app = createApp();
const root = document.getElementById('root');
if (root) void open(root);

/** Hydrates a page that the server rendered for a visitor; renders any other page. */
async function open(page: HTMLElement): Promise<void> {
  const { router, context } = app;
  if (context.identity.user() || !hydrate(context.queryClient)) {
    page.removeAttribute('data-visitor');
    createRoot(page).render(<App {...app} />);
    return;
  }
  await router.load();
  // The router then renders the same wrappers around its matches as on the server.
  router.ssr = { manifest: undefined };
  hydrateRoot(page, <App {...app} />);
}

window.addEventListener('load', () => {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller;
  if (app.context.identity.user() || hasWorker)
    void import('./after-page-load.ts').then(({ afterPageLoad }) => afterPageLoad(app.context));
});
