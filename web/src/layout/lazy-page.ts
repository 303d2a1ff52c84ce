import { lazyRouteComponent } from '@tanstack/react-router';
import { loadCode } from '../platform/load-code.ts';

type IsUnion<T, All = T> = T extends All ? ([All] extends [T] ? false : true) : never;

/** A module with one export needs no name of it, which the first visit would load. */
type NameIn<Module> = IsUnion<keyof Module> extends true ? [name: keyof Module] : [];

/**
 * A component whose code is a chunk of its own. When a new release has replaced the chunk, the router
 * reloads the page.
 */
export const lazyPage = <Module extends Record<string, unknown>, Name extends NameIn<Module>>(
  load: () => Promise<Module>,
  ...[name]: Name
) =>
  lazyRouteComponent(async () => {
    const module = await loadCode(load);
    const page = name ? module[name] : Object.values(module)[0];
    return {
      default: page as Module[Name extends [infer Key] ? Key & keyof Module : keyof Module],
    };
  });
