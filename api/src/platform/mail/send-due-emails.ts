import type { Database } from '../db/database.ts';
import { removeFailure, recordFailedEmail } from './failed-emails.ts';

/** An e-mail that a process has claimed. */
export interface DueEmail {
  userId: string;
  /** Identifies the e-mail among those of its kind. */
  key: string;
}

interface Sending<D extends DueEmail> {
  kind: string;
  now: Date;
  stopping: AbortSignal | undefined;
  send: (one: D) => Promise<void>;
  /** Stores that the e-mail was sent. */
  recordSent: (one: D) => Promise<unknown>;
  /** Gives the claim back. */
  release: (one: D) => Promise<unknown>;
}

/** Milliseconds after which a run gives the rest back: half of the time for which a claim keeps other processes away. */
const longestRunMs = 5 * 60_000;

/** So many failures in a row mean that the mail server is down. */
const mostFailuresInARow = 5;

/**
 * Sends claimed e-mails one after the other, each recorded before the next is sent: a crash repeats one,
 * not all. A failure does not stop the others; it is stored for the administrators and delays the next
 * attempt at this e-mail. While the mail server is down or slow the run ends early.
 */
export async function sendDueEmails<D extends DueEmail>(
  db: Database,
  due: readonly D[],
  { kind, now, stopping, send, recordSent, release }: Sending<D>,
): Promise<void> {
  const begun = performance.now();
  const failures: string[] = [];
  let failuresInARow = 0;
  for (const one of due) {
    // Another process takes over the claims of a process that stops.
    if (stopping?.aborted) break;
    const isLate = performance.now() - begun > longestRunMs;
    if (isLate || failuresInARow === mostFailuresInARow) {
      await release(one);
      continue;
    }
    try {
      await send(one);
      failuresInARow = 0;
    } catch (error) {
      failuresInARow += 1;
      failures.push(codeOf(error));
      await recordFailedEmail(db, { kind, ...one, reason: reasonOf(error), now });
      await release(one);
      continue;
    }
    await recordSent(one);
    await removeFailure(db, { kind, key: one.key });
  }
  if (failures.length > 0)
    throw new Error(`${kind}: ${failures.length} e-mails not sent (${failures.join(', ')})`);
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  message?: string;
}

/** For the log, without addresses: 'EENVELOPE 550'. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as SmtpError;
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}

const longestReason = 300;

/** The mail server's words, for administrators. */
const reasonOf = (error: unknown): string =>
  String((error as SmtpError).message ?? error)
    // Control characters come from the network.
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, longestReason);
