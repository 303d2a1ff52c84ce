import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { columnLabels } from './personal-data-labels.ts';
import { personalData } from './personal-data.ts';

const { db } = await createTestApp();

const named = new Set(personalData.map(({ table }) => table));

interface Column {
  table: string;
  column: string;
}

/** Quoted as in the registry, because `user` is an SQL keyword. */
const tableName = sql`
  case schema when 'public' then '' else schema || '.' end || quote_ident(name)`;

/** Columns that refer to a user, or whose name suggests personal data. */
const suspects = await db.many<Column>(sql`
  select ${tableName} as "table", "column" from (
    select table_schema as schema, table_name as name, column_name as "column"
    from information_schema.columns
    where table_schema in ('public', 'identity') and column_name ~* ${
      '^(user_?ids?|.*_user_ids?|by|.*_by|owner.*|actor.*|.*email.*|provider_?id|identifier|holder.*|payer.*|' +
      'cpf|cnpj|phone|whatsapp|birth.*|street|postal_code|ip.*address|user_?agent)$'
    }
    union select namespace.nspname, class.relname, attribute.attname
    from pg_constraint key
    join pg_class class on class.oid = key.conrelid
    join pg_namespace namespace on namespace.oid = class.relnamespace
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = any(key.conkey)
    where key.contype = 'f'
      and key.confrelid in ('users'::regclass, 'identity."user"'::regclass, 'attempts'::regclass,
        'subscriptions'::regclass)
  ) suspect order by 1, 2`);

describe('the registry of personal data', () => {
  it('has every table that refers to a user', () => {
    expect(suspects.length).toBeGreaterThan(30);
    const unnamed = suspects.filter(({ table }) => !named.has(table));
    expect(unnamed, 'say in personal-data.ts what becomes of it').toEqual([]);
  });

  it('has no table twice and no missing one', async () => {
    expect(named.size).toBe(personalData.length);
    const there = await db.many<{ table: string }>(sql`
      select ${tableName} as "table" from (
        select table_schema as schema, table_name as name from information_schema.tables
      ) known`);
    const known = new Set(there.map(({ table }) => table));
    expect([...named].filter((table) => !known.has(table))).toEqual([]);
  });

  it('has a label for every exported column', async () => {
    const columns = await db.many<Column>(sql`
      select ${tableName} as "table", "column" from (
        select table_schema as schema, table_name as name, column_name as "column"
        from information_schema.columns where table_schema in ('public', 'identity')
      ) known`);
    const exported = columns.filter(({ table, column }) =>
      personalData.some(
        (held) => held.table === table && held.title && !held.without?.includes(column),
      ),
    );
    const wordless = exported.filter(({ column }) => !(column in columnLabels));
    expect(wordless, 'name it in personal-data-words.ts').toEqual([]);
    const words = new Set(exported.map(({ column }) => column));
    expect(Object.keys(columnLabels).filter((column) => !words.has(column))).toEqual([]);
  });
});
