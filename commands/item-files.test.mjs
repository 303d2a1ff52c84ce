import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedData } from '../testing/shared-data.ts';
import { itemsFor, languagesOf, questionsPerArea } from '../domain/src/item-response/booklet.ts';
import { readItemFile } from '../domain/src/item-response/item-file.ts';

// INEP's item files of 2009 to 2025.

const data = sharedData('enem-tri/');
const names = data ? readdirSync(data).filter((name) => name.endsWith('.csv')) : [];

function read(name) {
  const text = data ? readFileSync(new URL(name, data), 'utf8') : '';
  const rows = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(';'));
  const file = readItemFile(rows);
  if (typeof file === 'string') throw new Error(file);
  return { ...file, rows };
}

/** Booklets that INEP published in two versions under one code: nobody can tell which one a person had. */
const inTwoVersions = { 'itens-2013.csv': [187, 188, 189, 190] };

describe.skipIf(!data)("INEP's item files", () => {
  it('are those of 17 years', () => {
    expect(names).toHaveLength(17);
  });

  it.each(names)('%s: every booklet is taken, or has its own reason', (name) => {
    const { rows, booklets, skipped, unreadable } = read(name);
    const code = rows[0]?.indexOf('CO_PROVA') ?? -1;
    const refused = inTwoVersions[name] ?? [];
    const published = new Set(rows.slice(1).map((row) => Number(row[code])));
    expect(new Set([...booklets.map((booklet) => booklet.code), ...refused])).toEqual(published);
    expect(unreadable).toEqual([]);
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
      new Set(
        refused.map(
          (one) =>
            `O caderno ${one} tem duas questões em ${one === 189 ? 50 : 45} posições: são duas versões com o mesmo código`,
        ),
      ),
    );
    for (const booklet of booklets) {
      const languages = languagesOf(booklet);
      for (const language of languages.length === 0 ? [null] : languages) {
        const positions = itemsFor(booklet, language).map(({ position }) => position);
        const [first = 0] = positions;
        expect(positions).toEqual(Array.from({ length: questionsPerArea }, (_, at) => first + at));
        expect(first % questionsPerArea).toBe(1);
      }
    }
  });
});
