import { toStoredAnchor } from '../rich-text/convert.ts';
import type { CourseInFile } from './course-file.ts';
import { rewriteCourse } from './rewrite-course.ts';

/**
 * The address of the course in the texts of a course file; `/este-curso/<key>` is one of its contents. Ids would be
 * those of another school.
 */
const here = '/este-curso';

interface ExportedCourse {
  id: string;
  slug: string;
  sections: readonly { contents: readonly { id: string }[] }[];
  /** The origin of the school. */
  site: string;
}

/** The course with its links to itself and its contents as they are in a file. Contents with such links get a key. */
export function linksToFile(course: CourseInFile, exported: ExportedCourse): CourseInFile {
  const keys = new Map(
    exported.sections.flatMap(({ contents }, section) =>
      contents.map(({ id }, at) => [id, keyAt(section, at)] as const),
    ),
  );
  const used = new Set<string>();
  const { sections, ...rest } = rewriteLinks(course, (href) => {
    const url = URL.parse(href, exported.site);
    if (url?.origin !== new URL(exported.site).origin) return href;
    const [, name] = /^\/cursos\/([^/]+)\/?$/.exec(url.pathname) ?? [];
    if (name !== exported.id && name !== exported.slug) return href;
    const key = keys.get(url.searchParams.get('conteudo') ?? '');
    if (key) used.add(key);
    return (key ? `${here}/${key}` : here) + url.hash;
  });
  return {
    ...rest,
    sections: sections.map((section, at) => ({
      ...section,
      contents: section.contents.map((content, place) => {
        const key = keyAt(at, place);
        return used.has(key) ? { ...content, key } : content;
      }),
    })),
  };
}

const keyAt = (section: number, content: number) => `${section + 1}-${content + 1}`;

/**
 * Reads the links of a file with contents of these keys: a link to one of them, also relative as in a folder of pages,
 * becomes `/este-curso/<key>`. Null for other links.
 */
export function linkInFile(keys: ReadonlySet<string>, href: string): string | null {
  const url = URL.parse(href, `https://sabia.invalid${here}/`);
  if (url?.host !== 'sabia.invalid') return null;
  const hash = url.hash && `#${toStoredAnchor(decoded(url.hash.slice(1)))}`;
  const key = decoded(url.pathname.slice(here.length + 1));
  if (url.pathname.startsWith(`${here}/`) && keys.has(key)) return `${here}/${key}${hash}`;
  return href.startsWith(here) && url.pathname === here ? here + hash : null;
}

/** The keys of the contents of a course in a file. */
export const keysOf = (course: CourseInFile): ReadonlySet<string> =>
  new Set(contentsOf(course).flatMap(({ key }) => key ?? []));

/** The imported course with links to itself: its slug, and the ids of its contents in order. */
export function linksFromFile(
  course: CourseInFile,
  { slug, ids }: { slug: string; ids: readonly string[] },
): CourseInFile {
  const idOf = new Map(contentsOf(course).map(({ key }, at) => [key, ids[at]]));
  return rewriteLinks(course, (href) => {
    const [, key, hash = ''] = /^\/este-curso(?:\/([^#]+))?(#.*)?$/.exec(href) ?? [];
    if (!/^\/este-curso(?:[/#]|$)/.test(href)) return href;
    const id = key && idOf.get(key);
    return `/cursos/${slug}${id ? `?conteudo=${id}` : ''}${hash}`;
  });
}

const contentsOf = ({ sections }: CourseInFile) => sections.flatMap(({ contents }) => contents);

/** Rewrites the links in all texts of a course, which must be sanitised. */
const rewriteLinks = (course: CourseInFile, rewrite: (href: string) => string): CourseInFile =>
  rewriteCourse(course, {
    address: (address) => address,
    html: (html) =>
      html.replace(/(?<=<a href=")[^"]*(?=")/g, (written) => {
        const href = written.replaceAll('&amp;', '&');
        const becomes = rewrite(href);
        return becomes === href ? written : becomes.replaceAll('&', '&amp;');
      }),
  });

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
