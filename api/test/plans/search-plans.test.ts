import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as exams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import * as trails from '@sabia/domain/trails/trails.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { loadDataset } from '../../bench/dataset/load-dataset.ts';
import { sizes } from '../../bench/dataset/sizes.ts';
import { sql } from '../../src/platform/db/database.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { unindexed, untilIndexesAreUsed } from '../support/sequential-scans.ts';
import { createTestApp } from '../support/test-app.factory.ts';

// A search reads what it finds, not the catalogue: by words, by a part of a title, and with a typo.

const { db, call, time, databaseUrl } = await createTestApp();
const recorded = recordStatements(db.pool);
const growing = ['courses', 'sections', 'contents', 'trails', 'lives', 'practice_exams'];

const few = { contentProgressions: 100, users: 20, answers: 100 };
beforeAll(async () => {
  await loadDataset(
    databaseUrl,
    { ...sizes.small, ...few, courses: 200, practiceExams: 200 },
    time.now,
  );
  const many = sql`from generate_series(1, 2000) number`;
  await db.run(sql`
    insert into trails (title, short_description, description, category_id, level_id,
      estimated_completion_hours, storage_id, is_active)
    select 'Trilha ' || number, 'Passo a passo', '<p>Texto</p>',
      (select id from terms where kind = 'categories' limit 1),
      (select id from terms where kind = 'levels' limit 1), 1, '1', true ${many}`);
  await db.run(sql`
    insert into lives (title, short_description, live_url, storage_id, is_active)
    select 'Live ' || number, 'Passo a passo', 'https://exemplo.com.br', '1', true ${many}`);
  await db.pool.query('analyze');
  await untilIndexesAreUsed(db.pool);
}, 120_000);

const operations = {
  courses: courses.pageCourses,
  trails: trails.pageTrails,
  lives: lives.pageLives,
  'practice exams': exams.pagePracticeExams,
};

it.each(Object.entries(operations))('a search of %s uses indexes only', async (_, operation) => {
  for (const searchKey of ['planilhas', 'planiha rapida', 'nada disso existe']) {
    recorded.length = 0;
    const { status } = await call(null, operation, { query: { searchKey } });
    expect(status).toBe(200);
    expect(await unindexed(db.pool, [...recorded], growing)).toEqual([]);
  }
});
