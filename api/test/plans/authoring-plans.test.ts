import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { idOf } from '../../bench/dataset/ids.ts';
import { loadDataset } from '../../bench/dataset/load-dataset.ts';
import { sizes } from '../../bench/dataset/sizes.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { sql } from '../../src/platform/db/database.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { unindexed, untilIndexesAreUsed } from '../support/sequential-scans.ts';
import { anAdmin } from '../../src/users/users.factory.ts';

// Editing a course must not depend on the size of other courses.

const { db, call, time, databaseUrl } = await createTestApp();
const recorded = recordStatements(db.pool);
const growing = ['sections', 'contents', 'questions', 'question_versions'];

const dataset = { ...sizes.small, contentProgressions: 1000, users: 100, answers: 1000 };
const admin = await anAdmin(db);
beforeAll(async () => {
  await loadDataset(databaseUrl, dataset, time.now);
  await db.pool.query('analyze');
  await untilIndexesAreUsed(db.pool);
}, 120_000);

const course = { params: { id: idOf('course', 0) } };
const question = { params: { id: idOf('question', 0) } };
const page = { contentType: 'TEXTPAGE', title: 'Mais uma', pageContent: '<p>Oi</p>' } as const;

const requests: Record<string, () => Promise<unknown>> = {
  'a section is added': () =>
    call(admin, courses.createSection, { ...course, body: { title: 'Mais uma' } }),
  'a content is added': () =>
    call(admin, courses.createContent, {
      body: { sectionId: idOf('section', 0), createContentDto: page },
    }),
  'a question is copied': () => call(admin, questions.duplicateQuestion, question),
  'a question is deleted': () => call(admin, questions.deleteQuestion, question),
};

it.each(Object.entries(requests))('%s uses indexes only', async (_, request) => {
  recorded.length = 0;
  await request();
  expect(await unindexed(db.pool, [...recorded], growing)).toEqual([]);
});

/** Tables whose rows are never deleted, or only marked as deleted, so that nothing follows references to them. */
const kept = [
  'classes',
  'courses',
  'item_parameters',
  'practice_exams',
  'question_versions',
  'scales',
  'subscriptions',
  'trails',
];

/** Tables whose rows are rarely deleted: an invitation that is replaced by another account. */
const ofPeople = [
  'access_entries.by_user_id',
  'data_reads.by_user_id',
  'extra_times.set_by',
  'past_content_progressions.user_id',
  'revisions.changed_by',
];

it('rows that refer to a deletable row are found by an index', async () => {
  const references = await db.many<{ reference: string; to: string }>(sql`
    select relname || '.' || attname as reference, confrelid::regclass::text as to
    from pg_constraint join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and indkey[0] = conkey[1]
        and coalesce(pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)', true))`);
  const slow = references.filter(({ to }) => !kept.includes(to));
  expect(slow.map(({ reference }) => reference).toSorted()).toEqual(ofPeople);
});
