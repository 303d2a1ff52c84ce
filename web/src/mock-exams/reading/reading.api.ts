import type {
  CardReading,
  CardReadingDraft,
  ReadingList,
} from '@sabia/domain/mock-exams/card-reading.ts';
import { type Call, read, type Reply } from '../../platform/api/api.ts';

export type { ReadingList };
export type Person = ReadingList['people'][number];
export type ReadingReply = CardReading;
export type ReadingBody = Omit<CardReadingDraft, 'replaces'>;

export const eventQuery = (id: string) => read('GET /mock-exams/{id}', { params: { id } });
export type MockExamEvent = Reply<'GET /mock-exams/{id}'>;

/** As the device keeps it. */
export const peopleRoute = 'GET /mock-exams/{id}/people';

export const peopleQuery = (id: string) => read(peopleRoute, { params: { id } });

export const sendReading = (
  call: Call,
  { id, readingId, body }: { id: string; readingId: string; body: ReadingBody },
): Promise<ReadingReply> =>
  call('PUT /mock-exams/{id}/readings/{readingId}', { params: { id, readingId }, body });
