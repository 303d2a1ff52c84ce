const longest = 100;

/** The slug that a title suggests: its words without accents, by hyphens, none of them cut. */
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
