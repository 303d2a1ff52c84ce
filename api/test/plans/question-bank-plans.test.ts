import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { bankWords, loadBank } from '../../bench/dataset/load-bank.ts';
import { anAdmin } from '../../src/users/users.factory.ts';
import { countHandledRows } from '../support/handled-rows.ts';
import { createTestApp } from '../support/test-app.factory.ts';

// The list of a bank with more questions than it counts, 6,000, reads few of them again and again. A plan that compares
// each question with each handles millions of rows; one that reads and sorts all matches passes over each several times.

const { db, call, databaseUrl } = await createTestApp();
const read = countHandledRows(db.pool);
const admin = await anAdmin(db);
const bank = { id: '' };

beforeAll(async () => {
  bank.id = (await loadBank(databaseUrl, 6000)).bankId;
}, 120_000);

const { common, rare } = bankWords;

it.each<[title: string, most: number, query: () => object]>([
  ['a word of one question', 200, () => ({ searchKey: rare })],
  ['a word of all questions', 100_000, () => ({ searchKey: common })],
  ['a letter of all codes', 100_000, () => ({ searchKey: 'q' })],
  ['a tag of a few', 2000, () => ({ tags: ['lote 3'] })],
  ['the bank', 100_000, () => ({ collections: [bank.id] })],
  ['a word of all, unused', 150_000, () => ({ searchKey: common, use: 'unused' })],
  ['repeated ones', 150_000, () => ({ use: 'repeated' })],
])('a search for %s handles at most %i rows', async (_, most, query) => {
  const before = read.rows;
  const { status, body } = await call(admin, banks.listQuestions, { query: query() });
  expect([status, body.items.length > 0]).toEqual([200, true]);
  expect(read.rows - before).toBeLessThanOrEqual(most);
});
