import type { Period } from '@sabia/domain/overview/period.ts';
import { sql, type Statement } from '../shell/database.ts';

/** The calendar day that an instant is in, in São Paulo. */
export const dayOf = (instant: Statement): Statement =>
  sql`(${instant} at time zone 'America/Sao_Paulo')::date`;

/** An instant from the first midnight to the last one: as it is kept, so that an index finds it. */
export const isIn = ({ from, to }: Period, instant: Statement): Statement => sql`
  ${instant} >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
  and ${instant} < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;
