import { id } from '@sabia/domain/fields.ts';

/** What an address of our own leads to. */
export type OwnTarget =
  | { kind: 'file'; name: string }
  | {
      kind: 'course' | 'trail' | 'live' | 'practice-exam';
      /** Null when it is named otherwise. */
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

/** Null for what is elsewhere, or always there. `site` is where people type to get to the school. */
export function ownTarget(address: string, site: string): OwnTarget | null {
  const url = URL.parse(address, site);
  if (url?.origin !== new URL(site).origin) return null;
  const [place = '', slug] = url.pathname.slice(1).split('/');
  if (!slug) return null;
  if (place === 'files') return { kind: 'file', name: slug };
  if (!isNoun(place)) return null;
  return { kind: kinds[place], id: id.safeParse(slug).success ? slug : null, slug };
}
