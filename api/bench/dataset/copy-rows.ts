import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A row in PostgreSQL's text format. */
type TemplateRow = Record<string, string | null>;
type Value = string | number | boolean | null;

/** The columns of a table that are not generated. */
async function writtenColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ attname: string }>(
    `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0
      and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );
  return rows.map(({ attname }) => attname);
}

/** Rows that the application has written, as templates for `copyRows`. */
export async function templateRows(
  client: pg.Client,
  table: string,
  where: string,
): Promise<TemplateRow[]> {
  const columns = await writtenColumns(client, table);
  const asWritten = columns.map((column) => `${column}::text as ${column}`).join(', ');
  const { rows } = await client.query<TemplateRow>(
    `select ${asWritten} from ${table} where ${where}`,
  );
  if (rows.length === 0) throw new Error(`there is no template row in ${table}`);
  return rows;
}

/**
 * Copies rows into a table. A row has the columns that differ from its template row; `templateAt` selects
 * the template by the index of the row. Without an `id` in the rows the table generates it.
 */
export async function copyRows(
  client: pg.Client,
  table: string,
  templates: readonly TemplateRow[],
  rows: Iterable<Record<string, Value>>,
  templateAt: (place: number) => number = () => 0,
): Promise<void> {
  const iterator = rows[Symbol.iterator]();
  const first = iterator.next();
  if (first.done) return;
  const varying = Object.keys(first.value);
  const same = Object.keys(templates[0] ?? {}).filter(
    (column) => column !== 'id' && !varying.includes(column),
  );
  const rests = templates.map((template) =>
    same.map((column) => `\t${cell(template[column] ?? null)}`).join(''),
  );

  function* chunks() {
    let text = '';
    for (let next = first, place = 0; !next.done; next = iterator.next(), place++) {
      const values = Object.values(next.value).map(cell).join('\t');
      text += `${values}${rests[templateAt(place)] ?? ''}\n`;
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
    }
    if (text) yield text;
  }
  const columns = [...varying, ...same].join(', ');
  const copy = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
  await pipeline(Readable.from(chunks()), copy);
}

const chunkLength = 65_536;

const special: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function cell(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return /[\\\t\n\r]/.test(value)
    ? value.replace(/[\\\t\n\r]/g, (sign) => special[sign] ?? sign)
    : value;
}
