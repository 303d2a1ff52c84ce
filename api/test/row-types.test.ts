import { relative, resolve } from 'node:path';
import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import type pg from 'pg';
import ts from 'typescript';
import { expect, it } from 'vitest';
import type { Database, Statement } from '../src/platform/db/database.ts';
import { camelCase } from '../src/platform/db/rows.ts';
import { everyRequest } from './operations/every-request.factory.ts';
import { createSeededApp } from './support/seeded-app.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';

// `db.many<Row>(sql`…`)` is a cast: TypeScript does not compare Row with the columns that come back.
// This test calls every operation, records which line of the source ran which statement, and compares
// the columns that PostgreSQL describes with the properties of the row type at that line.

const root = resolve(import.meta.dirname, '../..');

interface Frame {
  file: string;
  line: number;
  column: number;
}

/** The frames of api/src that lead to a statement, the innermost first. */
type Stack = readonly Frame[];

interface Column {
  name: string;
  typeId: number;
  wasNull: boolean;
}

const stacksOf = new Map<string, Map<string, Stack>>();
const columnsOf = new Map<string, Column[]>();

function currentStack(): Stack {
  const { stack = '' } = new Error();
  const frames = /(?:\(|at |file:\/\/)(\/[^():\n]+\/api\/src\/[^():\n]+):(\d+):(\d+)/g;
  return [...stack.matchAll(frames)]
    .map(([, file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }))
    .slice(0, 2);
}

function recordingDatabase(db: Database): Database {
  const recorded =
    <T>(run: (statement: Statement) => Promise<T>) =>
    (statement: Statement) => {
      const stack = currentStack();
      const stacks = stacksOf.get(statement.name) ?? new Map<string, Stack>();
      stacksOf.set(statement.name, stacks.set(JSON.stringify(stack), stack));
      return run(statement);
    };
  return {
    one: recorded((statement) => db.one(statement)) as Database['one'],
    maybe: recorded((statement) => db.maybe(statement)) as Database['maybe'],
    many: recorded((statement) => db.many(statement)) as Database['many'],
    run: (statement) => db.run(statement),
    transaction: (work, options) => db.transaction((tx) => work(recordingDatabase(tx)), options),
  };
}

function recordColumns(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, args: [Partial<Statement> | string]) {
        const [statement] = args;
        const answer = Reflect.apply(query, self, args) as Promise<pg.QueryArrayResult>;
        if (typeof statement === 'string' || !statement.name) return answer;
        const { name } = statement;
        return answer.then((result) => {
          const before = columnsOf.get(name);
          const columns = result.fields.map((field, index) => ({
            name: camelCase(field.name),
            typeId: field.dataTypeID,
            wasNull:
              (before?.[index]?.wasNull ?? false) || result.rows.some((row) => row[index] === null),
          }));
          columnsOf.set(name, columns);
          return result;
        });
      },
    });
  });
}

const testApp = await createTestApp({
  tracing: {
    database: recordingDatabase,
    requests: () => {},
    flush: () => Promise.resolve(),
    close: () => Promise.resolve(),
  },
});
recordColumns(testApp.db.pool);
const seeded = await createSeededApp(testApp);
const requests = everyRequest(seeded);
for (const name of Object.keys(operations) as (keyof typeof operations)[]) {
  const operation: Operation = operations[name];
  const { learner, admin, teacher, guardian } = seeded.people;
  const callers = { admin, teacher } as Partial<Record<string, typeof learner>>;
  const signedIn = operation.route.includes(' /family') ? guardian : learner;
  const caller = callers[operation.audience.kind] ?? signedIn;
  await seeded.call(caller, operation, await requests[name]());
}

