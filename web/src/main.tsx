import './shell/mantine-styles.ts';
import './shell/theme.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App, createApp } from './app.tsx';

const app = createApp();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App {...app} />);

// Answers that an earlier visit could not send; after what this one is for.
window.addEventListener('load', () => {
  const somebody = app.shell.identity.user();
  if (!somebody) return;
  void import('./attempts/answer-outbox/use-answer-outbox.ts').then(({ answerOutboxOf }) =>
    answerOutboxOf(app.shell, somebody.id),
  );
  void import('./error-notebook/use-review-outbox.ts').then(({ reviewOutboxOf }) =>
    reviewOutboxOf(app.shell, somebody.id),
  );
});
