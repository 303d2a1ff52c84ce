/** A tag; the group is the name of an element of code. */
const tag = /<(?:(pre|code)(?=[\s>]))?[^<>]*>/g;

/**
 * HTML with the texts between its tags replaced, outside of code. The end of code is searched by `indexOf`, and never again
 * once it is missing: a pattern would search it from each start, in quadratic time.
 */
export function mapTexts(html: string, replace: (text: string) => string): string {
  const unclosed = new Set<string>();
  let kept = '';
  let from = 0;
  for (const { 0: written, 1: name, index } of html.matchAll(tag)) {
    if (index < from) continue;
    const end = name && !unclosed.has(name) ? endOfCode(html, name, index) : null;
    if (name && end === null) unclosed.add(name);
    const next = end ?? index + written.length;
    kept += replace(html.slice(from, index)) + html.slice(index, next);
    from = next;
  }
  return kept + replace(html.slice(from));
}

function endOfCode(html: string, name: string, from: number): number | null {
  const end = `</${name}>`;
  const at = html.indexOf(end, from);
  return at === -1 ? null : at + end.length;
}
