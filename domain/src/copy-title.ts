/** What titles of copies begin with. */
export const copyPrefix = 'Cópia de ';
/** As titles are limited everywhere. */
const longest = 160;

/** What a copy is called: 'Cópia de …', numbered when that is taken; a copy's copy counts on. */
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
  const fitting = original.length <= room ? original : `${original.slice(0, room - 1).trimEnd()}…`;
  return `${copyPrefix}${fitting}${suffix}`;
}
