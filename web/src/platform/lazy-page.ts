import { lazyRouteComponent } from '@tanstack/react-router';
import { unanswered } from './api-problem.ts';

/**
 * A page with its code in a chunk of its own. A chunk that a new release has replaced reloads the
 * site, which is the router's doing.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadCode(load), name);
}

/** Code that comes when it is needed. Without network it fails like any request, and can be tried again. */
export const loadCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error: unknown) => {
    throw navigator.onLine ? error : unanswered(error);
  });
