const home = '/';
const anyOrigin = 'http://site.invalid';

/**
 * The path to go to after signing in. It comes from the address bar and is not trusted: only paths of
 * this site, and not the sign-in screen itself.
 */
export function returnPath(input: unknown): string {
  if (typeof input !== 'string' || !input.startsWith('/')) return home;
  if (!URL.canParse(input, anyOrigin)) return home;
  const target = new URL(input, anyOrigin);
  if (target.origin !== anyOrigin || target.pathname.startsWith('//')) return home;
  if (target.pathname === '/entrar') return home;
  return target.pathname + target.search + target.hash;
}
