const home = '/';
const anyOrigin = 'http://site.invalid';

/**
 * Where to go after signing in, from the address bar, hence from anybody: only a path of this very
 * site, never another host, and never back to the screen that asked.
 */
export function returnPath(given: unknown): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return home;
  if (!URL.canParse(given, anyOrigin)) return home;
  const target = new URL(given, anyOrigin);
  if (target.origin !== anyOrigin || target.pathname.startsWith('//')) return home;
  if (target.pathname === '/entrar') return home;
  return target.pathname + target.search + target.hash;
}
