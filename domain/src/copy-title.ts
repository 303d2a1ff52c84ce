/** Prefix of the titles of copies. */
export const copyPrefix = 'Cópia de ';
/** Maximum length of all titles. */
const longest = 160;

/** The title of a copy: 'Cópia de …', numbered if taken; the copy of a copy gets the next number. */
export function copyTitle(title: string, taken: readonly string[]): string {
  const original = title.startsWith(copyPrefix)
    ? title.slice(copyPrefix.length).replace(/ \(\d+\)$/, '')
    : title;
  for (let number = 1; ; number++) {
    const candidate = titled(original, number === 1 ? '' : ` (${number})`);
    if (!taken.includes(candidate)) return candidate;
  }
}

function titled(original: string, suffix: string): string {
  const room = longest - copyPrefix.length - suffix.length;
  const shortened =
    original.length <= room ? original : `${original.slice(0, room - 1).trimEnd()}…`;
  return `${copyPrefix}${shortened}${suffix}`;
}
