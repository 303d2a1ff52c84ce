import { plainText } from '@sabia/domain/rich-text.ts';
import { withheldQuestionIds } from '../attempts/key-release.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { personalData } from './personal-data.ts';

export type StoredRow = Readonly<Record<string, unknown>>;
export interface TableRows {
  table: string;
  rows: readonly StoredRow[];
}

interface NamedEntity {
  id: string;
  name: string;
  isRich: boolean;
}

/** Reading all data takes long after years of study. */
const timeoutMs = 30_000;

/** All stored rows about a user, and the names of the entities that they refer to. */
export function findPersonalData(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<{ tables: TableRows[]; names: ReadonlyMap<string, string> }> {
  return db.transaction(
    async (tx) => {
      const tables = await tx.many<TableRows>(sql`
        with withheld as (${withheldQuestionIds(userId, now)}), ${allRowsOf(userId)}`);
      const named = await tx.many<NamedEntity>(namesIn(idsIn(tables)));
      const names = named.map(
        ({ id, name, isRich }) => [id, isRich ? plainText(name) : name] as const,
      );
      return { tables, names: new Map(names) };
    },
    { timeoutMs },
  );
}

/**
 * The statement is built of the constants in the registry, so its text is constant as well. It stands behind the rows
 * `withheld`: the questions whose key an exam withholds.
 */
const allRowsOf = (userId: string): Statement => ({
  name: 'personal-data',
  text: `
    person as (select id, provider_id, lower(email) as email from users where id = $1)
    ${personalData
      .filter(({ title }) => title !== null)
      .map(
        ({ table, about, without = [], withheld = [], isWithheld = isOfQuestion }) => `
    select '${table}' as table, coalesce(
      jsonb_agg(to_jsonb(t) - '{${without.join(',')}}'::text[]${
        withheld !== 'ROW' && withheld.length > 0
          ? ` - case when ${isWithheld} then '{${withheld.join(',')}}' else '{}' end::text[]`
          : ''
      }), '[]') as rows
    from person join ${table} t on ${about}${withheld === 'ROW' ? ` and not ${isWithheld}` : ''}`,
      )
      .join(' union all ')}`,
  values: [userId],
});

const isOfQuestion = 't.question_id in (select question_id from withheld)';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && uuid.test(value);

const idsIn = (tables: readonly TableRows[]): string[] => [
  ...new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).filter(isId)))),
];

const namesIn = (ids: readonly string[]) => sql`
  with ids as (select unnest(${ids}::uuid[]) as id)
  select id, title as name, false as is_rich from (
    select id, title from courses union all select id, title from sections
    union all select id, title from contents union all select id, title from trails
    union all select id, title from lives union all select id, title from practice_exams
    union all select id, title from terms union all select id, title from classes
    union all select id, title from mock_exam_events union all select id, name from users
  ) named join ids using (id)
  union all select questions.id, question_versions.statement, true
    from ids join questions using (id)
    join question_versions on question_versions.id = questions.version_id`;
