import { randomUUID } from 'node:crypto';
import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import {
  mostPicturePixels,
  unreadReasons,
  type CardPicture,
} from '@sabia/domain/mock-exams/card-picture.ts';
import type { CardReading } from '@sabia/domain/mock-exams/card-reading.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { Database } from '../platform/db/database.ts';
import { createConcurrencyLimit } from '../platform/jobs/concurrency-limit.ts';
import { runInWorker } from '../platform/jobs/run-in-worker.ts';
import type { CardReaderTask, CodeAnswer, LinesAnswer } from './card-reader.ts';
import { type ReadLines, recordReading } from './record-reading.ts';
import type { cardCodes } from './sign-card-code.ts';

const reader = new URL('./card-reader.ts', import.meta.url);
const tooMuch = 'Ler esta imagem demora demais. Envie uma menor.';

/** Pictures that wait for their turn have their bytes in memory. */
const mostWaiting = 8;

interface PictureOfCard extends CardPicture {
  /** Of the event. */
  id: string;
}

/** Reads pictures of answer cards and records the readings, one picture after the other in a worker thread. */
export function createPictureReader(codes: ReturnType<typeof cardCodes>) {
  const inTurn = createConcurrencyLimit(1, { maxWaiting: mostWaiting });
  const run = <Answer>(task: CardReaderTask) => runInWorker<Answer>(reader, task, tooMuch);

  return (
    db: Database,
    { id, image, personId, day, color }: PictureOfCard,
    { viewer, now }: { viewer: Viewer; now: Date },
  ): Promise<CardReading> =>
    inTurn(async () => {
      const bytes = Buffer.from(image.contentBase64, 'base64');
      await refuseOthers(bytes);
      const isByHand = personId !== null && day !== null;
      const found = await run<CodeAnswer>({ task: 'CODE', bytes, needsCode: !isByHand });
      if ('reason' in found) throw unread(found.reason);
      const { picture, code: text } = found;
      const code = text === null ? null : codes.verified(text);
      if (text !== null && !code) throw invalid('image', unknownCode);
      const readLines = async (asked: {
        questionsQtd: number;
        firstQuestion: number;
      }): Promise<ReadLines> => {
        const layout = cardLayout(asked.questionsQtd, asked.firstQuestion);
        const lines = await run<LinesAnswer>({ task: 'LINES', picture, layout, code: text });
        if ('reason' in lines) throw unread(lines.reason);
        return lines;
      };
      const card = { id, readingId: randomUUID(), code, codeField: 'image', personId, day, color };
      return recordReading(db, { ...card, replaces: null, readLines }, { viewer, now });
    });
}

const unknownCode = 'O código QR deste cartão não é desta escola';
const damaged = 'Não foi possível abrir esta imagem: o arquivo está incompleto ou danificado';

const unread = (reason: keyof typeof unreadReasons | 'damaged') =>
  invalid('image', reason === 'damaged' ? damaged : unreadReasons[reason]);

/** Refuses what is no JPEG or PNG, and too many pixels. Reads the header only. */
async function refuseOthers(bytes: Buffer): Promise<void> {
  const { mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (/^image\/hei[cf]/.test(mime))
    throw invalid('image', 'Esta foto está no formato HEIC. Envie JPEG ou PNG');
  if (mime === 'application/pdf')
    throw invalid('image', 'Este arquivo é um PDF. Envie cada página como JPEG ou PNG');
  if (mime !== 'image/jpeg' && mime !== 'image/png')
    throw invalid('image', 'Este arquivo não é uma imagem JPEG nem PNG');
  const { default: sharp } = await import('sharp');
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header) throw invalid('image', damaged);
  if (header.width * header.height > mostPicturePixels)
    throw invalid('image', 'A imagem passa de 40 megapixels. Envie uma menor');
}
