import './ui/theme/mantine-styles.ts';
import './ui/theme/theme.css';
import './ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createApp } from './app.tsx';
import { plantSeed } from './platform/dehydrated-state.ts';

const app = createApp();
const root = document.getElementById('root');
if (root) void open(root);

/** A page that was drawn for a visitor comes alive as it is; any other is drawn here. */
async function open(page: HTMLElement): Promise<void> {
  const { router, shell } = app;
  if (shell.identity.user() || !plantSeed(shell.queryClient)) {
    page.removeAttribute('data-visitor');
    createRoot(page).render(<App {...app} />);
    return;
  }
  await router.load();
  // What it draws around its matches is then what the server drew.
  router.ssr = { manifest: undefined };
  hydrateRoot(page, <App {...app} />);
}

// Once what this visit is for is there.
window.addEventListener('load', () => {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller;
  if (app.shell.identity.user() || isKept)
    void import('./after-page-load.ts').then(({ afterOpening }) => afterOpening(app.shell));
});
