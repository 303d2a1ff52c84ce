import { read, type Reply } from '../../platform/api/api.ts';

export type OwnDay = Reply<'GET /mock-exams/{id}/own'>['days'][number];

/** The device keeps the last reply. */
export const ownMockExamQuery = (id: string) =>
  read('GET /mock-exams/{id}/own', { params: { id } });
