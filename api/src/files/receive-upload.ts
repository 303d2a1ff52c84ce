import type { Readable } from 'node:stream';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { AppContext } from '../platform/app-context.ts';
import { findUpload } from './files.queries.ts';
import { isExpired } from './ticket.ts';

/** Receives the bytes of an upload ticket, once. */
export async function receiveUpload(
  { db, files, clock }: Pick<AppContext, 'db' | 'files' | 'clock'>,
  { id, contentType, body }: { id: string; contentType: string | undefined; body: Readable },
): Promise<void> {
  const upload = await findUpload(db, id);
  if (!upload) throw new Refusal('not_found');
  if (upload.state === 'STORED') throw new Refusal('conflict');
  if (isExpired(upload, clock())) throw new Refusal('not_found');
  if (contentType !== upload.contentType) throw new Refusal('unsupported_type');
  await files.receive(id, body, upload.size).catch((error: unknown) => {
    // A client that closes the connection is not a server error.
    throw body.readableAborted ? new Refusal('unreadable_request') : error;
  });
}
