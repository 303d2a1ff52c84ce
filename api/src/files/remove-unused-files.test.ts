import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSeededApp } from '../../test/support/seeded-app.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { importFile } from './import-file.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { countUnusedFiles, listDueFiles } from './unused-files.queries.ts';

const run = promisify(execFile);
const cli = join(import.meta.dirname, '../cli/unused-files.ts');
const plain = await createTestApp();
const { app, db, context, folder } = plain;
await createSeededApp(plain);
const start = new Date('2026-11-21T15:00:00.000Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

/** A stored upload that nothing names. */
async function anUnusedFile(): Promise<string> {
  const text = `WEBVTT\n\n00:01.000 --> 00:02.000\n${randomBytes(8).toString('hex')}\n`;
  return (await importFile(context, Buffer.from(text), 'text/vtt')).url;
}

const kept = async () =>
  (await readdir(join(folder, 'files', 'kept'))).map((name) => `/files/${name}`);
const remove = (now: Date) => removeUnusedFiles(context, now);

beforeEach(async () => {
  await db.run(sql`delete from files where state = 'STORED'`);
});

describe('a file that nothing names', () => {
  it('is removed after a week, with its bytes', async () => {
    const url = await anUnusedFile();
    expect(await remove(start)).toBe(0);
    expect(await remove(days(6.9))).toBe(0);
    expect(await countUnusedFiles(db, days(6.9))).toMatchObject({ filesQtd: 1, dueQtd: 0 });
    expect(await kept()).toContain(url);
    expect(await listDueFiles(db, days(7))).toMatchObject([{ url }]);
    expect(await remove(days(7))).toBe(1);
    expect(await kept()).not.toContain(url);
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(await countUnusedFiles(db, days(7))).toEqual({ filesQtd: 0, bytes: 0, dueQtd: 0 });
  });

  it('starts its week anew when it was named meanwhile, or uploaded again', async () => {
    const url = await anUnusedFile();
    await remove(start);
    await db.run(sql`update users set profile_picture = ${url}`);
    expect(await remove(days(8))).toBe(0);
    await db.run(sql`update users set profile_picture = null`);
    expect(await remove(days(9))).toBe(0);
    await importFile(context, Buffer.from(await bytesOf(url)), 'text/vtt');
    expect(await remove(days(17))).toBe(0);
    expect(await remove(days(24))).toBe(1);
  });

  it('is listed by the dry run, which removes nothing', async () => {
    const url = await anUnusedFile();
    await remove(new Date(Date.now() - 8 * 86_400_000));
    const { stdout } = await run(process.execPath, [cli], {
      env: { ...process.env, DATABASE_URL: plain.databaseUrl, DATA_DIR: folder },
    });
    expect(stdout).toContain(`${url}\t`);
    expect(stdout).toContain('Sem uso: 1 (');
    expect(await kept()).toContain(url);
  });

  it('is removed in many slices', async () => {
    await db.run(sql`
      insert into files (state, content_type, size, url)
      select 'STORED', 'text/vtt', 1, '/files/' || md5(number::text) || '.vtt'
      from generate_series(1, 1201) number`);
    expect(await remove(start)).toBe(0);
    expect(await countUnusedFiles(db, start)).toMatchObject({ filesQtd: 1201 });
    expect(await remove(days(7))).toBe(1201);
  });
});

const bytesOf = async (url: string) => {
  const file = await context.files.open(url.slice('/files/'.length));
  const chunks: Buffer[] = [];
  for await (const chunk of (await file?.read()) ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/**
 * Every column that can hold text, by table: those that can hold the address of a file, and how. A new
 * column has to be added here.
 */
const holding: Record<string, readonly string[]> = {
  courses: ['thumb_url', 'banners', 'description'],
  contents: [
    'page_content',
    'video_url',
    'video_description',
    'instructions',
    'captions_url',
    'extra_contents',
    'read_complements',
  ],
  question_versions: [
    'statement',
    'video_question_url',
    'explanation',
    'alternatives',
    'task',
    'answer_key',
  ],
  answers: ['response'],
  practice_exams: ['instructions'],
  trails: ['thumb_url', 'banners', 'description'],
  lives: ['live_url', 'thumb_url', 'recording_url'],
  revisions: ['fields'],
  school: ['terms', 'logo_url'],
  instructors: ['photo_url'],
  mock_exam_seals: ['content_url'],
  mock_exam_sheets: ['url'],
  users: ['profile_picture'],
};

/** Tables whose texts are never shown as an address or as HTML. */
const without = new Set(
  `schema_migrations files upload_quotas answer_quotas sections terms certificates plans subscriptions charges access_entries
  content_progressions past_content_progressions progress_devices attempts graded_answers question_tallies error_notebook_cards
  error_notebook_blanks error_notebook_reviews error_notebook_essay_cards error_notebook_essay_reviews live_calendar_feeds consents data_reads guardians email_changes deletion_codes closed_identities job_emails reading_settings
  scales item_parameters booklets booklet_items learner_tallies exam_scales exam_areas question_parameters trainings
  training_questions calibrations question_banks question_bulk_changes extra_times question_annulments enem_files
  grade_notices regradings refunds term_merges user_imports classes class_members class_codes
  essay_corrections essay_results rubrics rubric_versions
  assignments assignment_extensions assignment_reminders assignment_reminder_emails
  class_notices gradebook_rules gradebook_marks gradebook_closings saved_comments mock_exam_readings mock_exam_cards
  roll_marks`.split(/\s+/),
);

/** Plain texts in the tables above. */
const plainTexts = new Set(
  `title slug sub_title storage_id short_description payment_type content_type kind what names plain_name plain_words sought provider_id
  provider email name role level state city classroom_role classroom_mode_type phone whatsapp cpf postal_code street number
  complement neighborhood legal_name cnpj address dpo_name dpo_email terms biography
  brand_name tagline action_color alive_color sender_name front_page_heading front_page_intro last_call_title sought_names
  last_call_text code difficulty source authors leveling_bands key_release questions_order alternatives_order draw_quotas
  exam_kind rubric opening_code`.split(/\s+/),
);

it('every column that can hold the address of a file is known', async () => {
  const columns = await db.many<{ table: string; column: string }>(sql`
    select columns.table_name as table, columns.column_name as column
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where columns.table_schema = 'public' and table_type = 'BASE TABLE'
      and columns.data_type in ('text', 'jsonb', 'json', 'character varying')`);
  const unknown = columns.filter(
    ({ table, column }) =>
      !without.has(table) && !holding[table]?.includes(column) && !plainTexts.has(column),
  );
  expect(unknown).toEqual([]);
});

const places = Object.entries(holding).flatMap(([table, columns]) =>
  columns.map((column) => ({ table, column })),
);
const texts = [
  'thumb_url',
  'video_url',
  'captions_url',
  'live_url',
  'recording_url',
  'photo_url',
  'content_url',
  'url',
];

/** The address as the column would hold it. */
function valueFor(column: string, url: string, html: string): string {
  if (['banners', 'extra_contents', 'read_complements', 'fields', 'alternatives'].includes(column))
    return JSON.stringify([{ desktopUrl: url, text: html }]);
  if (column === 'response') return JSON.stringify({ kind: 'FILE', files: [{ url }] });
  if (column === 'task' || column === 'answer_key') return JSON.stringify({ text: html });
  if (texts.includes(column) || column === 'profile_picture') return url;
  return html.replace('URL', url);
}

/** The first column of its primary key. */
const keyOf = (table: string): string => (table === 'mock_exam_seals' ? 'mock_exam_id' : 'id');

async function put(tx: Database, { table, column }: (typeof places)[number], value: string) {
  // A task and its key exist together, and without alternatives.
  const isTask = column === 'task' || column === 'answer_key';
  const set = isTask
    ? `kind = 'OPEN_TEXT', right_alternative_id = null, task = $1, answer_key = $1`
    : `${column} = $1`;
  const key = keyOf(table);
  const text = `update ${table} set ${set} where ${key} = (select ${key} from ${table} order by ${key} limit 1)`;
  expect(await tx.run({ name: `put ${table} ${column}`, text, values: [value] })).toBe(1);
}

it('a file that any column names is never removed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places),
      fc.constantFrom(
        '<p>Veja:</p><img src="URL" alt="" />',
        '<p><a href="URL">PDF</a></p>',
        '<h2>é</h2><figure><img src="URL" alt="x" /></figure>',
      ),
      async (place, html) => {
        const url = await anUnusedFile();
        await remove(start);
        await db
          .transaction(async (tx) => {
            const value = valueFor(place.column, url, html.replace('URL', url));
            await put(tx, place, value);
            expect(await removeUnusedFiles({ ...context, db: tx }, days(30))).toBe(0);
            throw new Error('undone');
          })
          .catch((error: Error) => expect(error.message).toBe('undone'));
        expect(await kept()).toContain(url);
        expect(await remove(days(60))).toBe(1);
      },
    ),
    { numRuns: 100 },
  );
});

it.each(places)(
  'a transaction that names a file in $table.$column and the removal exclude each other',
  async (place) => {
    const url = await anUnusedFile();
    await remove(start);
    const named = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const before = await db.one<{ value: string | null }>({
      name: `read ${place.table} ${place.column}`,
      text: `select ${place.column}::text as value from ${place.table} order by ${keyOf(place.table)} limit 1`,
      values: [],
    });
    const naming = db.transaction(async (tx) => {
      await put(tx, place, valueFor(place.column, url, `<img src="${url}" alt="" />`));
      named.resolve();
      await mayCommit.promise;
    });
    await named.promise;
    const removal = remove(days(7));
    // The removal waits for the lock of the other transaction.
    await untilSomebodyWaits();
    mayCommit.resolve();
    await naming;
    expect(await removal).toBe(0);
    expect(await kept()).toContain(url);
    if (before.value !== null) await put(db, place, before.value);
  },
);

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await db.one<{ waits: boolean }>(sql`
      select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as waits`);
    if (waiting.waits) return;
  }
}
