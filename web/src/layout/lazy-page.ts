import { lazyRouteComponent } from '@tanstack/react-router';
import { loadCode } from '../platform/load-code.ts';

/**
 * A component whose code is a chunk of its own. When a new release has replaced the chunk, the router
 * reloads the page.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadCode(load), name);
}
