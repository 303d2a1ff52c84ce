import { readdirSync, readFileSync, statSync } from 'node:fs';
import {
  mediaFolder,
  type ContentInFile,
  type CourseInFile,
} from '@sabia/domain/courses/course-file.ts';
import { computedHours } from '@sabia/domain/courses/course-duration.ts';
import { readingSeconds } from '@sabia/domain/rich-text.ts';
import { storedFilesOf } from '@sabia/domain/courses/rewrite-course.ts';
import { instructorDraft } from '@sabia/domain/instructors/instructor.ts';
import { describe, expect, test } from 'vitest';
import { readCourse } from '../courses/course-file/read-course.ts';
import { courseItems, courseJson, describedCourse } from './course-folder.ts';
import { demoCourses } from './demo-courses.ts';
import { demoInstructors } from './demo-instructors.ts';
import { demoLives } from './demo-lives.ts';
import { demoPracticeExams } from './demo-practice-exams.ts';
import { demoTrails } from './demo-trails.ts';
import { demoLevels } from './taxonomy.ts';

const courses = demoCourses.map((demo) => ({ ...describedCourse(demo.slug), ...demo }));
const contentsOf = ({ sections }: Pick<CourseInFile, 'sections'>): ContentInFile[] =>
  sections.flatMap((section) => section.contents);
const contents = courses.flatMap(contentsOf);
const textPages = contents.filter(({ contentType }) => contentType === 'TEXTPAGE');
const videos = contents.filter(({ contentType }) => contentType === 'VIDEO');
const questions = [
  ...contents.flatMap((content) => content.questions),
  ...demoPracticeExams.flatMap((exam) => exam.questions),
];
const paidAs = (paymentType: CourseInFile['paymentType']) =>
  courses.filter((course) => course.paymentType === paymentType);
const richTexts = [
  ...[...courses, ...demoTrails].map(({ title, description }) => ({
    title,
    html: description,
  })),
  ...textPages.map(({ title, pageContent }) => ({ title, html: pageContent ?? '' })),
  ...videos.map(({ title, videoDescription }) => ({ title, html: videoDescription ?? '' })),
  ...questions.map(({ statement, alternatives, explanation }) => ({
    title: statement,
    html: [statement, ...alternatives.map(({ text }) => text), explanation].join(' '),
  })),
];

/** The unbalanced tags: removes innermost pairs until none is left. */
const unclosed = (html: string) => {
  let tags = (html.match(/<(?!img )[^>]+>/g) ?? []).join('').replace(/<(\w+)[^>]*>/g, '<$1>');
  for (let before = ''; before !== tags;)
    [before, tags] = [tags, tags.replace(/<(\w+)><\/\1>/g, '')];
  return tags;
};

const folderOf = (slug: string) => new URL(`courses/${slug}/`, import.meta.url);
const mediumAt = (slug: string, url: string | null | undefined) =>
  new URL(url?.replace('/files/', mediaFolder) ?? '', folderOf(slug));

const timed = ({ questions: asked, pageContent, ...content }: ContentInFile) =>
  asked.length > 0
    ? { ...content, questionsQtd: asked.length }
    : {
        ...content,
        durationSeconds: content.durationSeconds ?? readingSeconds(pageContent ?? ''),
      };

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').match(/\S+/g) ?? [];

