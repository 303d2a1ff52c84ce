import type { Database, Statement } from '../db/database.ts';
import { claimEmails, recordFailedEmail, recordSentEmail, releaseEmail } from './job-emails.ts';
import type { Email, EmailRun } from './mail.ts';

/** An e-mail that a process has claimed. */
export interface DueEmail {
  userId: string;
  /** Identifies the e-mail among those of its kind. */
  key: string;
  /** The address of the user. */
  email: string;
}

/** The e-mails of one kind. */
interface EmailJob<D extends DueEmail> {
  kind: string;
  /** SELECT of all that is due, sent or not: `user_id`, `key`, `since` (the oldest is sent first), and what the e-mail tells. */
  due: Statement;
  /** Joined to the claimed ones, for columns that are too costly for all that is due. */
  details?: Statement;
  /** It tells of a payment or a refund: blocked users get it too. */
  isAboutPaid?: true;
  /** Called once, when something is due. */
  template: () => Promise<(one: D) => Email | Promise<Email>>;
  /** In place of the record that the e-mail was sent, for keys that may be due again. */
  recordSent?: (one: D) => Promise<unknown>;
}

/** Milliseconds after which a run gives the rest back: half of the time for which a claim keeps other processes away. */
const longestRunMs = 5 * 60_000;

/** So many failures in a row mean that the mail server is down. */
const mostFailuresInARow = 5;

/**
 * Sends the due e-mails of a kind, each once, and returns their number. Of several processes, the one that claims an e-mail
 * sends it. Each is recorded before the next is sent: a crash repeats one, not all. A failure does not stop the others; it is
 * stored for the administrators and delays the next attempt at this e-mail. While the mail server is down or slow the run
 * ends early.
 */
export async function sendEmails<D extends DueEmail>(
  db: Database,
  { kind, due, details, isAboutPaid, template, recordSent }: EmailJob<D>,
  { mail, now, stopping }: EmailRun,
): Promise<number> {
  const claimed = await claimEmails<D>(db, { kind, due, details, isAboutPaid }, now);
  if (claimed.length === 0) return 0;
  const emailOf = await template();
  const begun = performance.now();
  const failures: string[] = [];
  let failuresInARow = 0;
  for (const one of claimed) {
    // Another process takes over the claims of a process that stops.
    if (stopping?.aborted) break;
    const isLate = performance.now() - begun > longestRunMs;
    if (isLate || failuresInARow === mostFailuresInARow) {
      await releaseEmail(db, { kind, key: one.key }, now);
      continue;
    }
    try {
      await mail.send(await emailOf(one));
      failuresInARow = 0;
    } catch (error) {
      failuresInARow += 1;
      failures.push(codeOf(error));
      await recordFailedEmail(db, { kind, ...one, reason: reasonOf(error), now });
      continue;
    }
    await (recordSent ? recordSent(one) : recordSentEmail(db, { kind, key: one.key }, now));
  }
  if (failures.length > 0)
    throw new Error(`${kind}: ${failures.length} e-mails not sent (${failures.join(', ')})`);
  return claimed.length;
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
