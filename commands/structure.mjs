// Counts what a change of the structure must keep small: `node commands/structure.mjs`. structure.test.mjs has the limits.
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isCommand, root } from './project.mjs';

const isSource = (path) => !/\.(?:test|factory)\.|demo-school\//.test(path);

/** `{ path, text }` of the sources of the product, without tests, factories and the demo school. */
export const sources = () =>
  globSync('{domain,api,web}/src/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isSource)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The fields of the object `name` in a text: `const name = { field: …, }`. */
export function fieldsOf(name, text) {
  const [, body = ''] = new RegExp(`const ${name} = \\{\\n(.*?)\\n\\}`, 's').exec(text) ?? [];
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, field]) => field);
}

const asColumn = (field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The files that name a field, or the column where it is stored. */
export const filesNaming = (field, files) =>
  files.filter(({ text }) => new RegExp(`\\b(?:${field}|${asColumn(field)})\\b`).test(text));

/** The files of a setting of exams that is stored, shown and used: those of the one that the fewest name, and its migration. */
export function filesOfASetting(files) {
  const { text } = files.find(({ path }) => path === 'domain/src/exams/exam-settings.ts');
  return Math.min(
    ...fieldsOf('usualExam', text).map((field) => filesNaming(field, files).length + 1),
  );
}

/** The files that know the content and the practice exam as owners of the same thing. */
export const filesWithBothExams = (files) =>
  files.filter(
    ({ text }) =>
      /\b(?:content_id|contentId)\b/.test(text) &&
      /\b(?:practice_exam_id|practiceExamId)\b/.test(text),
  );

const featureOf = (path) => /^api\/src\/(?!platform\/|cli\/|dev\/)([^/]+)\//.exec(path)?.[1];

/** The API features that import files of each other in a cycle, besides queries. */
export function commandCycles(files) {
  const below = new Map();
  for (const { path, text } of files) {
    const feature = featureOf(path);
    for (const [, imported] of text.matchAll(/ from '(\.[^']+)';/g)) {
      const other = featureOf(posix.join(posix.dirname(path), imported));
      if (!feature || !other || other === feature || imported.endsWith('.queries.ts')) continue;
      below.set(feature, (below.get(feature) ?? new Set()).add(other));
    }
  }
  const reachable = (feature, found = new Set()) => {
    for (const other of below.get(feature) ?? [])
      if (!found.has(other)) reachable(other, found.add(other));
    return found;
  };
  return [...below.keys()].filter((feature) => reachable(feature).has(feature));
}

if (isCommand(import.meta.url)) {
  const files = sources();
  console.table({
    'files of a setting of exams': filesOfASetting(files),
    'features in a cycle by commands': commandCycles(files).length,
    'files that know both ids of an exam': filesWithBothExams(files).length,
  });
}
