import './shell/mantine-styles.ts';
import './shell/theme.css';
import './ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createApp } from './app.tsx';
import { plantSeed } from './shell/seed.ts';

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

// Answers that an earlier visit could not send; after what this one is for.
window.addEventListener('load', () => {
  const somebody = app.shell.identity.user();
  if (!somebody) return;
  void import('./open-outboxes.ts').then(({ openOutboxes }) =>
    openOutboxes(app.shell, somebody.id),
  );
});
