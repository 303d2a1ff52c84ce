// `npm run item-parameters -- [--scores=participants.json] itens-2019.csv …`: prints a migration with the item
// parameters of INEP's public item files (Microdados do Enem), so that a new school has these years. The year is that
// of the file name. `--scores` names official scores, which decide if the parameters of a booklet are reproducible.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readItemFile } from '../domain/src/item-response/item-file.ts';
import { isReproducible } from '../domain/src/item-response/reproducible.ts';
import { isCommand } from './project.mjs';

/** Scales of the migration that creates the tables. */
export const scales = {
  CH: { slope: 112.3, intercept: 501.495 },
  CN: { slope: 113.09, intercept: 501.15 },
  LC: { slope: 108.08, intercept: 499.98 },
  MT: { slope: 129.635, intercept: 500.03 },
};

/** The booklets of an item file with its year; throws if a row can't be taken. */
export function readYear(path) {
  const year = Number(/\d{4}/.exec(basename(path))?.[0]);
  const rows = readFileSync(path, 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(';'));
  const read = readItemFile(rows);
  if (typeof read === 'string') throw new Error(`${path}: ${read}`);
  const first = read.skipped.at(0);
  if (first) throw new Error(`${path}, line ${first.line}: ${first.reason}`);
  return { year, booklets: read.booklets };
}

/** Official scores of participants as records of `OfficialScore` with their year. */
export const readScores = (path) =>
  JSON.parse(readFileSync(path, 'utf8')).map(
    ({ year, booklet, foreignLanguage, answers, officialScore }) => ({
      year,
      booklet: Number(booklet),
      language: foreignLanguage === null ? null : Number(foreignLanguage),
      answers,
      score: officialScore,
    }),
  );

/** Each year as lines of items (area code key ability a b c) and of booklets, which name items by line number. */
function linesOf({ year, booklets }, scores) {
  const items = [];
  const numbers = new Map();
  const numberOf = (area, { code, key, ability, parameters }) => {
    const { a, b, c } = parameters ?? {};
    const line = [area, code, key, ability ?? '-', ...(parameters ? [a, b, c] : [])].join(' ');
    if (!numbers.has(line)) numbers.set(line, items.push(line));
    return numbers.get(line);
  };
  const ofYear = scores.filter((score) => score.year === year);
  const sorted = booklets.toSorted((one, other) => one.code - other.code);
  const lines = sorted.map((booklet) => {
    const { code, area, isAdapted } = booklet;
    const check = isReproducible(booklet, { booklets, scales, scores: ofYear });
    const positions = Object.entries(Object.groupBy(booklet.items, ({ position }) => position));
    const places = positions.map(([, here]) =>
      here
        .toSorted((one, other) => (one.language ?? 0) - (other.language ?? 0))
        .map((item) => numberOf(area, item))
        .join('/'),
    );
    const flags = [isAdapted ? 't' : 'f', check === null ? '-' : check ? 't' : 'f'];
    return [
      code,
      area,
      booklet.colour.replaceAll(' ', '_'),
      ...flags,
      positions[0][0],
      ...places,
    ].join(' ');
  });
  return { items, booklets: lines };
}

/** The migration as SQL. */
export function migrationOf(years, scores) {
  const texts = years.map((read) => ({ year: read.year, ...linesOf(read, scores) }));
  const values = (part) =>
    texts.map((text) => `  (${text.year}, $$${text[part].join('\n')}$$)`).join(',\n');
  const last = years.at(-1)?.year;
  return `-- Item parameters of the Enem ${years[0]?.year} to ${last}, printed by commands/item-parameters.mjs.
-- Source: INEP, Microdados do Enem, item files of these years.

-- area code key ability a b c; abandoned items have no parameters.
create temporary table published_items on commit drop as
select year, number, f[1] as area, f[2]::integer as code, f[3] as key, nullif(f[4], '-')::smallint as ability,
  f[5]::double precision as a, f[6]::double precision as b, f[7]::double precision as c
from (values
${values('items')}
) files (year, text)
cross join lateral string_to_table(text, e'\\n') with ordinality lines (line, number)
cross join lateral string_to_array(line, ' ') f;

-- code area colour adapted reproducible position, and an item for each position from this one on: its line above, or
-- English/Spanish.
create temporary table published_booklets on commit drop as
select year, f[1]::integer as code, f[2] as area, replace(f[3], '_', ' ') as colour, f[4]::boolean as is_adapted,
  nullif(f[5], '-')::boolean as is_reproducible, f[6]::smallint as first, f[7:] as places
from (values
${values('booklets')}
) files (year, text)
cross join lateral string_to_table(text, e'\\n') line
cross join lateral string_to_array(line, ' ') f;

insert into item_parameters (year, area, code, key, ability, a, b, c, source)
select year, area, code, key, ability, a, b, c, 'INEP, Microdados do Enem ' || year
from published_items order by year, number;

insert into booklets (year, code, area, colour, is_adapted, is_reproducible)
select year, code, area, colour, is_adapted, is_reproducible from published_booklets order by year, code;

insert into booklet_items (year, booklet, position, language, item_id)
select booklet.year, booklet.code, booklet.first + place - 1,
  case when cardinality(choices) = 2 then choice - 1 end, item_parameters.id
from published_booklets booklet
cross join lateral unnest(places) with ordinality placed (line_numbers, place)
cross join lateral string_to_array(line_numbers, '/') choices
cross join lateral unnest(choices) with ordinality chosen (number, choice)
join published_items item on item.year = booklet.year and item.number = chosen.number::integer
join item_parameters on item_parameters.year = item.year and item_parameters.area = item.area
  and item_parameters.code = item.code and item_parameters.key = item.key
  and item_parameters.ability is not distinct from item.ability and item_parameters.a is not distinct from item.a
  and item_parameters.b is not distinct from item.b and item_parameters.c is not distinct from item.c
order by booklet.year, booklet.code, place, choice;
`;
}

if (isCommand(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { scores: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) {
    console.error('npm run item-parameters -- [--scores=participants.json] itens-2019.csv …');
    process.exit(1);
  }
  const scores = values.scores ? readScores(values.scores) : [];
  const years = positionals.map(readYear).toSorted((one, other) => one.year - other.year);
  process.stdout.write(migrationOf(years, scores));
}
