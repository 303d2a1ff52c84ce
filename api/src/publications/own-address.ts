import { id } from '@sabia/domain/fields.ts';

/** Target of an address of the school. */
export type OwnTarget =
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

const isNoun = (place: string): place is keyof typeof kinds => Object.hasOwn(kinds, place);

/** Null for other sites and for pages that always exist. `site` is the origin of the site. */
export function ownTarget(address: string, site: string): OwnTarget | null {
  const url = URL.parse(address, site);
  if (url?.origin !== new URL(site).origin) return null;
  const [place = '', slug] = url.pathname.slice(1).split('/');
  if (!slug) return null;
  if (place === 'files') return { kind: 'file', name: slug };
  if (!isNoun(place)) return null;
  return { kind: kinds[place], id: id.safeParse(slug).success ? slug : null, slug };
}
