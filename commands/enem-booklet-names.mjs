// The application and edition of booklets of the Enem: by INEP's names in enem-booklet-names.txt, else by the colour
// of the item file, else by the booklet with the most equal items.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sequenceOf } from '../domain/src/item-response/booklet.ts';
import { root } from './project.mjs';

const names = readFileSync(join(root, 'commands/enem-booklet-names.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => {
    const [year, application, edition, codes] = line.split(';');
    return codes
      .split(' ')
      .map((code) => [`${year} ${code}`, { application, edition: edition || null }]);
  });
const published = new Map(names);

/** Editions that the colour of an item file names. */
const editions = [
  ['BRAILE', 'em braile'],
  ['LEDOR', 'adaptada para ledor'],
  ['LEITOR TELA', 'leitor de tela'],
  ['ESPECIAL D.J.', 'especial D.J.'],
];

/** The booklets of a year with application, edition and the equal booklet that stands for it. */
export function nameBooklets(year, booklets) {
  const nameOf = ({ code }) => published.get(`${year} ${code}`);
  const named = booklets.filter(nameOf);
  const equal = new Map();
  return booklets
    .toSorted((one, other) => one.code - other.code)
    .map((booklet) => {
      const ofColour = editions.find(([word]) => booklet.colour.includes(word))?.[1];
      const application = nameOf(booklet)?.application ?? applicationOf(booklet);
      const edition =
        nameOf(booklet)?.edition ?? ofColour ?? (booklet.isAdapted ? 'adaptada' : null);
      const key = [application, booklet.colour, edition, sequenceOf(booklet)].join(' ');
      const sameAs = equal.get(key) ?? null;
      if (sameAs === null) equal.set(key, booklet.code);
      return { ...booklet, application, edition, sameAs };
    });

  /** Adapted booklets have some items of their own, so that half of the items are enough. */
  function applicationOf(booklet) {
    const codes = new Set(codesOf(booklet));
    const shared = named
      .filter(({ area }) => area === booklet.area)
      .map((other) => ({
        application: nameOf(other).application,
        quantity: codesOf(other).filter((code) => codes.has(code)).length,
      }))
      .toSorted((one, other) => other.quantity - one.quantity);
    const [most] = shared;
    return most && most.quantity * 2 > codes.size ? most.application : null;
  }
}

const codesOf = ({ items }) => items.flatMap(({ code }) => code ?? []);
