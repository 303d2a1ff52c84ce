import { read, type Reply } from '../../platform/api/api.ts';

export type OwnMockExam = Reply<'GET /mock-exams/{id}/own'>;
export type OwnDay = OwnMockExam['days'][number];
export type SealedExam = Reply<'GET /mock-exams/{id}/sealed-exams/{day}'>;

/** The device keeps the last reply. */
export const ownMockExamQuery = (id: string) =>
  read('GET /mock-exams/{id}/own', { params: { id } });
