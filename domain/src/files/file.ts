import { z } from 'zod';
import { id, requiredText } from '../fields.ts';
import { messages } from '../messages.ts';

/** The largest size in bytes of each type that may be uploaded (product.md F4). */
export const fileLimits = {
  'image/jpeg': 5_000_000,
  'image/png': 5_000_000,
  'image/webp': 5_000_000,
  'image/gif': 5_000_000,
  'image/avif': 5_000_000,
  'application/pdf': 20_000_000,
  'text/vtt': 1_000_000,
  // A whole course: it waits for who reads it, and is never kept as it is.
  'application/zip': 100_000_000,
} as const;
export type UploadType = keyof typeof fileLimits;
export const uploadTypes = Object.keys(fileLimits) as UploadType[];

export const uploadRequest = z.object({
  fileName: requiredText(200),
  contentType: z.string({ error: messages.required }).max(100),
  /** Bytes. */
  size: z.number({ error: messages.required }).int().min(1, { error: 'O arquivo está vazio' }),
});

/** PUT the bytes to `uploadUrl`, then finish. */
export const uploadTicket = z.object({ id, uploadUrl: z.string(), expiresInSeconds: z.number() });

/** `url` is what entities store; image-sources.ts derives an image's smaller siblings from it. */
export const storedFile = z.object({
  id,
  url: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type StoredFile = z.output<typeof storedFile>;
