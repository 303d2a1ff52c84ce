import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './project.mjs';
import { sources } from './structure.mjs';

/** Parts of the act: by whom, when and with which services. */
const partsOfAct = new Set(
  'viewer byUserId now clock stopping gateway site mail lookup files inTurn quotas canSeeInactive isVisitor isByAdmin adminEmail'.split(
    ' ',
  ),
);
const namesOfAct = /^(?:act|at|asking)$/;
const isContext = /^(?:Database|AppContext|Pick<AppContext, .*>)$/;

/** The commands and steps of the API features are in these files. Reads and operations are in others. */
const hasCommands = ({ path }) =>
  /^api\/src\/(?!platform\/|cli\/|dev\/)\w[^/]*\//.test(path) &&
  !/\.(?:queries|routes)\.ts$/.test(path);

/** `{ name, parameters }` of the exported functions of a source. */
function exportedFunctions(text) {
  const { statements } = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  return statements
    .filter(({ modifiers = [] }) =>
      modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    )
    .flatMap((statement) =>
      ts.isFunctionDeclaration(statement)
        ? [{ name: statement.name.text, parameters: statement.parameters }]
        : (statement.declarationList?.declarations ?? [])
            .filter(({ initializer }) => initializer && ts.isArrowFunction(initializer))
            .map(({ name, initializer }) => ({
              name: name.getText(),
              parameters: initializer.parameters,
            })),
    );
}

/** The fields of a destructured parameter, else its name. */
const fieldsOf = ({ name }) =>
  ts.isObjectBindingPattern(name)
    ? name.elements
        .filter(({ dotDotDotToken }) => !dotDotDotToken)
        .map(({ propertyName, name: own }) => (propertyName ?? own).getText())
    : [name.getText()];

const isCallback = ({ type }) => type !== undefined && ts.isFunctionTypeNode(type);

/** The reason for which a function is not `(db, input, act)`, null if it is. The last parameter may be a function that it runs. */
function otherShape(parameters) {
  const [first, ...rest] = parameters;
  if (!isContext.test(first?.type?.getText() ?? '')) return null;
  const [input, act, ...more] = isCallback(rest.at(-1) ?? first) ? rest.slice(0, -1) : rest;
  if (more.length > 0) return 'it has more than input and act';
  if (!input) return null;
  const isOfAct = fieldsOf(input).map((field) => partsOfAct.has(field));
  if (isOfAct.includes(true) && (act || isOfAct.includes(false))) {
    return 'a part of the act is in the input';
  }
  if (!act) return null;
  const fields = fieldsOf(act);
  if (!ts.isObjectBindingPattern(act.name) && !namesOfAct.test(fields[0])) {
    return 'the act is not an object';
  }
  return ts.isObjectBindingPattern(act.name) && !fields.every((field) => partsOfAct.has(field))
    ? 'a part of the input is in the act'
    : null;
}

/** The functions of other shapes in a source, each with the reason. */
const otherShapes = ({ path, text }, isHandler = () => false) =>
  exportedFunctions(text).flatMap(({ name, parameters }) => {
    const why = isHandler(name) ? null : otherShape(parameters);
    return why ? [`${path} ${name}: ${why}`] : [];
  });

it('gives all commands of the API one shape: database, input, act', () => {
  // The handlers of events get what has happened, which has its time.
  const handlers = readFileSync(join(root, 'api/src/subscribers.ts'), 'utf8');
  const isHandler = (name) => new RegExp(`\\b${name}\\b`).test(handlers);
  const found = sources()
    .filter(hasCommands)
    .flatMap((file) => otherShapes(file, isHandler));
  expect(found).toEqual([]);
});

it.each([
  ['(db: Database, input: Draft, { viewer, now }: Act)', null],
  ['(db: Database, id: string, act: Act)', null],
  ['(db: Database, { now, stopping }: Run)', null],
  ['(tx: Database, { ids }: Chosen, { now }: At, change: () => Promise<void>)', null],
  ['(db: Database, { id, now }: Named)', 'a part of the act is in the input'],
  ['(db: Database, now: Date, { viewer }: Act)', 'a part of the act is in the input'],
  ['(db: Database, id: string, title: string)', 'the act is not an object'],
  ['(db: Database, id: string, { title, now }: Named)', 'a part of the input is in the act'],
  ['(db: Database, id: string, draft: Draft, { now }: At)', 'it has more than input and act'],
])('judges the shape of a function %s', (parameters, why) => {
  const text = `export async function act${parameters} {}\nexport const same = ${parameters} => 1;`;
  const expected = why ? [`a.ts act: ${why}`, `a.ts same: ${why}`] : [];
  expect(otherShapes({ path: 'a.ts', text })).toEqual(expected);
});
