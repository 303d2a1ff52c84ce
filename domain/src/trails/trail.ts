import { z } from 'zod';
import { choice } from '../choice.ts';
import { certificate } from '../certificates/certificate.ts';
import {
  address,
  coverAddress,
  id,
  instant,
  requiredLine,
  requiredText,
  revisionNumber,
  shortDescription,
} from '../fields.ts';
import { labelsOf, shownFields } from '../history/shown-fields.ts';
import { instructorsLabel } from '../instructors/instructor-labels.ts';
import { instructorCard, instructorIds } from '../instructors/instructor.ts';
import { atMost, messages } from '../messages.ts';
import { paymentTypes } from '../courses/course.ts';
import { isInFiveMinutes, notInFiveMinutes } from '../courses/course-duration.ts';
import { progressShown } from '../progress/progression.ts';
import { isBlankRichText, isModestRichText } from '../rich-text.ts';
import { term } from '../taxonomy/taxonomy.ts';
import { drawnText, writtenText } from '../rich-text/drawn-text.ts';

const trailContentKinds = ['course', 'live', 'practice-exam'] as const;
export type TrailContentKind = (typeof trailContentKinds)[number];

/** An item of a trail: a course, live or practice exam. */
export const trailContent = z.object({
  id,
  kind: z.enum(trailContentKinds),
  /** Id of the course, live or practice exam. */
  targetId: id,
  /** Slug of a course, else null. */
  slug: z.string().nullable(),
  title: z.string(),
  shortDescription: z.string(),
  thumbUrl: z.string().nullable(),
  order: z.number().int(),
  /** Prerequisites: ids of items of the same trail. */
  after: z.array(id),
  /** True if the target is active; other items don't count. */
  isActive: z.boolean(),
  /** Access to the target; a live is `FREE`. */
  paymentType: z.enum(paymentTypes),
});
export type TrailContent = z.output<typeof trailContent>;

const banner = z.object({ id, desktopUrl: z.string(), mobileUrl: z.string() });

/** `progress` is the viewer's; null for visitors and before the start. */
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
  /** From its items: `FREE` if a user without a subscription may open all of them, `PAID` if none, else `FREEMIUM`. */
  paymentType: z.enum(paymentTypes),
  createdAt: instant,
  updatedAt: instant,
  progress: progressShown.nullable(),
});
export type TrailCard = z.output<typeof trailCard>;

export const trail = trailCard.extend({
  description: drawnText,
  banners: z.array(banner),
  instructors: z.array(instructorCard),
  storageId: z.string(),
  contents: z.array(trailContent),
  revision: revisionNumber,
});
export type Trail = z.output<typeof trail>;

/** A trail as visitors see it. */
export const trailPreview = trail.omit({ storageId: true, progress: true, revision: true });
export type TrailPreview = z.output<typeof trailPreview>;

const termId = z.union([id, z.object({ id }).transform((reference) => reference.id)], {
  error: messages.required,
});

/** A banner gets an id when it is stored, or keeps that with which it is sent back. */
const bannerDraft = z.object({ id: id.optional(), desktopUrl: address, mobileUrl: address });

/** The settings of a trail in the order of the form: schema, label, format. */
export const trailSettings = {
  title: requiredLine(160).register(shownFields, { label: 'Título', format: 'text' }),
  // A copy, because other forms have the same field.
  shortDescription: shortDescription
    .clone()
    .register(shownFields, { label: 'Descrição curta', format: 'text' }),
  description: requiredText(20_000)
    .refine((html) => isModestRichText(html, 20_000), { error: messages.richText })
    .refine((html) => !isBlankRichText(html), { error: messages.required })
    .meta(writtenText)
    .register(shownFields, { label: 'Descrição', format: 'richText' }),
  estimatedCompletionHours: z
    .number({ error: messages.required })
    .min(0, { error: messages.invalid })
    .max(9999, { error: messages.invalid })
    .refine(isInFiveMinutes, { error: notInFiveMinutes })
    .register(shownFields, { label: 'Horas para concluir', format: 'hours' }),
  category: termId.clone().register(shownFields, { label: 'Categoria', format: 'termOrTitle' }),
  level: termId.clone().register(shownFields, { label: 'Nível', format: 'termOrTitle' }),
  instructors: instructorIds
    .default([])
    .register(shownFields, { label: instructorsLabel, format: 'inOrder' }),
  thumbUrl: coverAddress.nullish().register(shownFields, { label: 'Capa', format: 'cover' }),
  banners: z
    .array(bannerDraft)
    .max(10)
    .default([])
    .register(shownFields, { label: 'Banners', format: 'banners' }),
  isActive: z
    .boolean({ error: messages.invalid })
    .default(false)
    .register(shownFields, { label: 'Ativa', format: 'yesOrNo' }),
};

export const trailLabels = labelsOf(trailSettings);

const { estimatedCompletionHours, thumbUrl, banners, isActive, ...presented } = trailSettings;

/** Body of a create; a new trail is inactive. The specification lists the hours after the instructors. */
export const trailDraft = z.object({
  ...presented,
  estimatedCompletionHours,
  thumbUrl,
  banners,
  isActive,
  storageId: z
    .string()
    .trim()
    .min(1)
    .max(64, { error: atMost(64) })
    .optional(),
});
export type TrailDraft = z.output<typeof trailDraft>;

/** Any subset of the fields, without defaults: an absent field is not changed. */
export const trailChanges = trailDraft
  .extend({
    banners: z.array(bannerDraft).max(10),
    instructors: instructorIds,
    isActive: z.boolean(),
  })
  .partial();
export type TrailChanges = z.output<typeof trailChanges>;

export const trailContentDraft = z.object({
  kind: choice(trailContentKinds),
  targetId: id,
  after: z.array(id).max(100).default([]),
});
export type TrailContentDraft = z.output<typeof trailContentDraft>;

/** All items of a trail in their order, each with its prerequisites. */
export const trailOrder = z.object({
  trailId: id,
  contents: z.array(z.object({ id, after: z.array(id).max(100) })).max(200),
});
export type TrailOrder = z.output<typeof trailOrder>;

/** The items in a stored revision. */
export const formerTrailOrder = z.object({
  contents: z.array(z.object({ id, targetId: id, after: z.array(id) })),
});
export type FormerTrailOrder = z.output<typeof formerTrailOrder>;

/** Progress of a learner in an item. */
const trailItemProgression = z.object({
  trailContentId: id,
  isCompleted: z.boolean(),
  percentage: z.number(),
  /** Prerequisites that are not completed. */
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
  contents: z.array(trailItemProgression),
  certificate: certificate.nullable(),
});
export type TrailProgression = z.output<typeof trailProgression>;
