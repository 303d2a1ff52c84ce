import { expect, it } from 'vitest';
import {
  commandCycles,
  filesOfAContentType,
  filesOfAQuestionKind,
  filesOfASetting,
  filesOfATrailField,
  filesChoosingOwners,
  filesWithBothExams,
  operationsOverThree,
  sources,
  statementCounts,
} from './structure.mjs';

const files = sources();

it('stores, shows and uses a new setting of exams with at most six files', () => {
  expect(filesOfASetting(files)).toBeLessThanOrEqual(6);
});

it('counts the files of the setting that the fewest name', () => {
  const settings = 'const usualExam = {\n  keyRelease: 1,\n  opensAt: 2,\n} as const;';
  const listed = [
    { path: 'domain/src/exams/exam-settings.ts', text: settings },
    { path: 'api/src/a.ts', text: 'exams.opens_at, exams.key_release' },
    { path: 'web/src/b.ts', text: 'values.keyRelease' },
    { path: 'web/src/c.ts', text: 'reopensAt' },
  ];
  expect(filesOfASetting(listed)).toBe(3);
});

it('lets no more files know a kind of question, a field of trails and a type of content', () => {
  expect(filesOfAQuestionKind(files)).toBeLessThanOrEqual(9);
  expect(filesOfATrailField(files)).toBeLessThanOrEqual(6);
  expect(filesOfAContentType(files)).toBeLessThanOrEqual(10);
});

it('counts the files that name a kind of question and those of its folder, without formats of other programs', () => {
  const kinds = 'const kinds = {\n  SHORT_TEXT: shortText,\n  ORDERING: ordering,\n} as const;';
  const listed = [
    { path: 'domain/src/questions/question-kind.ts', text: kinds },
    { path: 'web/src/a.ts', text: 'SHORT_TEXT ORDERING' },
    { path: 'web/src/b.ts', text: 'ORDERING REORDERING' },
    { path: 'api/src/questions/formats/gift.ts', text: 'SHORT_TEXT ORDERING' },
    { path: 'web/src/questions/kinds/short-text/words.ts', text: '' },
    { path: 'web/src/questions/kinds/ordering/Arrows.tsx', text: '' },
  ];
  expect(filesOfAQuestionKind(listed)).toBe(3);
});

it('counts the files of the type of content that the fewest name', () => {
  const listed = [
    {
      path: 'domain/src/courses/content.ts',
      text: "const contentTypes = [\n  'PAGE',\n  'FILM',\n]",
    },
    { path: 'web/src/a.ts', text: "words = { PAGE: 'Página', FILM: 'Vídeo' }" },
    { path: 'web/src/b.ts', text: "type === 'FILM'" },
    { path: 'web/src/c.ts', text: 'a FILM in words' },
  ];
  expect(filesOfAContentType(listed)).toBe(2);
});

it('counts the files of the field of trails that the fewest name, and its migration', () => {
  const listed = [
    {
      path: 'domain/src/trails/trail.ts',
      text: 'const trailSettings = {\n  thumbUrl: address,\n}',
    },
    { path: 'api/src/trails/a.ts', text: 'trails.thumb_url' },
    { path: 'web/src/courses/b.ts', text: 'course.thumbUrl' },
  ];
  const history = (fields) => ({
    path: 'domain/src/history/fields-of-revisions.ts',
    text: `{\n  COURSE: () => ({ thumbUrl }),\n  TRAIL: () => ${fields},\n  LIVE: () => x`,
  });
  expect(filesOfATrailField([...listed, history('({ thumbUrl })')])).toBe(4);
  expect(filesOfATrailField([...listed, history('formatsOf(trailSettings)')])).toBe(3);
});

it('lets no more files know both ids of an exam', () => {
  expect(filesWithBothExams(files).length).toBeLessThanOrEqual(5);
});

it('lets no more operations run over three statements', () => {
  expect(operationsOverThree(statementCounts()).length).toBeLessThanOrEqual(51);
});

it('counts the operations that are listed with a maximum', () => {
  const source = `
const exceptions: Partial<Record<keyof typeof operations, number>> = {
  // One: 1,
  readHome: 14,
  subscribe: 8,
};
const others = {
  readCourse: 2,
};`;
  expect(operationsOverThree(source)).toEqual(['readHome', 'subscribe']);
});

it('has no query that chooses between the owners of a row', () => {
  const found = (text) => filesChoosingOwners([{ path: 'api/src/a.ts', text }]).length;
  expect(found('coalesce(questions.content_id, questions.practice_exam_id, bank_id)')).toBe(1);
  expect(found('join contents on contents.id = attempts.exam_as_content')).toBe(1);
  expect(found("exam_id = contents.id; without: ['exam_as_content']")).toBe(0);
  expect(filesChoosingOwners(files).map(({ path }) => path)).toEqual([]);
});

it('has no features whose commands call each other in a cycle', () => {
  expect(commandCycles(files)).toEqual([]);
});

it('finds a cycle of commands, and none of queries', () => {
  const importing = (path, imported) => ({ path, text: `import { x } from '${imported}';` });
  const knot = [
    importing('api/src/lives/a.ts', '../trails/b.ts'),
    importing('api/src/trails/b.ts', '../users/c.ts'),
    importing('api/src/users/c.ts', '../lives/a.ts'),
    importing('api/src/home/d.ts', '../lives/a.ts'),
  ];
  expect(commandCycles(knot)).toEqual(['lives', 'trails', 'users']);
  const queries = importing('api/src/users/c.ts', '../lives/lives.queries.ts');
  expect(commandCycles(knot.with(2, queries))).toEqual([]);
});
