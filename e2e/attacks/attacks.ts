import { sanitiserAttacks } from '../../api/test/support/sanitiser-attacks.ts';

/** Ends whatever an attack leaves open, so that the next one is read as if it were alone. */
const ending = `"'>--></script></style></title></textarea></xmp></noembed></iframe></option></select></math></svg>`;

/** `end`: the words of its last heading; who finds them has read the text up to there. */
export interface RichAttack {
  html: string;
  end: string;
}

/** Rich texts of at most so many characters, which hold all the attacks between them. */
export function richAttacks(limit: number): RichAttack[] {
  const texts: RichAttack[] = [];
  for (const [index, attack] of sanitiserAttacks.entries()) {
    const end = `Ataque ${index + 1}.`;
    const html = `${attack}${ending}<h3>${end}</h3>`;
    const last = texts.at(-1);
    if (last && last.html.length + html.length <= limit) {
      Object.assign(last, { html: last.html + html, end });
    } else texts.push({ html, end });
  }
  return texts;
}

/** Deals plain texts of at most so many characters, of whole attacks: those that fit, in turn. */
export function plainAttacks(): (limit: number) => string {
  let waiting = sanitiserAttacks.filter((attack) => attack.trim() && !/\p{Cc}/u.test(attack));
  return (limit) => {
    let left = limit;
    const dealt = waiting.filter(({ length }) => {
      const fits = length <= left;
      if (fits) left -= length;
      return fits;
    });
    waiting = [...waiting.filter((attack) => !dealt.includes(attack)), ...dealt];
    return dealt.join('');
  };
}
