import type { CardCode } from '@sabia/domain/mock-exams/card-code.ts';
import { placeOfSheet, type SheetPlace } from '@sabia/domain/mock-exams/sheet-place.ts';
import type { EssaySheetDraft, EssaySheetReading } from '@sabia/domain/mock-exams/sheet-reading.ts';
import { invalid, Refusal, refuseMistakes } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { fileTypeFromBuffer } from 'file-type';
import { paperLocks } from '../attempts/enter-paper-answers.ts';
import { keepImportedFile } from '../files/keep-file.ts';
import { prepareFile } from '../files/prepare-file.ts';
import type { Database } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { createConcurrencyLimit } from '../platform/jobs/concurrency-limit.ts';
import { readMoment } from './record-reading.ts';
import { findSheetState, type KnownSheet, type SheetState, writeSheet } from './sheets.queries.ts';

interface Sources {
  db: Database;
  files: FileStorage;
}

interface Recorded extends EssaySheetDraft {
  /** Of the event. */
  id: string;
  sheetId: string;
  /** Verified; null: it was not read. */
  verified: CardCode | null;
}

interface SheetAct {
  viewer: Pick<Viewer, 'id' | 'isAdmin'>;
  now: Date;
}

/** Pictures that wait for their turn have their bytes in memory. */
const mostWaiting = 8;

/**
 * Stores essay sheets as the essays of their people, one picture after the other (product.md MOCK36). An essay is part of
 * the attempt that its answer card becomes.
 */
export function createSheetRecorder({ db, files }: Sources) {
  const inTurn = createConcurrencyLimit(1, { maxWaiting: mostWaiting });

  return async function recordSheet(recorded: Recorded, act: SheetAct): Promise<EssaySheetReading> {
    const { state, holder, place, known } = await placeOf(db, recorded, act);
    const owner = { ...holder, day: place.day, essay: place.essay };
    if (known && known.id !== recorded.replaces) return { id: known.id, ...owner, state: 'KNOWN' };
    if (known?.isCorrected) throw inCorrection;
    const url = await inTurn(() => keepPicture({ db, files }, recorded, holder.personId));
    const questionId = essayOf(state, place);
    const sheet = {
      ...place,
      eventId: recorded.id,
      sheetId: recorded.sheetId,
      questionId,
      url,
      before: known?.id ?? null,
      readBy: act.viewer.id,
      readAt: readMoment(recorded, { since: new Date(state.createdAt), now: act.now }),
    };
    const isWritten = await db.transaction(
      (tx) => writeSheet(tx, sheet),
      paperLocks(holder.personId),
    );
    // Another picture of the sheet came in between.
    if (!isWritten) return recordSheet(recorded, act);
    return { id: recorded.sheetId, ...owner, state: known ? 'REPLACED' : 'NEW' };
  };
}

async function placeOf(
  db: Database,
  { verified: code, ...recorded }: Recorded,
  { viewer }: SheetAct,
) {
  const { id, personId } = recorded;
  const number = code && code.person > 0 ? code.person : null;
  const state = orNotFound(await findSheetState(db, { id, number, personId }, viewer));
  const found = placeOfSheet(state, code, recorded);
  if ('mistakes' in found) refuseMistakes(found.mistakes);
  if (!('place' in found)) throw new Refusal('invalid_input');
  const { holder, sheets } = state;
  if (!holder) throw invalid(code ? 'code' : 'personId', notListed);
  const { place } = found;
  const known: KnownSheet | undefined = sheets.find(
    ({ day, essay }) => day === place.day && essay === place.essay,
  );
  if (sheets.some((sheet) => sheet.id === recorded.sheetId && sheet !== known)) throw usedId;
  return { state, holder, place, known };
}

const notListed = 'Esta pessoa não está na lista deste dia de simulado';

const usedId = new Refusal('conflict', {
  detail: 'Este identificador já é de outra folha de redação.',
});

const inCorrection = new Refusal('conflict', {
  detail: 'A redação desta folha já está em correção. A página não pode mais ser trocada.',
});

/** The stored picture, with the student as its owner: it goes with the account. */
async function keepPicture(
  sources: Sources,
  { image }: Recorded,
  ownerId: string,
): Promise<string> {
  const bytes = Buffer.from(image.contentBase64, 'base64');
  const { mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (mime !== 'image/jpeg' && mime !== 'image/png')
    throw invalid('image', 'Este arquivo não é uma imagem JPEG nem PNG');
  const prepared = await prepareFile(bytes, mime).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'unsupported_type')
      throw invalid('image', damaged);
    throw error;
  });
  await keepImportedFile(sources, prepared, ownerId);
  return prepared.url;
}

const damaged = 'Não foi possível abrir esta imagem: o arquivo está incompleto ou danificado';

function essayOf({ days }: SheetState, { day, essay }: SheetPlace): string {
  const id = days.find((each) => each.day === day)?.essayIds[essay - 1];
  if (!id) throw new Error(`no essay ${essay} on day ${day}`);
  return id;
}
