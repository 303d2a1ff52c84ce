import { id } from '@sabia/domain/fields.ts';

/** The file or entity that an internal address leads to. */
export type InternalTarget =
  | { kind: 'file'; name: string }
  | {
      kind: 'course' | 'trail' | 'live' | 'practice-exam';
      /** Null if the address has a slug instead. */
      id: string | null;
      slug: string;
    };

const kinds = {
  cursos: 'course',
  trilhas: 'trail',
  lives: 'live',
  exercicios: 'practice-exam',
} as const;

const isEntityPath = (path: string): path is keyof typeof kinds => Object.hasOwn(kinds, path);

/** The target of an internal address; null for other sites and for static pages. `site` is an origin. */
export function internalTarget(address: string, site: string): InternalTarget | null {
  const url = URL.parse(address, site);
  if (url?.origin !== new URL(site).origin) return null;
  const [path = '', slug] = url.pathname.slice(1).split('/');
  if (!slug) return null;
  if (path === 'files') return { kind: 'file', name: slug };
  if (!isEntityPath(path)) return null;
  return { kind: kinds[path], id: id.safeParse(slug).success ? slug : null, slug };
}
