import { z } from 'zod';

/** An e-mail to one person. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Replaces the name of the configured sender; the address stays. */
  senderName?: string | null;
}

/** Sends e-mails: into a folder, or over SMTP. */
export interface Mail {
  send(email: Email): Promise<void>;
  close(): Promise<void>;
}

/** One run of a job that sends e-mails. */
export interface EmailRun {
  mail: Pick<Mail, 'send'>;
  /** Public address of the site, for links. */
  site: string;
  now: Date;
  /** After it is aborted no further e-mail is sent; another process takes over the claimed ones. */
  stopping?: AbortSignal;
}

/**
 * Allows exactly one address, and a subject of one line. nodemailer would read lists, groups and line breaks
 * in `to` as further recipients and headers.
 */
const sendable = z.object({
  to: z.email().max(254),
  subject: z.string().regex(/^[^\p{Cc}]{1,200}$/u),
});

export function requireSendable({ to, subject }: Email): void {
  const checked = sendable.safeParse({ to, subject });
  if (checked.success) return;
  const fields = checked.error.issues.map((issue) => issue.path.join('.'));
  throw new Error(`An e-mail with an unusable ${fields.join(' and ')} was not sent`);
}

/** The configured sender ('Name <address>' or an address), with another name if there is one. */
export function senderOf(
  configured: string,
  name: string | null | undefined,
): string | { name: string; address: string } {
  const address = /<([^<>]+)>\s*$/.exec(configured)?.[1] ?? configured.trim();
  return name ? { name, address } : configured;
}

/** The mail server has refused the address, and another attempt would change nothing. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
