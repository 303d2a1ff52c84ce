import {
  courseFile,
  type ContentInFile,
  type CourseFile,
} from '@sabia/domain/courses/course-file.ts';
import { questionKinds } from '@sabia/domain/questions/question-kind.ts';
import { questionsLimit } from '@sabia/domain/questions/question.ts';
import { idsOf } from '@sabia/domain/questions/task-parts.ts';
import fc from 'fast-check';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { insertCourse } from '../src/courses/course-file/insert-course.ts';
import { exportCourse } from '../src/courses/course-file/export-course.ts';
import { openZip } from '../src/courses/course-file/open-zip.ts';
import { readCourse } from '../src/courses/course-file/read-course.ts';
import { apartFromIds } from '../src/questions/formats/exported-question.factory.ts';
import { course, questionSettings } from './support/course-arbitraries.ts';
import { askedOfEachKind } from './support/question-arbitraries.ts';
import { createTestApp } from './support/test-app.factory.ts';
import { sql } from '../src/platform/db/database.ts';
import { assertDefined } from './support/assert-defined.ts';
import { anAdmin } from '../src/users/users.factory.ts';

const { db, context } = await createTestApp();
const admin = await anAdmin(db);

/** The course file after an import and an export. */
async function roundTrip(file: CourseFile): Promise<CourseFile> {
  const read = readCourse(Buffer.from(JSON.stringify(file)));
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const { id: uploadId } = await db.one<{ id: string }>(sql`
    insert into files (owner_id, content_type, size) values (${admin.id}, 'application/zip', 1)
    returning id`);
  const { id } = await db.transaction((tx) =>
    insertCourse(tx, { course: read.course, uploadId, notices: [] }),
  );
  const { bytes } = await exportCourse(context, { id }, { site: 'http://localhost' });
  const limits = { items: 1, total: 32_000_000, ofItem: () => 32_000_000 };
  const [item] = await openZip(await buffer(bytes), limits);
  return courseFile.parse(JSON.parse((await assertDefined(item).read()).toString()));
}

/** Without ids of the parts of tasks, which the school decides. */
const comparableQuestions = (questions: ContentInFile['questions']) =>
  questions.map(({ task, answerKey, ...asked }) => ({
    ...asked,
    keyed: apartFromIds({ task, answerKey }),
  }));

/** Without what the school decides: ids, slug and order of terms. */
const comparable = ({
  course: { categories, levels, skills, slug: _slug, sections, ...rest },
}: CourseFile) => ({
  ...rest,
  terms: [categories, levels, skills].map((titles) => titles.toSorted()),
  sections: sections.map((section) => ({
    ...section,
    contents: section.contents.map((one) => ({
      ...one,
      questions: comparableQuestions(one.questions),
    })),
  })),
});

/** A course file with one exam of these questions. */
function examFile(questions: object[]): CourseFile {
  const [given] = fc.sample(course, { numRuns: 1, seed: 1 });
  const exam = { contentType: 'EXAM', title: 'Prova', questions };
  const sections = [{ title: 'Seção', contents: [exam] }];
  return courseFile.parse({
    format: 'sabia-course',
    version: 1,
    course: { ...given, sections },
  });
}

const questionsIn = ({ course: { sections } }: CourseFile) =>
  assertDefined(sections[0]?.contents[0]).questions;

it('a course is the same after an import and an export, and after another round', async () => {
  await fc.assert(
    fc.asyncProperty(course, async (given) => {
      const file = courseFile.parse({ format: 'sabia-course', version: 1, course: given });
      const once = await roundTrip(file);
      expect(comparable(once)).toEqual(comparable(file));
      expect(comparable(await roundTrip(once))).toEqual(comparable(once));
    }),
    { numRuns: 40 },
  );
});

it('an exam with a question of each kind is the same after an import and an export', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(questionSettings, askedOfEachKind), async ([given, asked]) => {
      const file = examFile(asked.map((one) => ({ ...given, ...one })));
      const questions = questionsIn(await roundTrip(file));
      expect(questions.map(({ kind }) => kind)).toEqual(questionKinds);
      expect(comparableQuestions(questions)).toEqual(comparableQuestions(questionsIn(file)));
    }),
    { numRuns: 20 },
  );
});

it('the ids of the parts of a task are not those of the file, and their order does not tell the key', async () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, text: `<p>Passo ${id}</p>` }));
  const file = examFile([
    {
      kind: 'ORDERING',
      statement: '<p>Ordene.</p>',
      task: { kind: 'ORDERING', items },
      answerKey: { kind: 'ORDERING', itemIds: items.map(({ id }) => id) },
    },
  ]);
  const [stored] = questionsIn(await roundTrip(file));
  const ids = idsOf(assertDefined(stored?.task));
  expect(ids).toHaveLength(items.length);
  expect(ids.filter((id) => items.some((item) => item.id === id))).toEqual([]);
  expect(ids).toEqual(ids.toSorted());
});

it('a content with as many questions as it may have is the same after an import and an export', async () => {
  const asked = {
    kind: 'SINGLE_CHOICE',
    statement: '<p>Quanto é 1 + 1?</p>',
    alternatives: [
      { text: '<p>2</p>', isCorrect: true },
      { text: '<p>3</p>', isCorrect: false },
    ],
  };
  const file = examFile(Array.from({ length: questionsLimit }, () => asked));
  expect(questionsIn(await roundTrip(file))).toHaveLength(questionsLimit);
});
