import * as contract from '@sabia/domain/mock-exams/readings.contract.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on, orNotFound } from '../platform/http/serve.ts';
import { findCardReadings } from './card-readings.queries.ts';
import { listReadingPeople } from './readings.queries.ts';
import { createPictureReader } from './read-picture.ts';
import { recordReading } from './record-reading.ts';
import { createSheetRecorder } from './record-sheet.ts';
import { cardCodes } from './sign-card-code.ts';

export function readingsRoutes({ db, files, clock }: AppContext, { secret }: { secret: string }) {
  const codes = cardCodes(secret);
  const readPicture = createPictureReader(codes);
  const recordSheet = createSheetRecorder({ db, files });
  return [
    on(contract.recordCardReading, async ({ params: { id, readingId }, body, viewer }) => {
      const code = body.code === null ? null : codes.verified(body.code);
      if (body.code !== null && !code) throw invalid('code', unknownCode);
      const recorded = { id, readingId, ...body, code, readLines: () => body };
      return recordReading(db, recorded, { viewer, now: clock() });
    }),
    on(contract.readCardPicture, async ({ params: { id }, body, viewer }) => {
      const reading = await readPicture(db, { id, ...body }, { viewer, now: clock() });
      return new Created(`/mock-exams/${id}/readings/${reading.id}`, reading);
    }),
    on(contract.recordEssaySheet, async ({ params: { id, sheetId }, body, viewer }) => {
      const verified = body.code === null ? null : codes.verified(body.code);
      if (body.code !== null && !verified) throw invalid('code', unknownSheet);
      return recordSheet({ id, sheetId, ...body, verified }, { viewer, now: clock() });
    }),
    on(contract.listReadingPeople, async ({ params: { id }, viewer }) =>
      orNotFound(await listReadingPeople(db, id, viewer)),
    ),
    on(contract.readCardReadings, async ({ params, query, viewer }) =>
      orNotFound(await findCardReadings(db, { ...params, ...query }, viewer)),
    ),
  ];
}

const unknownSheet = 'Este código não é de uma folha de redação desta escola';
const unknownCode = 'Este código não é de um cartão-resposta desta escola';
