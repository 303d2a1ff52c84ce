import type { AnswerOf, CallOf } from '@sabia/domain/operation.ts';
import type {
  listReadingPeople,
  recordCardReading,
} from '@sabia/domain/mock-exams/readings.contract.ts';
import { type ApiQuery, type Call, read, type Reply } from '../../platform/api/api.ts';

export type ReadingList = AnswerOf<typeof listReadingPeople>;
export type Person = ReadingList['people'][number];
export type ReadingReply = AnswerOf<typeof recordCardReading>;
export type ReadingBody = CallOf<typeof recordCardReading>['body'];

export const eventQuery = (id: string) => read('GET /mock-exams/{id}', { params: { id } });
export type MockExamEvent = Reply<'GET /mock-exams/{id}'>;

/** As the device keeps it. */
export const peopleRoute = 'GET /mock-exams/{id}/people' satisfies typeof listReadingPeople.route;

export const peopleQuery = (id: string): ApiQuery<ReadingList> => ({
  queryKey: [peopleRoute, { params: { id } }] as unknown as ApiQuery<ReadingList>['queryKey'],
});

export function sendReading(
  call: Call,
  { id, readingId, body }: { id: string; readingId: string; body: ReadingBody },
): Promise<ReadingReply> {
  type Send = (
    route: typeof recordCardReading.route,
    input: CallOf<typeof recordCardReading>,
  ) => Promise<ReadingReply>;
  const send = call as unknown as Send;
  return send('PUT /mock-exams/{id}/readings/{readingId}', { params: { id, readingId }, body });
}
