import type { Period } from '@sabia/domain/overview/period.ts';
import { sql, type Statement } from '../platform/db/database.ts';

/** Condition: an instant lies within the days. The column is not converted, so that its index is used. */
export const isIn = ({ from, to }: Period, instant: Statement): Statement => sql`
  ${instant} >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
  and ${instant} < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;
