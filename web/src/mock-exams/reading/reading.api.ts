import type {
  CardReading,
  CardReadingDraft,
  ReadingList,
} from '@sabia/domain/mock-exams/card-reading.ts';
import { isReadingList } from '@sabia/domain/mock-exams/kept-reading-list.ts';
import type { EssaySheetDraft, EssaySheetReading } from '@sabia/domain/mock-exams/sheet-reading.ts';
import { toBase64 } from '../../files/chosen-file.ts';
import { unanswered } from '../../platform/api/api-problem.ts';
import { type Call, read } from '../../platform/api/api.ts';

export type { ReadingList };
export type Person = ReadingList['people'][number];
export type ReadingReply = CardReading;
export type ReadingBody = Omit<CardReadingDraft, 'replaces'> &
  Partial<Pick<CardReadingDraft, 'replaces'>>;

/** As the device keeps it. */
export const peopleRoute = 'GET /mock-exams/{id}/people';

export const peopleQuery = (id: string) => ({
  ...read(peopleRoute, { params: { id } }),
  select: currentList,
});

/** A list that an older version has kept on the device is as good as none: without a network the screen says so. */
function currentList(list: ReadingList): ReadingList {
  if (!isReadingList(list)) throw unanswered(new TypeError('the kept list is too old'));
  return list;
}

/** A sheet with its picture as bytes. */
interface SentSheet extends Pick<
  EssaySheetDraft,
  'code' | 'personId' | 'day' | 'essay' | 'readAt'
> {
  /** The id of the sheet that a person replaces. */
  replaces?: string;
  key: string;
  mockExamId: string;
  page: Uint8Array<ArrayBuffer>;
}

export async function sendSheet(call: Call, sheet: SentSheet): Promise<EssaySheetReading> {
  const {
    key: sheetId,
    mockExamId: id,
    page,
    code,
    personId,
    day,
    essay,
    readAt,
    replaces,
  } = sheet;
  const contentBase64 = await toBase64(new Blob([page]));
  return call('PUT /mock-exams/{id}/essay-sheets/{sheetId}', {
    params: { id, sheetId },
    body: {
      code,
      personId,
      day,
      essay,
      readAt,
      replaces,
      image: { contentBase64 },
    },
  });
}

export const sendReading = (
  call: Call,
  { id, readingId, body }: { id: string; readingId: string; body: ReadingBody },
): Promise<ReadingReply> =>
  call('PUT /mock-exams/{id}/readings/{readingId}', { params: { id, readingId }, body });
