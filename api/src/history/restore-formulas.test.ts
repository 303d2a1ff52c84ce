import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as history from '@sabia/domain/history/history.contract.ts';
import { mapFormulas } from '@sabia/domain/rich-text/formulas.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { lostText } from '../platform/formulas/lost-text.ts';
import { anAdmin } from '../users/users.factory.ts';

const { db, databaseUrl, folder, call } = await createTestApp();
const admin = await anAdmin(db);
const run = promisify(execFile);
const cli = join(import.meta.dirname, '../cli/restore-formulas.ts');

const restoreFormulas = async (...args: string[]) =>
  (
    await run(process.execPath, [cli, ...args], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder },
    })
  ).stdout;

const text =
  '<p>Some \\(\\frac{1}{2}\\) e <strong>\\(x^2 &lt; 4\\)</strong>, sendo \\(x\\) o número.</p><p>\\[\\sqrt{2}\\]</p>';
/** As the editor left it after one typed character. */
const lostOf = (html: string) =>
  mapFormulas(html, (formula) => (lostText(formula) ?? '').replaceAll('<', '&lt;')).replace(
    '<p>Some',
    '<p>!Some',
  );
const restored = text.replace('<p>Some', '<p>!Some');

describe('formulas that an editor had turned into text', async () => {
  const { id, contentIds } = await aCourse(db, { sections: [{ contents: [{ title: 'Aula' }] }] });
  const [contentId = ''] = contentIds;
  const course = { params: { id } };
  const content = { params: { id: contentId } };
  for (const html of [text, lostOf(text)]) {
    await call(admin, courses.configureCourse, { ...course, body: { description: html } });
    await call(admin, courses.changeContent, { ...content, body: { pageContent: html } });
  }
  const copy = (await call(admin, courses.duplicateCourse, course)).body;

  const read = async (courseId: string) => {
    const { body } = await call(admin, courses.readCourse, { params: { id: courseId } });
    return [body.description, body.sections[0]?.contents[0]?.pageContent];
  };

  it('are listed by the dry run, which changes nothing', async () => {
    const before = await read(id);
    expect(before[0]).toContain('12\\frac{1}{2}2');
    const stdout = await restoreFormulas();
    expect(stdout).toContain(`COURSE ${id} description\t\\frac{1}{2}  x^2 < 4  x  \\sqrt{2}`);
    expect(stdout).toContain(`CONTENT ${contentId} pageContent\t`);
    expect(stdout).toContain('Nada mudou.');
    expect(await read(id)).toEqual(before);
  });

  it('are restored once, by a change that the history shows', async () => {
    expect(await restoreFormulas('--apply')).toContain('Restauradas: ');
    expect(await read(id)).toEqual([restored, restored]);
    const { body } = await call(admin, history.readHistory, {
      params: { kind: 'COURSE', id },
    } as never);
    expect(JSON.stringify(body)).toContain('"changedBy":null');
    expect(await restoreFormulas('--apply')).toContain('Restauradas: 0 fórmulas em 0 textos.');
    expect(await read(id)).toEqual([restored, restored]);
  });

  it('of a copy, without a history of its own, only where nothing else can be meant', async () => {
    const unmistakable = restored.replace(
      '\\(x\\)',
      String(lostText({ tex: 'x', isDisplay: false })),
    );
    expect((await read(copy.id)).map((html) => html?.replaceAll('\u200b', ''))).toEqual([
      unmistakable,
      unmistakable,
    ]);
  });
});
