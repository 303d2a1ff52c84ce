import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sql } from '../src/platform/db/database.ts';
import { createTestApp } from './support/test-app.factory.ts';

// docs/schema.md is made of the migrated database and of its comments: `npx vitest run --project api test/schema-document -u`
// writes it anew. A migration that creates a table says by `comment on table` what its rows are.

const { db } = await createTestApp();

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  isGenerated: boolean;
  comment: string | null;
}

interface Table {
  name: string;
  comment: string | null;
  columns: Column[];
  /** The primary key first, then the unique and the foreign ones, as PostgreSQL prints them. */
  keys: string[];
}

const tables = await db.many<Table>(sql`
  select case nspname when 'public' then '' else nspname || '.' end || relname as name,
    obj_description(pg_class.oid, 'pg_class') as comment,
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
        'isNullable', not attnotnull, 'isGenerated', attgenerated <> '',
        'comment', col_description(attrelid, attnum)) order by attnum)
      from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
    (select coalesce(json_agg(pg_get_constraintdef(key.oid) order by array_position('{p,u,f}'::"char"[], contype), conname), '[]')
      from pg_constraint key where conrelid = pg_class.oid and contype in ('p', 'u', 'f')) as keys
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname in ('public', 'identity') order by nspname desc, relname`);

const shortType = (type: string) => type.replace('timestamp with time zone', 'timestamptz');

function columnLine({ name, type, isNullable, isGenerated, comment }: Column): string {
  const facts = [
    shortType(type),
    ...(isNullable ? ['null'] : []),
    ...(isGenerated ? ['generated'] : []),
  ];
  return `- \`${name}\` ${facts.join(', ')}${comment ? `: ${comment}` : ''}`;
}

const inWords = (key: string) =>
  key.replace(
    /^(PRIMARY KEY|UNIQUE|FOREIGN KEY)|REFERENCES|ON DELETE (CASCADE|SET NULL)/g,
    (words) => words.toLowerCase(),
  );

const section = ({ name, comment, columns, keys }: Table) => `## ${name}

${comment}

${columns.map(columnLine).join('\n')}

Keys: ${keys.map((key) => `\`${inWords(key)}\``).join('; ')}.
`;

it('every table has a comment that says what its rows are', () => {
  expect(tables.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([]);
});

it('docs/schema.md says so', async () => {
  const page = `${introduction}
${tables.map(section).join('\n')}`;
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/schema.md'));
});

const introduction = `# The tables of the database

\`api/test/schema-document.test.ts\` writes this page from a migrated database and its comments. The rows of a table are
written by one feature only ([ARCHITECTURE](../ARCHITECTURE.md)). Instants are stored in UTC; a \`day\` is one of São Paulo.
`;
