import pg from 'pg';

/** Parsers of PostgreSQL values: numbers, days as text, instants as ISO 8601. */
export const types = new pg.TypeOverrides();
types.setTypeParser(20, Number);
types.setTypeParser(1700, Number);
types.setTypeParser(1082, (day) => day);
types.setTypeParser(1184, toInstant);

/** Converts `2026-11-21 16:07:31.5+00`, the format of a UTC session, to ISO 8601 with milliseconds. */
function toInstant(text: string): string {
  const time = text.slice(11, -3);
  const milliseconds = time.slice(9, 12).padEnd(3, '0');
  return `${text.slice(0, 10)}T${time.slice(0, 8)}.${milliseconds}Z`;
}

const camelNames = new Map<string, string>();

export function camelCase(column: string): string {
  let name = camelNames.get(column);
  if (name === undefined) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camelNames.set(column, name);
  }
  return name;
}

/** Rows with the names of their columns in camelCase. */
export function asObjects<Row>(rows: unknown[][], fields: pg.FieldDef[]): Row[] {
  const names = fields.map((field) => camelCase(field.name));
  return rows.map((row) => {
    const object: Record<string, unknown> = {};
    for (let column = 0; column < names.length; column++)
      object[names[column] as string] = row[column];
    return object as Row;
  });
}
