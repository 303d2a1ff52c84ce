import { drawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { bankWords, loadBank } from '../../bench/dataset/load-bank.ts';
import { sql } from '../../src/platform/db/database.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { refuseOverfull } from '../../src/questions/bank/refuse-full.ts';
import { someQuestions } from '../../src/questions/questions.factory.ts';
import { someTerms } from '../../src/taxonomy/taxonomy.factory.ts';
import { anAdmin } from '../../src/users/users.factory.ts';
import { countHandledRows } from '../support/handled-rows.ts';
import { createTestApp } from '../support/test-app.factory.ts';

// The list of a bank with more questions than it counts, 6,000, reads few of them again and again. A plan that compares
// each question with each, or with each owner of questions, handles millions of rows; one that reads and sorts all matches
// passes over each several times.

const { db, call, databaseUrl } = await createTestApp();
const read = countHandledRows(db.pool);
const admin = await anAdmin(db);
const bank = { id: '', categoryId: '', repeatedId: '' };
const exams = 40;

beforeAll(async () => {
  const { bankId, categoryId } = await loadBank(databaseUrl, 6000);
  Object.assign(bank, { id: bankId, categoryId });
  for (let number = 1; number <= exams; number += 1) await aPracticeExam(db, { questions: 5 });
  await db.pool.query('analyze');
  const { body } = await call(admin, banks.listQuestions, { query: { use: 'repeated', limit: 1 } });
  bank.repeatedId = body.items[0]?.id ?? '';
}, 120_000);

const { common, rare } = bankWords;

it.each<[title: string, most: number, query: () => object]>([
  ['nothing', 60_000, () => ({})],
  ['a word of one question', 200, () => ({ searchKey: rare })],
  ['the beginning of a word of one question', 200, () => ({ searchKey: rare.slice(0, 5) })],
  ['a tag of some, as words', 60_000, () => ({ searchKey: 'assunto 3' })],
  ['a word of all questions', 70_000, () => ({ searchKey: common })],
  ['two words, one of them rare', 200, () => ({ searchKey: `${common} ${rare}` })],
  ['a letter of all codes', 60_000, () => ({ searchKey: 'q' })],
  ['a tag of a few', 2000, () => ({ tags: ['lote 3'] })],
  ['a tag of a few, and a word of all', 2000, () => ({ tags: ['lote 3'], searchKey: common })],
  ['a kind of some', 16_000, () => ({ kinds: ['MULTIPLE_CHOICE'] })],
  ['the bank', 50_000, () => ({ collections: [bank.id] })],
  ['the category', 50_000, () => ({ categories: [bank.categoryId] })],
  ['unused ones', 100_000, () => ({ use: 'unused' })],
  ['a word of all, unused', 100_000, () => ({ searchKey: common, use: 'unused' })],
  ['repeated ones', 100_000, () => ({ use: 'repeated' })],
  ['duplicates of one', 200, () => ({ duplicatesOf: bank.repeatedId })],
])('a search for %s handles at most %i rows', async (_, most, query) => {
  const before = read.rows;
  const { status, body } = await call(admin, banks.listQuestions, { query: query() });
  expect([status, body.items.length > 0]).toEqual([200, true]);
  expect(read.rows - before).toBeLessThanOrEqual(most);
});

it.each([0, 4])(
  'the check of a draw with %i quotas passes over the questions, not over their owners',
  async (quotasQtd) => {
    const quotas = [
      { difficulties: ['EASY'] },
      { tags: ['assunto 3'] },
      { kinds: ['MULTIPLE_CHOICE'] },
      { categories: [bank.categoryId], yearFrom: 2010 },
    ].slice(0, quotasQtd);
    const body = {
      filters: [bank.id],
      questionsQtd: 40,
      drawQuotas: quotas.map((quota) => drawQuota.parse({ questionsQtd: 10, ...quota })),
    };
    const before = read.rows;
    const reply = await call(admin, questions.checkFeasibility, { body });
    expect(reply.body).toMatchObject({ isFeasible: true, matchingQtd: 5881 });
    // Each question with its owner and version, and the quotas for each; copies count once.
    expect(read.rows - before).toBeLessThanOrEqual(6000 * 21);
  },
);

it('the check of a draw by a term passes over the questions of banks once', async () => {
  const [categoryId = ''] = await someTerms(db, 'categories', ['Rara']);
  await someQuestions(db, { bankId: bank.id }, [{ categoryId }, { categoryId }]);
  const before = read.rows;
  const body = { filters: [categoryId], questionsQtd: 2, drawQuotas: [] };
  const reply = await call(admin, questions.checkFeasibility, { body });
  expect(reply.body).toMatchObject({ isFeasible: true, matchingQtd: 2 });
  // The statistics know one category of all questions, so that an index on it is no better.
  expect(read.rows - before).toBeLessThanOrEqual(6000 * 2.5);
});

it('the check of a draw reads fingerprints in an index, not the texts of versions', async () => {
  await db.pool.query('vacuum question_versions');
  const before = read.pages;
  const body = { filters: [bank.id], questionsQtd: 2, drawQuotas: [] };
  expect((await call(admin, questions.checkFeasibility, { body })).body.isFeasible).toBe(true);
  expect(read.pages - before).toBeLessThanOrEqual(450);
});

// Behind the others, which count the questions of the bank.
it.each(['an exam', 'the bank'])(
  '90 questions are added to %s without a look at others',
  async (to) => {
    const { id } = await aPracticeExam(db);
    const before = read.rows;
    await someQuestions(db, to === 'the bank' ? { bankId: bank.id } : { practiceExamId: id }, 90);
    expect(read.rows - before).toBeLessThanOrEqual(8000);
  },
);

it('the undoing of a bulk change counts the questions of each owner, not the bank for each', async () => {
  const ids: string[] = [];
  for (let number = 1; number <= 20; number += 1)
    ids.push(...(await aPracticeExam(db, { questions: 1 })).questionIds);
  const before = read.rows;
  await db.transaction(async (tx) => {
    // PostgreSQL passed over the table for each owner.
    await tx.run(sql`set local enable_seqscan = on`);
    await refuseOverfull(tx, ids);
  });
  expect(read.rows - before).toBeLessThanOrEqual(20_000);
});
