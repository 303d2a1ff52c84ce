import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { isSameBooklet } from '@sabia/domain/item-response/booklet.ts';
import {
  type PublishedBooklet,
  readBooklets,
} from '@sabia/domain/item-response/published-booklets.ts';
import { isReproducible } from '@sabia/domain/item-response/reproducible.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { projectRoot } from '../platform/project-root.ts';
import { listBooklets } from './booklets.queries.ts';
import { replaceBooklets } from './replace-booklets.ts';

const folder = new URL('api/src/item-response/enem/', projectRoot);

/** For statements over thousands of rows. */
const timeoutMs = 60_000;

/**
 * Stores the booklets of the Enem that the product carries, the file of each year once: a file with the stored checksum
 * is not read again. Returns the years that were stored.
 */
export async function storeEnemBooklets(db: Database): Promise<number[]> {
  const files = await readFiles();
  if ((await changedOf(db, files)).length === 0) return [];
  return db.transaction(
    async (tx) => {
      // A process that started at the same time may have stored them.
      const changed = await changedOf(tx, files);
      for (const file of changed) await storeYear(tx, file);
      return changed.map(({ year }) => year);
    },
    { exclusive: ['item-parameters'], timeoutMs },
  );
}

interface YearFile {
  year: number;
  text: string;
  checksum: string;
}

async function readFiles(): Promise<YearFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows can have other line ends.
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { year: Number.parseInt(name, 10), text, checksum };
    }),
  );
}

async function changedOf(db: Database, files: readonly YearFile[]): Promise<YearFile[]> {
  const stored = await db.many<{ year: number; checksum: string }>(
    sql`select year, checksum from enem_files`,
  );
  const known = new Map(stored.map(({ year, checksum }) => [year, checksum]));
  return files.filter(({ year, checksum }) => known.get(year) !== checksum);
}

/** New booklets are added. A booklet that the school has imported keeps its items where they differ. */
async function storeYear(tx: Database, { year, text, checksum }: YearFile): Promise<void> {
  const published = readBooklets(text);
  const codes = published.map(({ code }) => code);
  const stored = new Map(
    (await listBooklets(tx, year, codes)).map((booklet) => [booklet.code, booklet]),
  );
  const isStored = (booklet: PublishedBooklet) => {
    const known = stored.get(booklet.code);
    return known !== undefined && isSameBooklet(booklet, known);
  };
  const missing = published.filter(
    (booklet) => !isStored(booklet) && !stored.get(booklet.code)?.isImported,
  );
  const source = `INEP, Microdados do Enem ${year}`;
  if (missing.length > 0)
    await replaceBooklets(tx, { year, source, isImported: false, booklets: missing });
  await describe(tx, year, [...missing, ...published.filter(isStored)]);
  await tx.run(sql`
    insert into enem_files (year, checksum) values (${year}, ${checksum})
    on conflict (year) do update set checksum = excluded.checksum`);
}

/** Application, edition, and the result of the comparison with official scores. */
async function describe(
  tx: Database,
  year: number,
  booklets: readonly PublishedBooklet[],
): Promise<void> {
  const told = JSON.stringify(
    booklets.map(({ code, application, edition, officialDifference, sameAs }) => ({
      code,
      application,
      edition,
      difference: officialDifference,
      reproducible: isReproducible(officialDifference),
      same: sameAs,
    })),
  );
  await tx.run(sql`
    update booklets set application = told.application, edition = told.edition,
      official_difference = told.difference, is_reproducible = told.reproducible, same_as = told.same
    from jsonb_to_recordset(${told}::jsonb) told (
      code integer, application text, edition text, difference double precision, reproducible boolean, same integer)
    where year = ${year} and booklets.code = told.code`);
}
