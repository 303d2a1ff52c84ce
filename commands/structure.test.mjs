import { expect, it } from 'vitest';
import { commandCycles, filesOfASetting, filesWithBothExams, sources } from './structure.mjs';

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

it('lets no more files know both ids of an exam', () => {
  expect(filesWithBothExams(files).length).toBeLessThanOrEqual(61);
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
