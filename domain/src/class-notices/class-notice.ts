import { z } from 'zod';
import { sentMoment } from '../assignments/moment.ts';
import { id, instant } from '../fields.ts';
import { atMost, messages } from '../messages.ts';

/** Of a class; the database holds them (product.md NOT2). */
export const noticesLimit = 300;
export const noticesOfDayLimit = 10;

const titleLimit = 120;
export const bodyLimit = 2000;
const bodyBytesLimit = 4000;

/** A notice of a class, for its members. */
export const classNotice = z.object({
  id,
  title: z.string().nullable(),
  /** Plain text, with line breaks. */
  body: z.string(),
  /** The name of who wrote it; null without an account. */
  author: z.string().nullable(),
  /** Later than now: it is scheduled, and students do not see it. */
  sendAt: instant,
  createdAt: instant,
  updatedAt: instant,
});
export type ClassNotice = z.output<typeof classNotice>;

/** A recent notice of one of the classes of a person. */
export const recentNotice = classNotice
  .pick({ id: true, title: true, body: true, author: true, sendAt: true })
  .extend({ classId: id, classTitle: z.string(), timeZone: z.string() });
export type RecentNotice = z.output<typeof recentNotice>;

/** Embeddings, overrides and isolates of the direction would turn the words after it around. */
const signs = /^[^\u202A-\u202E\u2066-\u2069]*$/u;

/** A text that can be left empty. */
const title = z
  .string({ error: messages.invalid })
  .trim()
  .max(titleLimit, { error: atMost(titleLimit) })
  .regex(/^\P{Cc}*$/u, { error: messages.oneLine })
  .regex(signs, { error: messages.oneLine })
  .transform((text) => text || null)
  .nullable();

/** Of the text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

const body = z
  .string({ error: messages.required })
  .overwrite((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .min(1, { error: messages.required })
  .max(bodyLimit, { error: atMost(bodyLimit) })
  .refine((text) => bytesOf(text) <= bodyBytesLimit, {
    error: 'O texto tem letras ou emojis demais que ocupam muito espaço. Escreva menos',
  })
  .refine((text) => !/[^\P{Cc}\n\t]/u.test(text) && signs.test(text), {
    error: 'O texto tem sinais invisíveis. Apague-o e digite de novo',
  });

/** A wall clock time of the class, or an instant; null: at once. */
const sendAt = sentMoment.nullable();

export const noticeDraft = z.object({
  title: title.default(null),
  body,
  sendAt: sendAt.default(null),
});
export type NoticeDraft = z.output<typeof noticeDraft>;

/** Any subset of the fields. */
export const noticeChanges = z.object({ title, body, sendAt }).partial();
export type NoticeChanges = z.output<typeof noticeChanges>;
