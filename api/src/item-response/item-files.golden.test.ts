import { importItemFile } from '@sabia/domain/item-response/item-response.contract.ts';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sharedData } from '../../../testing/shared-data.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { itemFileUpload } from './item-response.factory.ts';

const url = sharedData('enem-tri/itens-2021.csv');

it.skipIf(!url)('the item file of 2021 changes no booklet that the school has', async () => {
  const { db, call } = await createTestApp();
  const text = url ? readFileSync(url, 'latin1') : '';
  const file = itemFileUpload(text, 'itens-2021.csv');
  const { body } = await call(await anAdmin(db), importItemFile, { body: file });
  expect(body).toMatchObject({ year: 2021, taken: 5365, skippedQtd: 0 });
  expect(new Set(body.booklets.map(({ change }) => change))).toEqual(new Set(['UNCHANGED']));
  expect(body.booklets).toHaveLength(116);
});
