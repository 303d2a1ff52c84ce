// `npm run item-parameters -- itens-2009.csv … participants.json …`: writes the booklets of each year into
// api/src/item-response/enem, from INEP's public item files (Microdados do Enem). The year is that of the file name.
// The JSON files name participants with their official scores, which decide if the parameters of a booklet give them.
// The product stores these files in its database when it starts.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readItemFile } from '../domain/src/item-response/item-file.ts';
import { writeBooklets } from '../domain/src/item-response/published-booklets.ts';
import { officialDifferences } from '../domain/src/item-response/reproducible.ts';
import { nameBooklets } from './enem-booklet-names.mjs';
import { isCommand, root } from './project.mjs';

/** Scales of the migration that creates the tables. */
export const scales = {
  CH: { slope: 112.3, intercept: 501.495 },
  CN: { slope: 113.09, intercept: 501.15 },
  LC: { slope: 108.08, intercept: 499.98 },
  MT: { slope: 129.635, intercept: 500.03 },
};

/** Rows that have no booklet of their own to go into, by the beginning of the reason. */
const expected = /são duas versões com o mesmo código$/;

/** The booklets of an item file with its year; throws if a row can't be taken and INEP's file is not the reason. */
export function readYear(path) {
  const year = Number(/\d{4}/.exec(basename(path))?.[0]);
  const rows = readFileSync(path, 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(';'));
  const read = readItemFile(rows);
  if (typeof read === 'string') throw new Error(`${path}: ${read}`);
  const skipped = read.skipped.find(({ reason }) => !expected.test(reason));
  if (skipped) throw new Error(`${path}, line ${skipped.line}: ${skipped.reason}`);
  const unreadable = read.unreadable.at(0);
  if (unreadable) throw new Error(`${path}, booklet ${unreadable.booklet}: ${unreadable.reason}`);
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

/** The booklets of a year with their names and the result of the comparison with official scores. */
export function publishedBooklets({ year, booklets }, scores) {
  const differences = officialDifferences(booklets, {
    scales,
    scores: scores.filter((score) => score.year === year),
  });
  return nameBooklets(year, booklets).map((booklet) => ({
    ...booklet,
    officialDifference: differences.get(booklet.code) ?? null,
  }));
}

/** The text of the file of a year. */
export const yearText = (read, scores) => writeBooklets(read.year, publishedBooklets(read, scores));

export const yearFile = (year) => join(root, `api/src/item-response/enem/${year}.txt`);

if (isCommand(import.meta.url)) {
  const paths = process.argv.slice(2);
  const scores = paths.filter((path) => path.endsWith('.json')).flatMap(readScores);
  const years = paths.filter((path) => path.endsWith('.csv')).map(readYear);
  if (years.length === 0) {
    console.error('npm run item-parameters -- itens-2009.csv … participants.json …');
    process.exit(1);
  }
  for (const read of years) writeFileSync(yearFile(read.year), yearText(read, scores));
}
