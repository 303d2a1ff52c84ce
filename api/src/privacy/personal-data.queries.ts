import { plainText } from '@sabia/domain/rich-text.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { personalData } from './personal-data.ts';

export type HeldRow = Readonly<Record<string, unknown>>;
export interface Held {
  table: string;
  rows: readonly HeldRow[];
}

interface Named {
  id: string;
  name: string;
  isRich: boolean;
}

/** Reading all that a school holds of somebody takes longer than a screen may. */
const patience = 30_000;

/** All that is held about somebody, as it is kept; and what the things in it are called. */
export function findPersonalData(
  db: Database,
  userId: string,
): Promise<{ held: Held[]; names: ReadonlyMap<string, string> }> {
  return db.transaction(
    async (tx) => {
      const held = await tx.many<Held>(everythingOf(userId));
      const named = await tx.many<Named>(namesIn(idsIn(held)));
      const names = named.map(
        ({ id, name, isRich }) => [id, isRich ? plainText(name) : name] as const,
      );
      return { held, names: new Map(names) };
    },
    { patience },
  );
}

/** The tables are constants of the registry: its text is one, too. */
const everythingOf = (userId: string): Statement => ({
  name: 'everything-of-somebody',
  text: `
    with person as (select id, provider_id, lower(email) as email from users where id = $1)
    ${personalData
      .filter(({ title }) => title !== null)
      .map(
        ({ table, about, without = [] }) => `
    select '${table}' as table, coalesce(
      jsonb_agg(to_jsonb(t) - '{${without.join(',')}}'::text[]), '[]') as rows
    from person join ${table} t on ${about}`,
      )
      .join(' union all ')}`,
  values: [userId],
});

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

const idsIn = (held: readonly Held[]): string[] => [
  ...new Set(held.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).filter(isId)))),
];

const namesIn = (ids: readonly string[]) => sql`
  with asked as (select unnest(${ids}::uuid[]) as id)
  select id, title as name, false as is_rich from (
    select id, title from courses union all select id, title from sections
    union all select id, title from contents union all select id, title from trails
    union all select id, title from lives union all select id, title from practice_exams
    union all select id, name from users
  ) named join asked using (id)
  union all select questions.id, question_versions.statement, true
    from asked join questions using (id)
    join question_versions on question_versions.id = questions.version_id`;
