import type { Period } from '@sabia/domain/overview/period.ts';
import { sql, type Statement } from '../platform/db/database.ts';

/** An instant from the first midnight to the last one: as it is kept, so that an index finds it. */
export const isIn = ({ from, to }: Period, instant: Statement): Statement => sql`
  ${instant} >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
  and ${instant} < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;
