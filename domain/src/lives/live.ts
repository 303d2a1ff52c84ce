import { z } from 'zod';
import {
  address,
  besideMistakes,
  coverAddress,
  id,
  instant,
  requiredLine,
  revisionNumber,
  sentInstant,
  shortDescription,
} from '../fields.ts';
import { instructorCard, instructorIds } from '../instructors/instructor.ts';
import { atMost, messages } from '../messages.ts';
import { term } from '../taxonomy/taxonomy.ts';

/** A live in a listing, without its address, which signed-in users get only (product.md L4). */
export const liveCard = z.object({
  id,
  title: z.string(),
  shortDescription: z.string(),
  thumbUrl: z.string().nullable(),
  categories: z.array(term),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  hasRecording: z.boolean(),
  isActive: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** Settings of the viewer; null for visitors. */
  viewer: z.object({ wantsReminder: z.boolean(), hasAttended: z.boolean() }).nullable(),
});
export type LiveCard = z.output<typeof liveCard>;

export const live = liveCard.extend({
  /** Null before it is told: product.md L4. */
  liveUrl: z.string().nullable(),
  recordingUrl: z.string().nullable(),
  instructors: z.array(instructorCard),
  storageId: z.string(),
  revision: revisionNumber,
});
export type Live = z.output<typeof live>;

const termIds = z
  .array(
    z.union([id, z.object({ id }).transform((reference) => reference.id)], {
      error: messages.unknownId,
    }),
    { error: messages.categories },
  )
  .min(1, { error: messages.categories })
  .max(50)
  .transform((ids) => [...new Set(ids)]);

const moment = sentInstant.nullable();

const fields = {
  title: requiredLine(160),
  liveUrl: address,
  shortDescription,
  thumbUrl: coverAddress.nullish(),
  categories: termIds,
  instructors: instructorIds,
  startsAt: moment,
  endsAt: moment,
  recordingUrl: address.nullish(),
  isActive: z.boolean({ error: messages.invalid }),
  storageId: z
    .string()
    .trim()
    .min(1)
    .max(64, { error: atMost(64) })
    .optional(),
};

/** The message about invalid times, or null: an end needs a start, and comes after it. */
export function scheduleMistake(times: {
  startsAt: string | null;
  endsAt: string | null;
}): string | null {
  if (times.endsAt === null) return null;
  if (times.startsAt === null) return 'Diga também quando começa';
  return Date.parse(times.endsAt) > Date.parse(times.startsAt) ? null : endBeforeStart;
}

export const endBeforeStart = 'O fim vem depois do começo';

/** Body of a create (product.md L1). A new live is inactive (product.md L2). */
export const liveDraft = z
  .object({
    ...fields,
    startsAt: moment.default(null),
    endsAt: moment.default(null),
    instructors: instructorIds.default([]),
    isActive: fields.isActive.default(false),
  })
  .superRefine(
    (draft, context) => {
      const message = scheduleMistake(draft);
      if (message) context.addIssue({ code: 'custom', path: ['endsAt'], message });
    },
    besideMistakes('startsAt', 'endsAt'),
  );
export type LiveDraft = z.output<typeof liveDraft>;

/** Any subset of the fields; the API validates the resulting times. */
export const liveChanges = z.object(fields).partial();
export type LiveChanges = z.output<typeof liveChanges>;
