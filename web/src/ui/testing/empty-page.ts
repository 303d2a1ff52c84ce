import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** The part of TanStack Router's router by which a load shows its result. */
interface LoadingRouter {
  startTransition: (show: () => void, ...expected: never[]) => Promise<boolean>;
}

/**
 * An element in the document with its React root; both are removed after the test.
 * @param router Router that the test renders. A load of it that ends after the test shows nothing: React would look for
 *   `window`, which is gone after the last file of a worker.
 */
export function emptyPage(router?: LoadingRouter): { page: HTMLElement; root: Root } {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
    if (router) router.startTransition = () => Promise.resolve(false);
  });
  return { page, root };
}
