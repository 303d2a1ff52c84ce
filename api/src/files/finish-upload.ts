import type { StoredFile } from '@sabia/domain/files/file.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { AppContext } from '../platform/app-context.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findUploadOf } from './files.queries.ts';
import { keepFile } from './keep-file.ts';
import { prepareFile } from './prepare-file.ts';
import type { PreparedFile } from './prepared-file.ts';
import { isExpired } from './ticket.ts';

/** Lets the decoding of images take turns. */
export type InTurn = <T>(ownerId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Verifies an upload and stores it, or removes it. The bytes are stored before the row is updated, and
 * the upload is removed last: after a crash at any step it can be finished again. Only images wait for
 * their turn, because only they are decoded.
 */
export async function finishUpload(
  { db, files, clock }: Pick<AppContext, 'db' | 'files' | 'clock'>,
  id: string,
  { viewer, inTurn }: Pick<Act, 'viewer'> & { inTurn: InTurn },
): Promise<StoredFile> {
  const upload = orNotFound(await findUploadOf(db, viewer.id, id));
  if (upload.state === 'STORED') return upload;
  if (isExpired(upload, clock())) throw new Refusal('not_found');
  const store = () => storeUpload({ db, files }, viewer, upload);
  return upload.contentType.startsWith('image/') ? inTurn(viewer.id, store) : store();
}

async function storeUpload(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  viewer: { id: string },
  { id, contentType: declaredType }: { id: string; contentType: string },
): Promise<StoredFile> {
  const bytes = await files.uploaded(id);
  if (!bytes) return finishedMeanwhile(db, viewer.id, id);

  let prepared: PreparedFile;
  try {
    prepared = await prepareFile(bytes, declaredType);
  } catch (error) {
    if (error instanceof Refusal) {
      await files.discardUpload(id);
      await db.run(sql`delete from files where id = ${id} and state = 'WAITING'`);
    }
    throw error;
  }
  await keepFile({ db, files }, prepared);
  const { contentType, size, url, width, height, notice } = prepared;
  await db.run(sql`
    update files set state = 'STORED', content_type = ${contentType}, size = ${size},
      url = ${url}, width = ${width}, height = ${height}, notice = ${notice}
    where id = ${id} and state = 'WAITING'`);
  await files.discardUpload(id);
  return { id, contentType, size, url, width, height, notice };
}

/** Two requests may finish the same upload: the second finds no bytes and an updated row. */
async function finishedMeanwhile(db: Database, ownerId: string, id: string): Promise<StoredFile> {
  const upload = orNotFound(await findUploadOf(db, ownerId, id));
  if (upload.state === 'STORED') return upload;
  throw new Refusal('conflict', { detail: 'O arquivo ainda não foi enviado.' });
}
