import { z } from 'zod';
import { id, requiredText } from '../fields.ts';
import { messages } from '../messages.ts';

/** The largest size in bytes of each type that may be uploaded (product.md F4, F10). */
export const fileLimits = {
  'image/jpeg': 5_000_000,
  'image/png': 5_000_000,
  'image/webp': 5_000_000,
  'image/gif': 5_000_000,
  'image/avif': 5_000_000,
  'application/pdf': 20_000_000,
  'audio/mpeg': 20_000_000,
  'audio/mp4': 20_000_000,
  'audio/ogg': 20_000_000,
  'audio/wav': 20_000_000,
  'text/vtt': 1_000_000,
  // A course file; it is imported and never stored.
  'application/zip': 100_000_000,
} as const;

/** The largest size in bytes of a page of an answer, as a photo or a document (product.md F4). */
export const pageLimit = 20_000_000;
export const pageTypes: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf'];

export type UploadType = keyof typeof fileLimits;
export const uploadTypes = Object.keys(fileLimits) as UploadType[];

export type AudioType = Extract<UploadType, `audio/${string}`>;

/** The ending of the stored name of each type of audio. */
export const audioEndings: Readonly<Record<AudioType, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};
export const isAudioType = (type: string): type is AudioType => Object.hasOwn(audioEndings, type);

export const uploadRequest = z.object({
  fileName: requiredText(200),
  contentType: z.string({ error: messages.required }).max(100),
  /** Bytes. */
  size: z.number({ error: messages.required }).int().min(1, { error: 'O arquivo está vazio' }),
  /** The question that the learner answers with this file: the file may then be a PDF. */
  questionId: id.optional(),
});

/** PUT the bytes to `uploadUrl`, then finish. */
export const uploadTicket = z.object({ id, uploadUrl: z.string(), expiresInSeconds: z.number() });

/** Entities store `url`; image-sources.ts derives the smaller widths of an image from it. */
export const storedFile = z.object({
  id,
  url: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The captions that were not kept, in Portuguese (product.md F9). */
  notice: z.string().nullable(),
});
export type StoredFile = z.output<typeof storedFile>;
