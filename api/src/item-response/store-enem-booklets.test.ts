import * as contract from '@sabia/domain/item-response/item-response.contract.ts';
import { readBooklets } from '@sabia/domain/item-response/published-booklets.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin } from '../users/users.factory.ts';
import { listBooklets } from './booklets.queries.ts';
import { itemFileText, itemFileUpload } from './item-response.factory.ts';
import { storeEnemBooklets } from './store-enem-booklets.ts';

const { db, call } = await createTestApp();
const folder = new URL('./enem/', import.meta.url);
const years = Array.from({ length: 17 }, (_, at) => 2009 + at);
const fileOf = (year: number) => readBooklets(readFileSync(new URL(`${year}.txt`, folder), 'utf8'));

const placed = (booklets: Awaited<ReturnType<typeof listBooklets>>) =>
  booklets
    .flatMap(({ code, items }) => items.map((item) => JSON.stringify([code, ...valuesOf(item)])))
    .toSorted();
const valuesOf = (item: ReturnType<typeof fileOf>[number]['items'][number]) => [
  item.position,
  item.language,
  item.code,
  item.key,
  item.ability,
  item.parameters && [item.parameters.a, item.parameters.b, item.parameters.c],
];

it('carries the years 2009 to 2025', async () => {
  expect(readdirSync(folder).toSorted()).toEqual(years.map((year) => `${year}.txt`));
  const { body } = await call(null, contract.listBooklets, {});
  expect(body).toMatchObject({ year: 2025, years });
});

// 2019 to 2022 were stored by a migration before.
it.each([2009, 2013, 2020, 2022, 2025])(
  'stores the booklets of %d as the file has them',
  async (year) => {
    const published = fileOf(year);
    const codes = published.map(({ code }) => code);
    const stored = await listBooklets(db, year, codes);
    expect(placed(stored)).toEqual(
      placed(published.map((booklet) => ({ ...booklet, isImported: false }))),
    );
    const { body } = await call(null, contract.listBooklets, { query: { year } });
    expect(body.booklets).toHaveLength(published.length);
    for (const { code, area, colour, application, edition, officialDifference } of published) {
      expect(body.booklets.find(({ booklet }) => booklet === code)).toMatchObject({
        area,
        colour,
        application,
        edition,
        officialDifference,
        isReproducible: officialDifference === null ? null : officialDifference <= 0.1,
      });
    }
  },
);

it('stores nothing again, and a file once more whose content is another one', async () => {
  const count = () =>
    db.one(sql`select (select count(*) from booklets) as booklets, (select count(*) from item_parameters) as items,
      (select count(*) from booklet_items) as placed, (select max(id) from item_parameters) as last`);
  const before = await count();
  expect(await storeEnemBooklets(db)).toEqual([]);
  await db.run(sql`update enem_files set checksum = '' where year in (2012, 2024)`);
  await db.run(
    sql`update booklets set is_reproducible = null, application = null where year = 2024`,
  );
  const [first, second] = await Promise.all([storeEnemBooklets(db), storeEnemBooklets(db)]);
  expect([...first, ...second].toSorted()).toEqual([2012, 2024]);
  expect(await count()).toEqual(before);
  const { body } = await call(null, contract.listBooklets, { query: { year: 2024 } });
  expect(body.booklets.find(({ booklet }) => booklet === 1383)).toMatchObject({
    application: 'FIRST',
    isReproducible: false,
  });
});

it('keeps a booklet that the school has imported with other items, and describes one that is equal', async () => {
  const admin = await anAdmin(db);
  const body = itemFileUpload(itemFileText({ booklet: 1471, firstItem: 1 }), 'itens-2025.csv');
  await call(admin, contract.importItemFile, { body });
  await db.run(
    sql`update booklets set is_imported = true, application = null where year = 2025 and code = 1472`,
  );
  await db.run(sql`update enem_files set checksum = '' where year = 2025`);
  expect(await storeEnemBooklets(db)).toEqual([2025]);
  const { body: offer } = await call(null, contract.listBooklets, { query: { year: 2025 } });
  const found = (code: number) => offer.booklets.find(({ booklet }) => booklet === code);
  expect(found(1471)).toMatchObject({ application: null, isReproducible: null });
  expect(found(1472)).toMatchObject({ application: 'FIRST', isReproducible: true });
  const [kept] = await listBooklets(db, 2025, [1471]);
  expect(kept?.items.map(({ code }) => code).toSorted()).toContain(45);
});
