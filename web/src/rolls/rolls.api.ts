import { read, type Reply } from '../platform/api/api.ts';
import type { AttendanceSearch } from './roll-search.ts';

export const rollRoute = 'GET /classes/{id}/rolls/{date}';
export type Roll = Reply<typeof rollRoute>;
export type RollDay = Reply<'PUT /classes/{id}/rolls/{date}'>;

/** The last days with a roll call. */
export const rollDaysQuery = (id: string) =>
  read('GET /classes/{id}/rolls', { params: { id }, query: { limit: '10' } });

/** Without a day: as far as the server goes. */
export const attendanceQuery = (
  id: string,
  { de, ate }: Pick<AttendanceSearch, 'de' | 'ate'> = {},
) =>
  read('GET /classes/{id}/attendance', {
    params: { id },
    query: { ...(de && { from: de }), ...(ate && { to: ate }) },
  });
