// Counts what a change of the structure must keep small: `node commands/structure.mjs`. structure.test.mjs has the limits.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isCommand, root } from './project.mjs';

const isSource = (path) => !/\.(?:test|factory)\.|demo-school\//.test(path);

/** `{ path, text }` of the sources of the product, without tests, factories and the demo school. */
export const sources = () =>
  ['domain/src', 'api/src', 'web/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) =>
        posix.join(folder, path.replaceAll('\\', '/')),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && isSource(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The fields of the object `name` in a text: `const name = { field: …, }`, also as an argument of a function. */
export function fieldsOf(name, text) {
  const start = new RegExp(`const ${name} = (?:[\\w.]+\\()?\\{\\n(.*?)\\n\\}`, 's');
  const [, body = ''] = start.exec(text) ?? [];
  return [...body.matchAll(/^ {2}(\w+)(?::|,$)/gm)].map(([, field]) => field);
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

const kindsFile = 'domain/src/questions/question-kind.ts';

/**
 * The files of a kind of question, of the kind with the fewest: those that name it, and those in its folder. The formats of
 * other programs do not count: without them a new kind is refused by name in an export and never comes from an import.
 */
export function filesOfAQuestionKind(files) {
  const { text: declared } = files.find(({ path }) => path === kindsFile);
  const counted = files.filter(({ path }) => !path.startsWith('api/src/questions/formats/'));
  const quantities = fieldsOf('kinds', declared).map((kind) => {
    const folder = `/questions/kinds/${kind.toLowerCase().replaceAll('_', '-')}/`;
    const named = new RegExp(`\\b${kind}\\b`);
    return counted.filter(({ path, text }) => path.includes(folder) || named.test(text)).length;
  });
  return Math.min(...quantities);
}

/** The files of a type of content, of the type with the fewest: those with its name as a value or as a key. */
export function filesOfAContentType(files) {
  const { text: declared } = files.find(({ path }) => path === 'domain/src/courses/content.ts');
  const [, list] = /const contentTypes = \[(.*?)\]/s.exec(declared);
  const quantities = [...list.matchAll(/'(\w+)'/g)].map(([, type]) => {
    const named = new RegExp(`'${type}'|\\b${type}:`);
    return files.filter(({ text }) => named.test(text)).length;
  });
  return Math.min(...quantities);
}

const historyFile = 'domain/src/history/fields-of-revisions.ts';

/**
 * The files of a field of trails that is stored, shown and edited, of the field with the fewest: those of the feature that
 * name it, the history if its entry for trails does, and its migration. Other features may use the same word.
 */
export function filesOfATrailField(files) {
  const { text: declared } = files.find(({ path }) => path === 'domain/src/trails/trail.ts');
  const counted = files.flatMap(({ path, text }) => {
    if (path === historyFile) return { path, text: /^ {2}TRAIL: .*?^ {2}\w+: /ms.exec(text)[0] };
    return /^\w+\/src\/trails\//.test(path) ? { path, text } : [];
  });
  return Math.min(
    ...fieldsOf('trailSettings', declared).map((field) => filesNaming(field, counted).length + 1),
  );
}

/** The files that know the content and the practice exam as owners of the same thing. */
export const filesWithBothExams = (files) =>
  files.filter(
    ({ text }) =>
      /\b(?:content_id|contentId)\b/.test(text) &&
      /\b(?:practice_exam_id|practiceExamId)\b/.test(text),
  );

/** The source of the test that counts the statements of each operation. */
export const statementCounts = () =>
  readFileSync(join(root, 'api/test/operations/statement-counts.test.ts'), 'utf8');

/** The operations that the source lists with more than three statements. */
export function operationsOverThree(text) {
  const [, list = ''] = /^const exceptions.*?$(.*?)^\};/ms.exec(text) ?? [];
  return [...list.matchAll(/^ {2}(\w+): \d+,$/gm)].map(([, operation]) => operation);
}

/** The files whose queries choose between the owners of a row, or read a column that is there for its foreign key. */
export const filesChoosingOwners = (files) =>
  files.filter(({ text }) =>
    /coalesce\([^()]*\bcontent_id\b[^()]*\bpractice_exam_id\b|[^'\w]exam_as_/.test(text),
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
    'files of a kind of question': filesOfAQuestionKind(files),
    'files of a field of trails': filesOfATrailField(files),
    'files of a type of content': filesOfAContentType(files),
    'operations over three statements': operationsOverThree(statementCounts()).length,
    'features in a cycle by commands': commandCycles(files).length,
    'files that know both ids of an exam': filesWithBothExams(files).length,
  });
}