const { config } = ts.readConfigFile(resolve(root, 'api/tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve(root, 'api'));
const program = ts.createProgram([resolve(root, 'api/src/app.ts')], options);
const checker = program.getTypeChecker();

/** The call whose name is written at a position, such as `many` of `db.many(…)`. */
function callAt({ file, line, column }: Frame): ts.CallExpression | null {
  const source = program.getSourceFile(file);
  if (!source) return null;
  const position = source.getPositionOfLineAndCharacter(line - 1, column - 1);
  let found: ts.CallExpression | null = null;
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(source) || node.getEnd() <= position) return;
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      if (name.getStart(source) === position) found = node;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const hasTypeParameter = (type: ts.Type): boolean =>
  type.isUnionOrIntersection()
    ? type.types.some(hasTypeParameter)
    : Boolean(type.flags & ts.TypeFlags.TypeParameter);

/** The row type of a call: its type argument, or what its result is known to hold. */
function rowTypeOf(call: ts.CallExpression): ts.Type | null {
  const [argument] = call.typeArguments ?? [];
  let type = argument
    ? checker.getTypeFromTypeNode(argument)
    : checker.getNonNullableType(
        checker.getAwaitedType(checker.getTypeAtLocation(call)) ?? checker.getAnyType(),
      );
  const items = argument ? undefined : type.getProperty('items');
  if (items) type = checker.getTypeOfSymbol(items);
  if (!argument) type = checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type;
  return hasTypeParameter(type) || type.flags & ts.TypeFlags.Any ? null : type;
}

/** The JavaScript type that a PostgreSQL type (its OID in pg_type) is read as. */
const kinds: Readonly<Record<number, 'boolean' | 'number' | 'string'>> = {
  16: 'boolean',
  20: 'number',
  21: 'number',
  23: 'number',
  701: 'number',
  1700: 'number',
  25: 'string',
  1043: 'string',
  1082: 'string',
  1184: 'string',
  2950: 'string',
};
const flagsOf = {
  boolean: ts.TypeFlags.BooleanLike,
  number: ts.TypeFlags.NumberLike,
  string: ts.TypeFlags.StringLike,
};

function fits(types: readonly ts.Type[], { typeId, wasNull }: Column): boolean {
  const kind = kinds[typeId];
  const members = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
  const isNull = (member: ts.Type) =>
    Boolean(member.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Unknown));
  if (wasNull && !members.some(isNull)) return false;
  const values = members.filter((member) => !isNull(member));
  // `null as name` has no type of its own: PostgreSQL describes it as text.
  if (kind === 'string' && wasNull) return true;
  return kind === undefined || values.every((member) => Boolean(member.flags & flagsOf[kind]));
}

/** Of a union, the properties of all its members. */
const propertiesOf = (type: ts.Type): ts.Symbol[] =>
  (type.isUnion() ? type.types : [type]).flatMap((member) => checker.getPropertiesOfType(member));

function mistakesAt(stack: Stack, columns: readonly Column[]): string[] {
  for (const frame of stack) {
    const call = callAt(frame);
    const type = call && rowTypeOf(call);
    if (!type) continue;
    const place = `${relative(root, frame.file)}:${frame.line}`;
    const properties = propertiesOf(type);
    const missing = checker
      .getPropertiesOfType(type)
      .filter(
        ({ name, flags }) =>
          !(flags & ts.SymbolFlags.Optional) && columns.every((column) => column.name !== name),
      );
    return [
      ...missing.map(({ name }) => `${place}: no column ${name}`),
      ...columns.flatMap((column) => {
        const types = properties
          .filter(({ name }) => name === column.name)
          .map((property) => checker.getTypeOfSymbol(property));
        // A member of the union that lacks the property allows null.
        if (types.length > 0 && !checker.getPropertyOfType(type, column.name)) {
          types.push(checker.getUndefinedType());
        }
        if (types.length === 0 && column.name !== 'total')
          return [`${place}: no property ${column.name}`];
        if (fits(types, column)) return [];
        const written = types.map((each) => checker.typeToString(each)).join(' | ');
        const kind = kinds[column.typeId] ?? `type ${column.typeId}`;
        return [
          `${place}: ${column.name} is ${column.wasNull ? 'null or ' : ''}${kind}, not ${written}`,
        ];
      }),
    ];
  }
  return [
    `${stack.map(({ file, line }) => `${relative(root, file)}:${line}`).join(' < ')}: no row type found`,
  ];
}

it('every row type has the columns of its statement', () => {
  const mistakes = [...stacksOf].flatMap(([name, stacks]) =>
    [...stacks.values()].flatMap((stack) => mistakesAt(stack, columnsOf.get(name) ?? [])),
  );
  expect(stacksOf.size).toBeGreaterThan(150);
  expect([...new Set(mistakes)]).toEqual([]);
});
