import pg from 'pg';
import type { TestServer } from './test-server.ts';
import type { Account } from './users.ts';

/** Moves all dates of a learner's error notebook one day back. */
export async function aDayPasses(school: TestServer, { email }: Account): Promise<void> {
  const client = new pg.Client({ connectionString: await school.databaseUrl() });
  await client.connect();
  const before = (key: string) =>
    `to_char((memory->>'${key}')::timestamp - interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const change = (table: string, moment: string) =>
    client.query(
      `update ${table} set due_day = due_day - 1, ${moment} = ${moment} - interval '1 day',
         memory = memory || jsonb_build_object('due', ${before('due')},
           'last_review', ${before('last_review')})
       where user_id = (select id from users where email = $1)`,
      [email],
    );
  await change('error_notebook_cards', 'missed_at');
  await change('error_notebook_essay_cards', 'added_at');
  await client.end();
}
