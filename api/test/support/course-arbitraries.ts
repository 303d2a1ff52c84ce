import { contentTypes, hasQuestions, isExam } from '@sabia/domain/courses/content.ts';
import type { ContentInFile, DrawnFrom } from '@sabia/domain/courses/course-file.ts';
import { paymentTypes } from '@sabia/domain/courses/course.ts';
import { difficulty } from '@sabia/domain/questions/question-metadata.ts';
import { readingSeconds } from '@sabia/domain/rich-text.ts';
import fc from 'fast-check';
import { askedOfAnyKind } from './question-arbitraries.ts';

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

/** Absent values are not in the file. */
const absent = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const title = fc.constantFrom('Água', 'Dado', 'Fonte');

/** The parts of a question that do not depend on its kind. */
export const questionSettings = fc.record({
  statement: html,
  videoQuestionUrl: maybe(url),
  explanation: maybe(html),
  weight: absent(fc.constantFrom(0, 0.25, 2)),
  name: absent(words),
  code: absent(words),
  tags: absent(fc.uniqueArray(fc.constantFrom('enem', 'água', 'revisão final'), { minLength: 1 })),
  difficulty: absent(fc.constantFrom(...difficulty.options)),
  source: absent(words),
  year: absent(fc.integer({ min: 1900, max: 2100 })),
  authors: absent(words),
  category: absent(title),
  level: absent(title),
});
/** A question of any kind. */
const question = fc
  .tuple(questionSettings, askedOfAnyKind)
  .map(([given, asked]) => ({ ...given, ...asked }));

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
    // CLOSING needs a closing.
    keyRelease: maybe(fc.constantFrom('SUBMISSION' as const, 'NEVER' as const)),
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

/** A course in the format of the file. */
export const course = fc.record({
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
