import { z } from 'zod';

/** A letter to one person. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The port: how letters leave, into a folder or over SMTP. */
export interface Mail {
  send(letter: Email): Promise<void>;
  close(): Promise<void>;
}

/** What letters that fall due are sent with. */
export interface MailRound {
  mail: Pick<Mail, 'send'>;
  /** The address that they point to. */
  site: string;
  now: Date;
  /** Once it is aborted, no other letter is begun; another process takes over what was claimed. */
  stopping?: AbortSignal;
}

/**
 * Exactly one address and one line of subject. nodemailer reads lists, groups and line breaks in
 * `to` as further recipients and headers.
 */
const sendable = z.object({
  to: z.email().max(254),
  subject: z.string().regex(/^[^\p{Cc}]{1,200}$/u),
});

export function requireSendable({ to, subject }: Email): void {
  const checked = sendable.safeParse({ to, subject });
  if (checked.success) return;
  const fields = checked.error.issues.map((issue) => issue.path.join('.'));
  throw new Error(`A letter with an unusable ${fields.join(' and ')} was not sent`);
}
