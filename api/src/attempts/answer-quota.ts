import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { sql } from '../platform/db/database.ts';

/**
 * For `with`: counts bytes that a user writes to attempts. `written` has one row with those of the day, or none if nothing is written. One statement counts
 * all of a request, so that a refusal counts nothing.
 */
export const writtenBytes = (userId: string, bytes: number, now: Date) => sql`
  written as (
    insert into answer_quotas (user_id, day, bytes)
    select ${userId}, ${dayInSaoPaulo(now)}, ${bytes} where ${bytes}::integer > 0
    on conflict (user_id) do update set day = excluded.day, bytes = excluded.bytes
      + case when answer_quotas.day = excluded.day then answer_quotas.bytes else 0 end
    returning answer_quotas.bytes::float as bytes
  )`;
