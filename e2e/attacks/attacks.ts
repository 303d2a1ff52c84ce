import { isModestRichText } from '@sabia/domain/rich-text.ts';
import { sanitiserAttacks } from '../../api/test/support/sanitiser-attacks.ts';

/** Closes whatever an attack leaves open, so that the next one is parsed on its own. */
const ending = `"'>--></script></style></title></textarea></xmp></noembed></iframe></option></select></math></svg>`;

/** The end tags of the elements that an attack opens: a rich text nests at most 100. */
const endTags = (attack: string): string =>
  [...attack.matchAll(/<([a-z][\w:-]*)/gi)].map(([, name]) => `</${name}>`).join('');

export interface RichAttack {
  html: string;
  /** The text of its last heading: a page that shows it has rendered the whole attack. */
  end: string;
}

/** Distributes all attacks over rich texts that a field of `limit` characters accepts. */
export function richAttacks(limit: number): RichAttack[] {
  const texts: RichAttack[] = [];
  for (const [index, attack] of sanitiserAttacks.entries()) {
    const end = `Ataque ${index + 1}.`;
    const html = `${attack}${ending}${endTags(attack)}<h3>${end}</h3>`;
    // The API refuses it: api/test/nested-rich-text.test.ts.
    if (!isModestRichText(html, limit)) continue;
    const last = texts.at(-1);
    const both = (last?.html ?? '') + html;
    if (last && both.length <= limit && isModestRichText(both, limit)) {
      Object.assign(last, { html: both, end });
    } else texts.push({ html, end });
  }
  return texts;
}

/** Creates a function that returns as many whole attacks as fit into `limit` characters, in turn. */
export function plainAttacks(): (limit: number) => string {
  let queue = sanitiserAttacks.filter((attack) => attack.trim() && !/\p{Cc}/u.test(attack));
  return (limit) => {
    let left = limit;
    const used = queue.filter(({ length }) => {
      const fits = length <= left;
      if (fits) left -= length;
      return fits;
    });
    queue = [...queue.filter((attack) => !used.includes(attack)), ...used];
    return used.join('');
  };
}
