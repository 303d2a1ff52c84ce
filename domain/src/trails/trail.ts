import { z } from 'zod';
import { certificate } from '../certificates/certificate.ts';
import { address, id, instant, requiredText, revisionNumber, shortDescription } from '../fields.ts';
import { atMost, messages } from '../messages.ts';
import { progressShown } from '../progress/progression.ts';
import { isBlankRichText } from '../rich-text.ts';
import { term } from '../taxonomy/taxonomy.ts';

export const trailContentKinds = ['course', 'live', 'practice-exam'] as const;
export type TrailContentKind = (typeof trailContentKinds)[number];

/** A step of a trail: something to study, and the steps that come before it ('depois de'). */
export const trailContent = z.object({
  id,
  kind: z.enum(trailContentKinds),
  /** The course, the live or the practice exam. */
  targetId: id,
  /** Of a course, its slug. */
  slug: z.string().nullable(),
  title: z.string(),
  shortDescription: z.string(),
  thumbUrl: z.string().nullable(),
  order: z.number().int(),
  /** Ids of steps of the same trail. */
  after: z.array(id),
  /** What the step leads to can be opened; a withdrawn one does not count. */
  isActive: z.boolean(),
});
export type TrailContent = z.output<typeof trailContent>;

const banner = z.object({ id, desktopUrl: z.string(), mobileUrl: z.string() });

/** `progress` is the viewer's own, null when they have not started (or are not known). */
export const trailCard = z.object({
  id,
  title: z.string(),
  shortDescription: z.string(),
  category: term,
  level: term,
  estimatedCompletionHours: z.number(),
  thumbUrl: z.string().nullable(),
  isActive: z.boolean(),
  contentsQtd: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  progress: progressShown.nullable(),
});
export type TrailCard = z.output<typeof trailCard>;

export const trail = trailCard.extend({
  description: z.string(),
  banners: z.array(banner),
  storageId: z.string(),
  contents: z.array(trailContent),
  revision: revisionNumber,
});
export type Trail = z.output<typeof trail>;

const termId = z.union([id, z.object({ id }).transform((reference) => reference.id)], {
  error: messages.required,
});

const bannerDraft = z.object({ desktopUrl: address, mobileUrl: address });

/** What an admin fills in; a new trail is a draft until it is published. */
export const trailDraft = z.object({
  title: requiredText(160),
  shortDescription,
  description: requiredText(20_000).refine((html) => !isBlankRichText(html), {
    error: messages.required,
  }),
  category: termId,
  level: termId,
  estimatedCompletionHours: z
    .number({ error: messages.required })
    .min(0, { error: messages.invalid })
    .max(9999, { error: messages.invalid })
    .multipleOf(0.5, { error: 'Use horas inteiras ou meias horas' }),
  thumbUrl: address.nullish(),
  banners: z.array(bannerDraft).max(10).default([]),
  isActive: z.boolean({ error: messages.invalid }).default(false),
  storageId: z
    .string()
    .trim()
    .min(1)
    .max(64, { error: atMost(64) })
    .optional(),
});
export type TrailDraft = z.output<typeof trailDraft>;

/** Any subset of the fields; a default must not fill in what was not sent. */
export const trailChanges = trailDraft
  .extend({ banners: z.array(bannerDraft).max(10), isActive: z.boolean() })
  .partial();
export type TrailChanges = z.output<typeof trailChanges>;

export const trailContentDraft = z.object({
  kind: z.enum(trailContentKinds, { error: messages.required }),
  targetId: id,
  after: z.array(id).max(100).default([]),
});
export type TrailContentDraft = z.output<typeof trailContentDraft>;

/** The whole of a trail's steps: their order, and what comes before each. */
export const trailOrder = z.object({
  trailId: id,
  contents: z.array(z.object({ id, after: z.array(id).max(100) })).max(200),
});
export type TrailOrder = z.output<typeof trailOrder>;

/** What the steps of a trail were. */
export const formerSteps = z.object({
  contents: z.array(z.object({ id, targetId: id, after: z.array(id) })),
});
export type FormerSteps = z.output<typeof formerSteps>;

/** Where a learner is in a step. */
export const stepProgression = z.object({
  trailContentId: id,
  isCompleted: z.boolean(),
  percentage: z.number(),
  /** Steps that must come before and are not completed. */
  waitsFor: z.array(id),
});

export const trailProgression = z.object({
  trailId: id,
  userId: id,
  isCompleted: z.boolean(),
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
  contentsQtd: z.number().int(),
  completedContentsQtd: z.number().int(),
  percentage: z.number(),
  contents: z.array(stepProgression),
  certificate: certificate.nullable(),
});
export type TrailProgression = z.output<typeof trailProgression>;
