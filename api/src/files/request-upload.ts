import { uploadAdmission } from '@sabia/domain/files/upload-admission.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql } from '../platform/db/database.ts';
import type { AppContext } from '../platform/app-context.ts';
import { ticketSeconds } from './ticket.ts';

const refusalOf = {
  'type-not-taken': 'unsupported_type',
  'admins-only': 'not_yours',
  'too-large': 'too_large',
} as const;

/** Creates an upload ticket: the URL that accepts a PUT of the bytes for an hour. */
export async function requestUpload(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  viewer: { id: string; isAdmin: boolean },
  wanted: { contentType: string; size: number },
): Promise<{ id: string; uploadUrl: string; expiresInSeconds: number }> {
  const admission = uploadAdmission(viewer, wanted);
  if (!admission.granted) throw new Refusal(refusalOf[admission.because]);
  const { contentType } = admission;
  const { id } = await db.one<{ id: string }>(sql`
    insert into files (owner_id, content_type, size, created_at)
    values (${viewer.id}, ${contentType}, ${wanted.size}, ${clock()})
    returning id`);
  return { id, uploadUrl: `/files/uploads/${id}`, expiresInSeconds: ticketSeconds };
}
