import {
  isSameBooklet,
  type Booklet,
  type BookletItem,
} from '@sabia/domain/item-response/booklet.ts';
import type {
  ItemFileReport,
  ItemFileUpload,
} from '@sabia/domain/item-response/item-response.contract.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { listBooklets } from './booklets.queries.ts';
import { mostShownRows, readItemFile, type ItemFile } from './read-item-file.ts';
import { replaceBooklets } from './replace-booklets.ts';

/** For statements over thousands of rows. */
const timeoutMs = 30_000;

/** Says what the import of the file would do. */
export async function previewItemFile(db: Database, file: ItemFileUpload): Promise<ItemFileReport> {
  const read = await readItemFile(file);
  return reportOf(db, read);
}

/** Imports the whole booklets of a file (product.md TRI6). A changed booklet has to be checked anew. */
export async function importItemFile(db: Database, file: ItemFileUpload): Promise<ItemFileReport> {
  const read = await readItemFile(file);
  return db.transaction(
    async (tx) => {
      const report = await reportOf(tx, read);
      const changes = new Map(report.booklets.map(({ booklet, change }) => [booklet, change]));
      const changed = read.booklets.filter(({ code }) => changes.get(code) !== 'UNCHANGED');
      if (changed.length > 0) {
        const given = { year: read.year, source: file.file.fileName };
        await replaceBooklets(tx, { ...given, isImported: true, booklets: changed });
        await renewParameters(tx, given, changed);
      }
      return report;
    },
    { exclusive: ['item-parameters'], timeoutMs },
  );
}

type Change = ItemFileReport['booklets'][number]['change'];

const storedOf = (db: Database, { year, booklets }: ItemFile) =>
  listBooklets(
    db,
    year,
    booklets.map(({ code }) => code),
  );

async function reportOf(db: Database, file: ItemFile): Promise<ItemFileReport> {
  const { year, taken, unreadable, skipped, booklets } = file;
  const stored = await storedOf(db, file);
  const known = new Map(stored.map((booklet) => [booklet.code, booklet]));
  const changed = booklets.filter(
    (booklet) => changeOf(booklet, known.get(booklet.code)) === 'CHANGED',
  );
  return {
    changes: changed.length > 0 ? await changesOf(db, year, changed, known) : null,
    year,
    taken,
    unreadable: unreadable.slice(0, mostShownRows),
    skippedQtd: skipped.length,
    skipped: skipped.slice(0, mostShownRows),
    reasons: [...Map.groupBy(skipped, ({ reason }) => reason)]
      .map(([reason, rows]) => ({ reason, rowsQtd: rows.length }))
      .toSorted((one, other) => other.rowsQtd - one.rowsQtd)
      .slice(0, mostShownRows),
    booklets: booklets
      .map((booklet) => ({
        booklet: booklet.code,
        area: booklet.area,
        colour: booklet.colour,
        change: changeOf(booklet, known.get(booklet.code)),
      }))
      .toSorted((one, other) => one.booklet - other.booklet),
  };
}

/** The effect of booklets that replace stored ones. */
async function changesOf(
  db: Database,
  year: number,
  changed: readonly Booklet[],
  known: ReadonlyMap<number, Booklet>,
) {
  const pairs = changed.flatMap(({ code, items }) => {
    const before = new Map(known.get(code)?.items.map((item) => [placeOf(item), item]));
    return items.map((item) => [before.get(placeOf(item)), item] as const);
  });
  const { examsQtd } = await db.one<{ examsQtd: number }>(sql`
    select count(distinct practice_exam_id)::integer as exams_qtd from exam_areas
    where year = ${year} and booklet = any(${changed.map(({ code }) => code)})`);
  return {
    keysQtd: pairs.filter(([before, { key }]) => before?.key !== key).length,
    parametersQtd: pairs.filter(
      ([before, { parameters }]) =>
        JSON.stringify(valuesOf(before?.parameters)) !== JSON.stringify(valuesOf(parameters)),
    ).length,
    examsQtd,
  };
}

const placeOf = ({ position, language }: BookletItem) => `${position} ${language}`;
const valuesOf = (parameters: BookletItem['parameters'] | undefined) =>
  parameters && [parameters.a, parameters.b, parameters.c];

function changeOf(booklet: Booklet, stored: Booklet | undefined): Change {
  if (!stored) return 'CREATED';
  return isSameBooklet(booklet, stored) ? 'UNCHANGED' : 'CHANGED';
}

/**
 * Questions that are connected with a changed booklet follow by the code of their items. With another published key
 * than that of the question they leave the score (product.md TRI22).
 */
async function renewParameters(
  tx: Database,
  { year, source }: { year: number; source: string },
  booklets: readonly Booklet[],
): Promise<void> {
  await tx.run(sql`
    with renewed as (
      update question_parameters known set a = item.a, b = item.b, c = item.c, key = item.key,
        ability = item.ability, source = ${source}
      from exam_areas, area_questions, booklet_items, item_parameters item
      where exam_areas.year = ${year} and exam_areas.booklet = any(${booklets.map(({ code }) => code)})
        and area_questions.area_id = exam_areas.id and known.question_id = area_questions.question_id
        and booklet_items.year = exam_areas.year and booklet_items.booklet = exam_areas.booklet
        and item.id = booklet_items.item_id and item.code = known.item_code
      returning exam_areas.practice_exam_id
    )
    update exam_scorings set version = version + 1
    where practice_exam_id in (select practice_exam_id from renewed)`);
}
