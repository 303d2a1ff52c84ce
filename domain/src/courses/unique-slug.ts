import { reservedSlugs } from './course.ts';
import { suggestSlug } from './suggest-slug.ts';

const longest = 100;

/** The slug suggested by a title, numbered if taken or reserved: 'python-2'. */
export function uniqueSlug(title: string, taken: readonly string[]): string {
  const suggested = suggestSlug(title) || 'curso';
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`;
    const slug = suggested.slice(0, longest - suffix.length).replace(/-$/, '') + suffix;
    if (!taken.includes(slug) && !reservedSlugs.includes(slug)) return slug;
  }
}
