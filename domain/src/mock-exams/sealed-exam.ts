import { z } from 'zod';
import { instant } from '../fields.ts';
import { question } from '../questions/question.ts';

const bytesQtd = z.number().int();

/** A sealed exam for the people who prepare the day (product.md MOCK24). */
export const preparedSeal = z.object({
  day: z.number().int(),
  /** Twelve letters that open it without a network. */
  openingCode: z.string(),
  bytes: bytesQtd,
  sealedAt: instant,
  /** From then on the server gives the key. */
  startedAt: instant.nullable(),
});
export type PreparedSeal = z.output<typeof preparedSeal>;

/** A sealed exam for the readers of the event (product.md MOCK41). */
export const listedSeal = preparedSeal.extend({
  /** Null: the reader gets it later. */
  openingCode: preparedSeal.shape.openingCode.nullable(),
  /** The moment from which the reader gets it; null for administrators, and if it is not known yet. */
  codeFrom: instant.nullable(),
});
export type ListedSeal = z.output<typeof listedSeal>;

/** A sealed exam for a device: how its content is opened. Bytes are written in base 64. */
export const sealedExam = z.object({
  day: z.number().int(),
  /** The authenticated data of both encryptions: a content of another exam does not open. */
  name: z.string(),
  /** Of the derivation of a key from the opening code: PBKDF2 with SHA-256. */
  salt: z.string(),
  rounds: z.number().int(),
  /** The key of the content, encrypted by the key of the opening code: nonce (12 bytes), then AES-GCM. */
  wrappedKey: z.string(),
  /** Of the viewer: signs the answers that are handed in. */
  signingKey: z.string(),
  /** Of the viewer, in percent of the time limit. */
  extraTimePercent: z.number().int(),
  /** The address of the encrypted content, valid for some hours. */
  contentUrl: z.string(),
  bytes: bytesQtd,
  startedAt: instant.nullable(),
  /** Once the day has started. */
  contentKey: z.string().nullable(),
});
export type SealedExam = z.output<typeof sealedExam>;

/** The content of a sealed exam: JSON, compressed by gzip and encrypted like the key. */
export const sealedContent = z.object({
  title: z.string(),
  day: z.number().int(),
  timeLimitMinutes: z.number().int().nullable(),
  /** Number of the first question: the days count on. */
  firstQuestion: z.number().int(),
  questions: z.array(question),
  /** The images and recordings of the questions, by their addresses in them, as data URLs. */
  media: z.record(z.string(), z.string()),
});
export type SealedContent = z.output<typeof sealedContent>;

/** Bytes of the images and recordings of one sealed exam (product.md MOCK25). */
export const mostSealedMedia = 12_000_000;