describe('the demo school is large enough', () => {
  test('it has at least 12 courses, 64 contents and 54 text pages', () => {
    expect(courses.length).toBeGreaterThanOrEqual(12);
    expect(contents.length).toBeGreaterThanOrEqual(64);
    expect(textPages.length).toBeGreaterThanOrEqual(54);
  });

  test('it mixes free, partly free and paid courses', () => {
    expect(paidAs('FREE').length).toBeGreaterThanOrEqual(4);
    expect(paidAs('FREEMIUM').length).toBeGreaterThanOrEqual(3);
    expect(paidAs('PAID').length).toBeGreaterThanOrEqual(4);
  });

  test('it has one draft, and one tutorial that is free and active', () => {
    expect(courses.filter((course) => !course.isActive)).toHaveLength(1);
    const tutorials = courses.filter((course) => course.isTutorial);
    expect(tutorials).toMatchObject([{ paymentType: 'FREE', isActive: true }]);
  });

  test('it has 5 categories, and courses of each of its 3 levels', () => {
    expect(new Set(courses.flatMap(({ categories }) => categories)).size).toBe(5);
    expect(new Set(courses.flatMap(({ levels }) => levels))).toEqual(new Set(demoLevels));
    expect(demoLevels).toHaveLength(3);
  });

  test('videos are spread over at least 5 courses, the tutorial among them', () => {
    const withVideo = courses.filter((course) =>
      contentsOf(course).some((content) => content.contentType === 'VIDEO'),
    );
    expect(withVideo.length).toBeGreaterThanOrEqual(5);
    expect(withVideo.some((course) => course.isTutorial)).toBe(true);
  });
});

describe('the instructors', () => {
  test('are six, each of whom says that they are fictitious', () => {
    expect(demoInstructors).toHaveLength(6);
    for (const person of demoInstructors) {
      expect(instructorDraft.parse(person).links).toEqual([]);
      expect(person.biography).toMatch(/Professora? fictíci[ao] da escola de demonstração\.$/);
    }
  });

  test('teach every course, trail and live, and nothing else', () => {
    const taught = [...demoTrails, ...demoLives].map(({ title }) => title);
    expect(new Set(demoInstructors.flatMap(({ teaches = [] }) => teaches))).toEqual(
      new Set(taught),
    );
    const known = demoInstructors.map(({ slug, name }) => ({ slug, name }));
    for (const { instructors } of courses) {
      expect(instructors).not.toEqual([]);
      expect(known).toEqual(expect.arrayContaining(instructors));
    }
  });
});

describe.each(courses)('the course “$title”', (course) => {
  test('is a course file of which an import loses nothing', () => {
    const read = readCourse(Buffer.from(courseJson(course.slug)));
    expect(read).toMatchObject({ notices: [] });
    expect(describedCourse(course.slug).slug).toBe(course.slug);
    const media = courseItems(course.slug).flatMap(({ name }) =>
      name.startsWith(mediaFolder) ? [name.slice(mediaFolder.length)] : [],
    );
    expect(media.toSorted()).toEqual(storedFilesOf(course).toSorted());
    const texts = readdirSync(folderOf(course.slug)).filter((name) => name.endsWith('.html'));
    const json = readFileSync(new URL('course.json', folderOf(course.slug)), 'utf8');
    for (const name of texts) expect(json).toContain(`"${name}"`);
  });

  test('states the hours of its contents', () => {
    expect(course.estimatedCompletionHours).toBe(computedHours(contentsOf(course).map(timed)));
  });

  test('describes itself in 2 to 4 paragraphs', () => {
    const paragraphs = course.description.match(/<p>/g) ?? [];
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(paragraphs.length).toBeLessThanOrEqual(4);
  });

  test('has contents in every section, and both kinds of section when partly free', () => {
    for (const section of course.sections) expect(section.contents).not.toHaveLength(0);
    if (course.paymentType !== 'FREEMIUM') return;
    expect(new Set(course.sections.map((section) => section.isFreemium)).size).toBe(2);
  });
});

test.each(textPages)('the page “$title” has 120 to 350 words', ({ pageContent }) => {
  expect(wordsOf(pageContent ?? '').length).toBeGreaterThanOrEqual(120);
  expect(wordsOf(pageContent ?? '').length).toBeLessThanOrEqual(350);
});

