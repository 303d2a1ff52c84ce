import { read, type Reply } from '../platform/api/api.ts';

export const rollRoute = 'GET /classes/{id}/rolls/{date}';
export type Roll = Reply<typeof rollRoute>;
export type RollDay = Reply<'PUT /classes/{id}/rolls/{date}'>;

/** The last days with a roll call. */
export const rollDaysQuery = (id: string) =>
  read('GET /classes/{id}/rolls', { params: { id }, query: { limit: '10' } });

export const attendanceQuery = (id: string) =>
  read('GET /classes/{id}/attendance', { params: { id } });
