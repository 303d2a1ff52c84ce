import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** An element in the document with its React root; both are removed after the test. */
export function emptyPage(): { page: HTMLElement; root: Root } {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  return { page, root };
}
