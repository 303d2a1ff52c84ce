import { createHash } from 'node:crypto';
import { sql, type Statement } from './database.ts';

// Statements made from the list of an entity's fields, so that a new field is written in one place.
// The field `isActive` is kept in the column `is_active`. Tables and fields are constants of the code;
// values travel as one JSON parameter, which PostgreSQL converts to the types of the table's columns.

const fragments = new Map<string, Statement>();

/** A piece of SQL that holds names only. */
function fragment(text: string): Statement {
  const known = fragments.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  const made = { name, text, values: [] };
  fragments.set(text, made);
  return made;
}

/** The name of a table or of a column, which is a constant of the code. */
export const named = (name: string): Statement => fragment(name);

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `is_active, page_content`; with a table `contents.is_active, contents.page_content`. */
export function columnList(fields: readonly string[], table?: string): Statement {
  const prefix = table ? `${table}.` : '';
  return fragment(fields.map((field) => prefix + columnOf(field)).join(', '));
}

/** `'isActive', contents.is_active, …`: arguments of json_build_object. The name of an instant ends in `At`. */
export const jsonPairs = (fields: readonly string[], table: string): Statement =>
  fragment(
    fields
      .map((field) => {
        const column = `${table}.${columnOf(field)}`;
        return `'${field}', ${field.endsWith('At') ? `iso(${column})` : column}`;
      })
      .join(', '),
  );

/** The fields of `values` that are in the list and defined. */
export function pick<Values extends object, Field extends keyof Values>(
  values: Values,
  fields: readonly Field[],
): Pick<Values, Field> {
  const listed = fields.filter((field) => values[field] !== undefined);
  return Object.fromEntries(listed.map((field) => [field, values[field]])) as Pick<Values, Field>;
}

/** The listed fields of `values` by the names of their columns, to be read by jsonb_populate_record. */
export function toRow(fields: readonly string[], values: object): Record<string, unknown> {
  const entries = Object.entries(values).filter(
    ([field, value]) => value !== undefined && fields.includes(field),
  );
  return Object.fromEntries(entries.map(([field, value]) => [columnOf(field), value]));
}

/** The row of `table` with the changes applied, as a FROM item of a subquery inside an update. */
export const patched = (table: string, fields: readonly string[], changes: object): Statement =>
  sql`jsonb_populate_record(${fragment(table)}, ${JSON.stringify(toRow(fields, changes))}::jsonb)`;

/**
 * The assignments of an update that writes the fields `changes` has and keeps the others. It stands
 * behind `set`: `` ${patch('lives', liveFields, changes)}, updated_at = now() where … ``.
 */
export function patch(table: string, fields: readonly string[], changes: object): Statement {
  const columns = columnList(fields);
  return sql`(${columns}) = (select ${columns} from ${patched(table, fields, changes)})`;
}

interface InsertOptions {
  /** Columns whose value is SQL, by the name of the column. */
  computed?: Readonly<Record<string, Statement>>;
  /** `from … where …` that the computed columns read; one row is inserted for each of its rows. */
  from?: Statement;
}

/** An insert of one row: a field that `row` lacks becomes null. Add `returning …` behind it. */
export function insert(
  table: string,
  fields: readonly string[],
  row: object,
  { computed = {}, from = sql`` }: InsertOptions = {},
): Statement {
  const extra = Object.entries(computed);
  const names = fragment([...extra.map(([column]) => column), ''].join(', '));
  const values = extra.reduce((list, [, value]) => sql`${list}${value}, `, sql``);
  return sql`insert into ${fragment(table)} (${names}${columnList(fields)})
    select ${values}${columnList(fields, 'given')}
    from jsonb_populate_record(null::${fragment(table)}, ${JSON.stringify(toRow(fields, row))}::jsonb) given
    ${from}`;
}
