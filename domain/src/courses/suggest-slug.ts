const longest = 100;

/** The slug suggested by a title: words without accents, joined by hyphens, shortened at a word. Can be empty. */
export function suggestSlug(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= longest) return slug;
  const lastHyphen = slug.lastIndexOf('-', longest);
  return slug.slice(0, lastHyphen > 0 ? lastHyphen : longest);
}
