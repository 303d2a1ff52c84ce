import { unanswered } from './api/api-problem.ts';

/** Pauses before the next attempts, in milliseconds: a network that has just come back loses its first requests. */
const pauses = [400, 1600];

/**
 * A dynamic import that is repeated when it fails on a network that seems to work. Without a network
 * it fails like a request, so that it can be retried.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) throw unanswered(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/**
 * Removes the link of each stylesheet that Vite could not load: Vite takes a stylesheet for loaded
 * when the document has its link, and its error names only the first of several.
 */
export function removeFailedStylesheets(): void {
  addEventListener(
    'error',
    ({ target }) => {
      const isLink = target instanceof Element && target.matches('[rel=stylesheet][crossorigin]');
      if (isLink) target.remove();
    },
    true,
  );
}
