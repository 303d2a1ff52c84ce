import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as exams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { findPaidFiles, isNamedAnywhere } from '../files/file-references.queries.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);

const instructionsIn = async (table: Statement, id: string) =>
  (
    await db.one<{ instructions: string | null }>(
      sql`select instructions from ${table} where id = ${id}`,
    )
  ).instructions;

async function aPractice() {
  const { id } = await aPracticeExam(db);
  const params = { params: { id } };
  return {
    change: (instructions: string | null) =>
      call(admin, exams.configurePracticeExam, { ...params, body: { instructions } }),
    read: async (who = learner) => (await call(who, exams.readPracticeExam, params)).body,
    stored: () => instructionsIn(sql`practice_exams`, id),
    copy: async () => (await call(admin, exams.duplicatePracticeExam, params)).body,
  };
}

async function aCourseExam() {
  const { id, contentIds } = await aCourse(db, {
    sections: [{ isFreemium: true, contents: [{ contentType: 'EXAM', title: 'Prova final' }] }],
  });
  const contentId = contentIds[0] ?? '';
  const params = { params: { id: contentId } };
  return {
    change: (instructions: string | null) =>
      call(admin, courses.changeContent, { ...params, body: { instructions } }),
    read: async (who = learner) =>
      (await call(who, courses.readContent, { params: { id, contentId } })).body,
    stored: () => instructionsIn(sql`contents`, contentId),
    copy: async () => (await call(admin, courses.duplicateContent, params)).body,
  };
}

const isUsed = (name: string) =>
  db.one<{ isUsed: boolean }>(sql`select ${isNamedAnywhere(sql`${name}`)} as is_used`);

describe.each([
  ['of a practice exam', aPractice],
  ['of an exam of a course', aCourseExam],
])('the instructions %s', (_name, make) => {
  it('are sanitised rich text that learners read and copies keep', async () => {
    const { change, read, copy } = await make();
    const sent = '<p>Leve <strong>caneta</strong>.</p><script>alert(1)</script>';
    expect(await change(sent)).toMatchObject({
      status: 200,
      body: { instructions: '<p>Leve <strong>caneta</strong>.</p>' },
    });
    expect((await read()).instructions).toBe('<p>Leve <strong>caneta</strong>.</p>');
    expect((await copy()).instructions).toBe('<p>Leve <strong>caneta</strong>.</p>');
    expect((await change('<p> </p>')).body.instructions).toBeNull();
  });

  it('have at most 20,000 characters', async () => {
    const { change } = await make();
    const refused = await change(`<p>${'a'.repeat(20_000)}</p>`);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'instructions', message: 'Máximo 20000 caracteres' }] },
    });
  });

  it('have their formulas drawn; a reply that is sent back is stored with the source', async () => {
    const { change, read, stored } = await make();
    const source = '<p>Use \\(g = 10\\).</p>';
    await change(source);
    const drawn = (await read()).instructions ?? '';
    expect(drawn).toContain('<math');
    await change(drawn);
    expect(await stored()).toBe(source);
    expect(await change('<p>\\(\\frac{1\\)</p>')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'instructions' }] },
    });
  });

  it('name files, which stay and are free with the exam', async () => {
    const { change } = await make();
    const name = `${_name.length}c0ffee`;
    expect((await isUsed(name)).isUsed).toBe(false);
    expect(await findPaidFiles(db, [name])).toEqual([name]);
    await change(`<p><img src="/files/${name}-640.webp" alt="Folha de respostas" /></p>`);
    expect((await isUsed(name)).isUsed).toBe(true);
    expect(await findPaidFiles(db, [name])).toEqual([]);
  });
});
