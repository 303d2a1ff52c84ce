// `npm run mutants`, `npm run mutants -- course-access`: changes the central rules one place at a time (Stryker) and runs the
// tests of domain/ that import them. It fails for a rule of which the tests notice less than 95 % of the changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCommand, root } from './project.mjs';

const rules = {
  'course-access': ['courses/course-access.ts'],
  'apply-progress': ['progress/apply-progress.ts'],
  'answer-log': ['attempts/answer-log.ts'],
  grade: ['attempts/grade.ts'],
  access: ['subscriptions/access.ts', 'subscriptions/access-override.ts'],
};

/** Percent of the mutants of each rule. */
const leastKilled = 95;

/** Mutants that behave like the code: `source` is the code that one replaces, in each place of its file. */
const equivalents = [
  ...[
    ['sequence !== undefined && lastSequence !== null', 'true'],
    [
      'sequence !== undefined && lastSequence !== null',
      'sequence !== undefined || lastSequence !== null',
    ],
    ['sequence !== undefined', 'true'],
    ['lastSequence !== null', 'true'],
  ].map(([source, replacement]) => ({
    file: 'domain/src/progress/apply-progress.ts',
    source,
    replacement,
    reason:
      'Devices count from 1, and no such number is at most null, nor undefined at most a number.',
  })),
  ...[
    ['end !== null', 'true', 'Nothing is later than null.'],
    ['startedAt !== null', 'true', 'Null is not later than a moment.'],
    ['[]', '["Stryker was here"]', 'A text has no start.'],
    ["''", '"Stryker was here!"', 'Any text but the id of a device stands for no device.'],
    [
      'sequenceOf(a.answer) - sequenceOf(b.answer)',
      'sequenceOf(a.answer) + sequenceOf(b.answer)',
      'The lines are sorted by their numbers before, and sorting is stable.',
    ],
  ].map(([source, replacement, reason]) => ({
    file: 'domain/src/attempts/answer-log.ts',
    source,
    replacement,
    reason,
  })),
  {
    file: 'domain/src/attempts/grade.ts',
    source: 'points * 100 >= passingScore * mostPoints - slack',
    replacement: 'points * 100 > passingScore * mostPoints - slack',
    reason: 'No sum of points is a billionth below the passing score.',
  },
  {
    file: 'domain/src/subscriptions/access-override.ts',
    source: "lastOverride(ledger)?.kind === 'REVOKED_BY_ADMIN'",
    replacement: 'true',
    reason: 'Access that no revocation has closed is not opened by undoing.',
  },
  {
    file: 'domain/src/subscriptions/access.ts',
    source: 'momentKey(a) < momentKey(b)',
    replacement: 'momentKey(a) <= momentKey(b)',
    reason: 'Two facts with the same key are the same fact.',
  },
  ...['a', 'b'].map((one) => ({
    file: 'domain/src/attempts/grade.ts',
    source: `${one}.result?.correctAverage`,
    replacement: `${one}.result.correctAverage`,
    reason: 'Each attempt of this list has a result.',
  })),
];

/** Mutants that Stryker could run; one that has no tests survives. */
const outcomes = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage']);

/**
 * The outcome of the mutants of one rule. `mutants`: with the file, its line, the replaced code, the replacement and the
 * status; `known`: the equivalents, of which each must have survived.
 */
export function outcomeOf(mutants, known) {
  const ran = mutants.filter(({ status }) => outcomes.has(status));
  const alive = ran.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const isSame = (one, other) =>
    ['file', 'source', 'replacement'].every((name) => one[name] === other[name]);
  const survivors = alive.filter((mutant) => !known.some((one) => isSame(mutant, one)));
  const stale = known.filter((one) => !alive.some((mutant) => isSame(mutant, one)));
  const equivalent = alive.length - survivors.length;
  const killed = ran.length - alive.length;
  const percent = (100 * killed) / Math.max(1, ran.length - equivalent);
  const isEnough = percent >= leastKilled && stale.length === 0;
  return { total: ran.length, killed, equivalent, survivors, stale, percent, isEnough };
}

/** The code between two positions of a text, which count from line 1 and column 1. */
export function codeBetween(text, { start, end }) {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  return [lines[0].slice(start.column - 1), ...lines.slice(1)].join('\n');
}

/** Runs Stryker in copies of the project, which it removes. */
async function mutantsOf(files) {
  const { Stryker } = await import('@stryker-mutator/core');
  const results = await new Stryker({
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'commands/mutants.vitest.config.ts' },
    ignorePatterns: ['api', 'web', 'e2e', 'docs', 'deploy', 'data', 'backups', 'screens'],
    // Outside of node_modules, where Vitest looks for no tests.
    tempDirName: '.cache/mutants',
    cleanTempDir: 'always',
    // A busy machine must not make a mutant look killed.
    timeoutMS: 10_000,
    reporters: ['dots'],
    allowEmpty: false,
  }).runMutationTest();
  return results.map(({ fileName, location, replacement, mutatorName, status, statusReason }) => {
    const file = files.find((path) => fileName.replaceAll('\\', '/').endsWith(path));
    const { line } = location.start;
    // Such a mutant counts neither as killed nor as alive.
    if (!outcomes.has(status)) console.error(`${file}:${line} ${status}: ${statusReason}`);
    const source = codeBetween(readFileSync(join(root, file), 'utf8'), location);
    return { file, line, source, replacement, mutatorName, status };
  });
}

const pathsOf = (rule) => rules[rule].map((file) => `domain/src/${file}`);

if (isCommand(import.meta.url)) {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((rule) => !(rule in rules));
  if (unknown.length > 0) {
    console.error(`No such rule: ${unknown.join(', ')}. Rules: ${Object.keys(rules).join(', ')}.`);
    process.exit(1);
  }
  const names = chosen.length > 0 ? chosen : Object.keys(rules);
  const mutants = await mutantsOf(names.flatMap(pathsOf));
  console.log('');
  for (const name of names) {
    const isOfRule = ({ file }) => pathsOf(name).includes(file);
    const outcome = outcomeOf(mutants.filter(isOfRule), equivalents.filter(isOfRule));
    const { total, killed, equivalent, survivors, stale, percent, isEnough } = outcome;
    for (const { file, line, mutatorName, source, replacement } of survivors)
      console.log(`${file}:${line} ${mutatorName}\n  - ${source}\n  + ${replacement}`);
    for (const { file, source, replacement } of stale)
      console.log(`${file}: no longer equivalent\n  - ${source}\n  + ${replacement}`);
    console.log(
      `${name}: ${total} mutants, ${killed} killed, ${equivalent} equivalent, ${percent.toFixed(1)} %`,
    );
    if (!isEnough) process.exitCode = 1;
  }
}
