import { contentTypes, hasQuestions, isExam } from '@sabia/domain/courses/content.ts';
import {
  courseFile,
  type ContentInFile,
  type CourseFile,
  type DrawnFrom,
} from '@sabia/domain/courses/course-file.ts';
import { paymentTypes } from '@sabia/domain/courses/course.ts';
import { questionsLimit } from '@sabia/domain/questions/question.ts';
import { readingSeconds } from '@sabia/domain/rich-text.ts';
import fc from 'fast-check';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { insertCourse } from '../src/courses/course-file/insert-course.ts';
import { exportCourse } from '../src/courses/course-file/export-course.ts';
import { openZip } from '../src/courses/course-file/open-zip.ts';
import { readCourse } from '../src/courses/course-file/read-course.ts';
import { createTestApp } from './support/test-app.factory.ts';
import { sql } from '../src/platform/db/database.ts';
import { assertDefined } from './support/assert-defined.ts';
import { anAdmin } from '../src/users/users.factory.ts';

const { db, context } = await createTestApp();
const admin = await anAdmin(db);

const words = fc.stringMatching(/^[A-Za-zçãéô"'&<>\\ü😀0-9][ -~áéí]{0,30}[A-Za-z0-9]$/u);
const html = fc
  .array(fc.constantFrom('<p>Oi &amp; tchau</p>', '<h2>Fim</h2>', '<ul><li><p>um</p></li></ul>'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''));
const url = fc.constantFrom('https://exemplo.com.br/a', 'https://exemplo.com.br/b?c=d&e');
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const terms = fc.uniqueArray(fc.constantFrom('Água', 'Boca', 'Casa'), { minLength: 1 });

const question = fc.record({
  kind: fc.constant('SINGLE_CHOICE' as const),
  statement: html,
  videoQuestionUrl: maybe(url),
  explanation: maybe(html),
  weight: fc.option(fc.constantFrom(0, 0.25, 2), { nil: undefined }),
  alternatives: fc
    .tuple(fc.array(html, { minLength: 2, maxLength: 5 }), fc.nat())
    .map(([texts, right]) =>
      texts.map((text, at) => ({ text, isCorrect: at === right % texts.length })),
    ),
});

const drawnFrom = fc.uniqueArray<DrawnFrom, string>(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('categories', 'levels', 'skills'),
      title: fc.constantFrom('Água', 'Dado'),
    }),
    fc.constant({ kind: 'course' as const }),
    fc.constant({ kind: 'section' as const, position: 0 }),
  ),
  { selector: (source) => JSON.stringify(source), maxLength: 3 },
);

const asInstant = (date: Date) => date.toISOString();

const content: fc.Arbitrary<ContentInFile> = fc
  .record({
    contentType: fc.constantFrom(...contentTypes),
    title: words,
    isActive: fc.boolean(),
    isPreview: fc.boolean(),
    pageContent: html,
    videoUrl: url,
    videoDescription: maybe(html),
    captionsUrl: maybe(url),
    instructions: maybe(html),
    durationSeconds: maybe(fc.nat(360_000)),
    passingScore: fc.nat(100),
    timeLimitMinutes: maybe(fc.integer({ min: 1, max: 1440 })),
    attemptsLimit: maybe(fc.integer({ min: 1, max: 100 })),
    attemptsPauseHours: maybe(fc.integer({ min: 1, max: 720 })),
    opensAt: maybe(
      fc
        .date({ min: new Date('2020-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
        .map(asInstant),
    ),
    closesAt: maybe(
      fc
        .date({ min: new Date('2030-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
        .map(asInstant),
    ),
    questionsOrder: maybe(fc.constantFrom('AUTHOR' as const, 'SHUFFLED' as const)),
    alternativesOrder: maybe(fc.constantFrom('AUTHOR' as const, 'SHUFFLED' as const)),
    notSeenInDays: maybe(fc.integer({ min: 1, max: 365 })),
    drawnFrom,
    questions: fc.array(question, { maxLength: 3 }),
    questionsQtd: fc.integer({ min: 1, max: 500 }),
    extraContents: fc.array(fc.record({ title: words, contentUrl: url }), { maxLength: 2 }),
    readComplements: fc.array(
      fc.record({ type: fc.constant('LINK' as const), title: words, url }),
      { maxLength: 2 },
    ),
  })
  .map((drawn) => ({
    ...drawn,
    ...fitting(drawn),
    generatedExamFilters: [],
    drawQuotas: [],
    quotasQtd: 0,
  }));

/** The fields of a content of this type. */
function fitting({
  contentType,
  ...drawn
}: Pick<
  ContentInFile,
  'contentType' | 'pageContent' | 'durationSeconds' | 'drawnFrom' | 'questions' | 'questionsQtd'
> & { passingScore?: number | undefined }) {
  const isPage = contentType === 'TEXTPAGE';
  const sources = isExam(contentType) ? drawn.drawnFrom : [];
  return {
    passingScore: isExam(contentType) ? drawn.passingScore : undefined,
    drawnFrom: sources,
    questionsQtd: sources.length > 0 ? drawn.questionsQtd : null,
    questions: hasQuestions(contentType) ? drawn.questions : [],
    durationSeconds: isPage ? readingSeconds(drawn.pageContent ?? '') : drawn.durationSeconds,
  };
}

const course = fc.record({
  title: words,
  slug: fc.stringMatching(/^[a-z0-9]{2,20}(-[a-z0-9]{1,20}){0,3}$/),
  subTitle: maybe(words),
  shortDescription: words,
  description: html,
  estimatedCompletionHours: fc.nat(19_998).map((halves) => halves / 2),
  paymentType: fc.constantFrom(...paymentTypes),
  thumbUrl: maybe(url),
  banners: fc.array(fc.record({ desktopUrl: url, mobileUrl: url }), { maxLength: 2 }),
  categories: terms,
  levels: terms,
  skills: terms,
  sections: fc.array(
    fc.record({
      title: words,
      isActive: fc.boolean(),
      isFreemium: fc.boolean(),
      contents: fc.array(content, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

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
  const { bytes } = await exportCourse(context, { id, site: 'http://localhost' });
  const limits = { items: 1, total: 32_000_000, ofItem: () => 32_000_000 };
  const [item] = await openZip(await buffer(bytes), limits);
  return courseFile.parse(JSON.parse((await assertDefined(item).read()).toString()));
}

/** Without order of terms and slug, which the school decides. */
const comparable = ({
  course: { categories, levels, skills, slug: _slug, ...rest },
}: CourseFile) => ({
  ...rest,
  terms: [categories, levels, skills].map((titles) => titles.toSorted()),
});

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

it('a content with as many questions as it may have is the same after an import and an export', async () => {
  const [given] = fc.sample(course, { numRuns: 1, seed: 1 });
  const [asked] = fc.sample(question, { numRuns: 1, seed: 1 });
  const exam = {
    contentType: 'EXAM',
    title: 'Banco',
    questions: Array(questionsLimit).fill(asked),
  };
  const sections = [{ title: 'Seção', contents: [exam] }];
  const file = courseFile.parse({
    format: 'sabia-course',
    version: 1,
    course: { ...given, sections },
  });
  const { questions } = assertDefined((await roundTrip(file)).course.sections[0]?.contents[0]);
  expect(questions).toHaveLength(questionsLimit);
});
