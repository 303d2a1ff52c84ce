import { randomUUID } from 'node:crypto';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { aCourse } from '../../courses/courses.factory.ts';
import { anAdmin } from '../../users/users.factory.ts';

// The exams of courses that can get questions of a bank.

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const list = async (query: object) => (await call(admin, banks.listCourseExams, { query })).body;
const titles = async (query: object) => (await list(query)).map(({ title }) => title);

it('finds exams of courses with questions of their own, by the titles of both', async () => {
  const title = `Álgebra ${randomUUID()}`;
  const course = await aCourse(db, {
    title,
    sections: [
      {
        contents: [
          { contentType: 'TEXTPAGE', title: 'Página' },
          { contentType: 'EXAM', title: 'Prova final' },
          { contentType: 'QUICK_QUESTION', title: 'Questão rápida' },
        ],
      },
    ],
  });
  const [, examId = ''] = course.contentIds;
  expect((await list({ searchKey: title }))[0]).toEqual({
    id: examId,
    title: 'Prova final',
    course: { id: course.id, title },
  });
  expect(await titles({ searchKey: title })).toEqual(['Prova final', 'Questão rápida']);
  expect(await titles({ searchKey: `${title.toUpperCase()} prova FINAL` })).toEqual([
    'Prova final',
  ]);
  expect(await titles({ searchKey: 'nada disso', chosen: examId })).toEqual(['Prova final']);
  expect((await list({ chosen: examId }))[0]).toMatchObject({ id: examId });
  await call(admin, courses.deleteCourse, { params: { id: course.id } });
  expect(await list({ searchKey: title })).toEqual([]);
});