test.each(richTexts)('“$title” is clean semantic HTML', ({ html }) => {
  const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)];
  const allowed =
    /^(h2|h3|p|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|pre|code|strong|em|a|img|sup|sub)$/;
  expect(tags.map(([, tag]) => tag).filter((tag) => !allowed.test(tag ?? ''))).toEqual([]);
  const attributes = tags.map(([, , attribute]) => attribute?.trim() ?? '').filter(Boolean);
  const known =
    /^(class="language-[a-z]+"|href="https:\/\/[^"]+"|src="\/files\/[\w.-]+" alt="[^"]+")$/;
  expect(attributes.filter((attribute) => !known.test(attribute))).toEqual([]);
  expect(unclosed(html)).toBe('');
  expect(html.match(/<h[1-6]/)?.[0] ?? '<h2').toBe('<h2');
});

test.each(richTexts)('“$title” uses typographic quotation marks outside code', ({ html }) => {
  const prose = html.replace(/<code[^>]*>.*?<\/code>/gs, '').replace(/<[^>]+>/g, '');
  expect(prose).not.toMatch(/["']/);
});

test.each(contents)('the title “$title” does not repeat its type', ({ title }) => {
  expect(title).not.toMatch(/^(prova|pergunta rápida|simulado|vídeo|página de texto)\b/i);
});

test.each(courses)('the videos of “$title” have captions, and are small', (course) => {
  for (const { contentType, videoUrl, captionsUrl } of contentsOf(course)) {
    if (contentType !== 'VIDEO') continue;
    const { size } = statSync(mediumAt(course.slug, videoUrl));
    expect(size).toBeGreaterThan(50_000);
    expect(size).toBeLessThan(300_000);
    expect(readFileSync(mediumAt(course.slug, captionsUrl), 'utf8')).toMatch(/^WEBVTT\n/);
  }
});

test.each(questions)(
  '“$statement” has a right alternative, and tells its alternatives apart',
  ({ alternatives }) => {
    expect(alternatives.length).toBeGreaterThanOrEqual(2);
    expect(alternatives.length).toBeLessThanOrEqual(10);
    expect(new Set(alternatives.map(({ text }) => text)).size).toBe(alternatives.length);
    expect(alternatives.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
  },
);

test('the right alternative is not always in the same place', () => {
  const places = questions.map(({ alternatives }) =>
    alternatives.findIndex(({ isCorrect }) => isCorrect),
  );
  expect(new Set(places).size).toBe(5);
});

test('it has free and paid practice exams, one drawn and one levelling exam', () => {
  expect(new Set(demoPracticeExams.map(({ paymentType }) => paymentType)).size).toBe(2);
  expect(demoPracticeExams.filter(({ draw }) => draw)).toHaveLength(1);
  expect(demoPracticeExams.filter(({ levels }) => levels)).toHaveLength(1);
});

test.each(demoPracticeExams)('the practice exam “$title” can be taken', (exam) => {
  expect(exam.shortDescription.length).toBeLessThanOrEqual(105);
  expect(exam.draw ? exam.draw.questionsQtd : exam.questions.length).toBeGreaterThanOrEqual(6);
  expect(Object.values(exam.levels ?? { any: 0 })[0]).toBe(0);
});

test('it has one live to come, one recorded and one without a date', () => {
  const kinds = demoLives.map(({ daysAhead, recordingUrl }) => [
    Math.sign(daysAhead ?? 0),
    recordingUrl !== undefined,
  ]);
  expect(kinds).toEqual([
    [1, false],
    [-1, true],
    [0, false],
  ]);
  for (const live of demoLives) expect(live.shortDescription.length).toBeLessThanOrEqual(105);
});

test.each(demoTrails)('the trail “$title” is a way through what the school has', (trail) => {
  const known = [
    ...demoCourses.filter(({ isActive }) => isActive).map(({ slug }) => slug),
    ...[...demoLives, ...demoPracticeExams].map(({ title }) => title),
  ];
  expect(trail.shortDescription.length).toBeLessThanOrEqual(105);
  expect(trail.steps.length).toBeGreaterThanOrEqual(4);
  for (const [place, { of, after = [] }] of trail.steps.entries()) {
    expect(known).toContain(of);
    expect(after.every((before) => before < place)).toBe(true);
  }
});
