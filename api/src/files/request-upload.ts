import { pageTypes } from '@sabia/domain/files/file.ts';
import { uploadAdmission } from '@sabia/domain/files/upload-admission.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { isAskedForFiles } from '../attempts/asked-for-files.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { AppContext } from '../platform/app-context.ts';
import { oldestUnfinished, ticketSeconds } from './ticket.ts';

/** Bytes that one user may upload; an administrator ten times as many. */
export interface UploadQuotas {
  /** In tickets that are neither finished nor expired. */
  unfinishedBytes: number;
  /** In tickets of one day of São Paulo, finished or not. */
  dailyBytes: number;
}

const adminFactor = 10;

const refusalOf = {
  'type-not-taken': 'unsupported_type',
  'admins-only': 'not_yours',
  'too-large': 'too_large',
} as const;

interface Wanted {
  contentType: string;
  /** Bytes. */
  size: number;
}

/** Creates an upload ticket: the URL that accepts a PUT of the bytes for an hour. */
export async function requestUpload(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  wanted: Wanted & { questionId?: string | undefined },
  { viewer, quotas }: { viewer: Viewer; quotas: UploadQuotas },
): Promise<{ id: string; uploadUrl: string; expiresInSeconds: number }> {
  const { questionId } = wanted;
  const admitted = (isAnswering: boolean) =>
    uploadAdmission({ isAdmin: viewer.isAdmin, isAnswering }, wanted);
  let admission = admitted(false);
  // Only files that nobody else may send need to know the question.
  if (!admission.granted && questionId !== undefined && pageTypes.includes(wanted.contentType))
    admission = admitted(await isAskedForFiles(db, viewer, questionId));
  if (!admission.granted) throw new Refusal(refusalOf[admission.because]);
  const ticket = { contentType: admission.contentType, size: wanted.size };
  const id = await db.transaction(async (tx) => {
    await countBytes(tx, quotas, viewer, { size: wanted.size, now: clock() });
    return insertTicket(tx, quotas, viewer, { ...ticket, now: clock() });
  });
  return { id, uploadUrl: `/files/uploads/${id}`, expiresInSeconds: ticketSeconds };
}

const mostBytes = (quota: number, { isAdmin }: { isAdmin: boolean }) =>
  isAdmin ? quota * adminFactor : quota;

/** Counts the bytes of the day. The locked row makes simultaneous requests of the user wait for each other. */
async function countBytes(
  tx: Database,
  { dailyBytes }: UploadQuotas,
  viewer: { id: string; isAdmin: boolean },
  { size, now }: { size: number; now: Date },
): Promise<void> {
  const day = dayInSaoPaulo(now);
  const { bytes } = await tx.one<{ bytes: number }>(sql`
    insert into upload_quotas (user_id, day, bytes) values (${viewer.id}, ${day}, ${size})
    on conflict (user_id, day) do update set bytes = upload_quotas.bytes + excluded.bytes
    returning bytes::float as bytes`);
  if (bytes <= mostBytes(dailyBytes, viewer)) return;
  throw new Refusal('upload_quota', {
    detail: 'Você já enviou muitos arquivos hoje. Tente de novo amanhã.',
    retryAfter: 3600,
  });
}

async function insertTicket(
  tx: Database,
  { unfinishedBytes }: UploadQuotas,
  viewer: { id: string; isAdmin: boolean },
  { contentType, size, now }: Wanted & { now: Date },
): Promise<string> {
  const most = mostBytes(unfinishedBytes, viewer);
  const ticket = await tx.maybe<{ id: string }>(sql`
    insert into files (owner_id, content_type, size, created_at)
    select ${viewer.id}, ${contentType}::text, ${size}::integer, ${now}::timestamptz
    where ${size}::bigint + (
      select coalesce(sum(size), 0) from files
      where owner_id = ${viewer.id} and state = 'WAITING' and created_at > ${oldestUnfinished(now)}
    ) <= ${most}::bigint
    returning id`);
  if (ticket) return ticket.id;
  throw new Refusal('upload_quota', {
    detail:
      'Você tem muitos envios que não terminaram. Eles vencem em uma hora; tente de novo depois.',
    retryAfter: ticketSeconds,
  });
}
