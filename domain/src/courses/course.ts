import { z } from 'zod';
import { choice } from '../choice.ts';
import {
  address,
  besideMistakes,
  coverAddress,
  id,
  isFilled,
  instant,
  requiredLine,
  requiredText,
  revisionNumber,
  shortDescription,
  slug,
} from '../fields.ts';
import { instructorCard, instructorIds } from '../instructors/instructor.ts';
import { atMost, messages } from '../messages.ts';
import {
  contentProgression,
  courseProgression,
  progressShown,
  sectionProgression,
} from '../progress/progression.ts';
import { isBlankRichText, isModestRichText } from '../rich-text.ts';
import { term } from '../taxonomy/taxonomy.ts';
import { content } from './content.ts';
import { isInFiveMinutes, notInFiveMinutes } from './course-duration.ts';
import { contentsLimit, sectionsLimit } from './course-limits.ts';
import { drawnText, writtenText } from '../rich-text/drawn-text.ts';

export const paymentTypes = ['PAID', 'FREE', 'FREEMIUM'] as const;
export type PaymentType = (typeof paymentTypes)[number];
const paymentType = choice(paymentTypes);

/** Not allowed as slugs: at `/courses/{id}`, which also takes a slug, these words are other operations. */
export const reservedSlugs: readonly string[] = ['categories', 'paginated', 'tutorial'];

export const courseSlug = slug.refine((text) => !reservedSlugs.includes(text), {
  error: messages.slugReserved,
});

const banner = z.object({
  id,
  desktopUrl: z.string(),
  mobileUrl: z.string(),
});

/** A course in a listing. `progress` is the viewer's; null for visitors and before the start. */
export const courseCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  subTitle: z.string().nullable(),
  shortDescription: z.string(),
  estimatedCompletionHours: z.number(),
  paymentType,
  thumbUrl: z.string().nullable(),
  categories: z.array(term),
  levels: z.array(term),
  /** Names, in the order of the page of the course. */
  instructors: z.array(z.string()),
  /** As on the page of the course (product.md C26). */
  learnersAbove: z.number().int().nullable(),
  isActive: z.boolean(),
  contentsQtd: z.number().int(),
  updatedAt: instant,
  createdAt: instant,
  progress: progressShown.nullable(),
});
export type CourseCard = z.output<typeof courseCard>;

export const section = z.object({
  id,
  title: z.string(),
  order: z.number().int(),
  isActive: z.boolean(),
  isFreemium: z.boolean(),
  /** The viewer gets titles and types only (product.md C10). */
  isLocked: z.boolean(),
  contents: z.array(content.extend({ contentProgression: contentProgression.nullable() })),
  sectionProgression: sectionProgression.nullable(),
  revision: revisionNumber,
});
export type Section = z.output<typeof section>;

export const course = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  subTitle: z.string().nullable(),
  storageId: z.string(),
  shortDescription: z.string(),
  description: drawnText,
  estimatedCompletionHours: z.number(),
  paymentType,
  thumbUrl: z.string().nullable(),
  banners: z.array(banner),
  categories: z.array(term),
  levels: z.array(term),
  skills: z.array(term),
  instructors: z.array(instructorCard),
  isActive: z.boolean(),
  isDeleted: z.boolean(),
  isTutorial: z.boolean(),
  /** The course has more learners than this; null for few (product.md C26). */
  learnersAbove: z.number().int().nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** True if the viewer may open every section, not only freemium ones (product.md C9). */
  hasFullAccess: z.boolean(),
  sections: z.array(section),
  courseProgression: courseProgression.nullable(),
  revision: revisionNumber,
});
export type Course = z.output<typeof course>;

/** A content of a section or course that was changed, without its body: the change is not about it, and 200 pages are 2 MB. */
export const changedContent = content
  .omit({
    pageContent: true,
    videoDescription: true,
    instructions: true,
    questions: true,
    extraContents: true,
    readComplements: true,
  })
  .extend({ contentProgression: contentProgression.nullable() });

/** A section as changes of it reply (product.md API14). */
export const changedSection = section.extend({ contents: z.array(changedContent) });
export type ChangedSection = z.output<typeof changedSection>;

/** A course as changes of it reply (product.md API14). */
export const changedCourse = course.extend({ sections: z.array(changedSection) });
export type ChangedCourse = z.output<typeof changedCourse>;

const termIds = (message: string) =>
  z
    .array(
      z.union([id, z.object({ id }).transform((reference) => reference.id)], {
        error: messages.unknownId,
      }),
      { error: message },
    )
    .min(1, { error: message })
    .max(50)
    .transform((ids) => [...new Set(ids)]);

/** A banner gets an id when it is stored, or keeps that with which it is sent back (product.md C7). */
const bannerDraft = z.object({ id: id.optional(), desktopUrl: address, mobileUrl: address });

/** Body of a create (product.md C2). A new course is PAID and inactive (product.md C4). */
export const courseDraft = z.object({
  title: requiredLine(160),
  slug: courseSlug,
  subTitle: z
    .string()
    .trim()
    .max(160, { error: atMost(160) })
    .nullish(),
  storageId: z
    .string()
    .trim()
    .min(1)
    .max(64, { error: atMost(64) })
    .optional(),
  shortDescription,
  description: requiredText(20_000)
    .refine((html) => isModestRichText(html, 20_000), { error: messages.richText })
    .refine((html) => !isBlankRichText(html), { error: messages.required })
    .meta(writtenText),
  estimatedCompletionHours: z
    .number({ error: messages.required })
    .min(0, { error: messages.invalid })
    .max(9999, { error: messages.invalid })
    .refine(isInFiveMinutes, { error: notInFiveMinutes }),
  paymentType: paymentType.default('PAID'),
  thumbUrl: coverAddress.nullish(),
  banners: z.array(bannerDraft).max(10).default([]),
  categories: termIds(messages.categories),
  levels: termIds(messages.levels),
  skills: termIds(messages.skills),
  instructors: instructorIds.default([]),
  isActive: z.boolean().default(false),
  isTutorial: z.boolean().default(false),
});
export type CourseDraft = z.output<typeof courseDraft>;

const termId = requiredText(100).pipe(id);

/** The simpler form (product.md C5): one category and one level; no slug, payment type or skills. */
export const simpleCourseDraft = courseDraft
  .omit({ slug: true, paymentType: true, categories: true, levels: true, skills: true })
  .extend({ category: termId, level: termId });
export type SimpleCourseDraft = z.output<typeof simpleCourseDraft>;

const isSimple = (body: object): boolean =>
  ('category' in body || 'level' in body) && !('categories' in body || 'levels' in body);

/** The fields of the other form: they would be dropped. */
const fieldsOfTheOtherForm = (body: object): [path: string, message: string][] =>
  isSimple(body)
    ? ['slug', 'paymentType', 'skills'].map((path) => [path, messages.notInSimpleForm])
    : ['category', 'level'].map((path) => [path, messages.eitherForm]);

/** Body of a create: either form. Mistakes are reported for the form that the body resembles. */
export const courseCreation = z.preprocess(
  (body, context) => {
    const given = typeof body === 'object' && body !== null ? body : {};
    const form = isSimple(given) ? simpleCourseDraft : courseDraft;
    for (const { path, message } of form.safeParse(body).error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message });
    for (const [field, message] of fieldsOfTheOtherForm(given))
      if (isFilled(given[field as keyof typeof given]))
        context.addIssue({ code: 'custom', path: [field], message });
    return body;
  },
  z.union([courseDraft, simpleCourseDraft]),
);
export type CourseCreation = z.output<typeof courseCreation>;

/** Any subset of the fields, without defaults: an absent field is not changed. */
export const courseChanges = courseDraft
  .extend({
    paymentType,
    banners: z.array(bannerDraft).max(10),
    instructors: instructorIds,
    isActive: z.boolean(),
    isTutorial: z.boolean(),
  })
  .partial();
export type CourseChanges = z.output<typeof courseChanges>;

/** Body of a change: also with the one category and the one level of the simpler form. */
export const courseConfiguration = courseChanges
  .extend({ category: termId.optional(), level: termId.optional() })
  .superRefine(
    (changes, context) => {
      for (const [one, several] of [
        ['category', 'categories'],
        ['level', 'levels'],
      ] as const)
        if (changes[one] && changes[several])
          context.addIssue({ code: 'custom', path: [one], message: messages.eitherForm });
    },
    besideMistakes('category', 'categories', 'level', 'levels'),
  );
export type CourseConfiguration = z.output<typeof courseConfiguration>;

export const sectionDraft = z.object({
  title: requiredLine(160),
  isActive: z.boolean().default(true),
  isFreemium: z.boolean().default(false),
});
export type SectionDraft = z.output<typeof sectionDraft>;

/** Any subset of the fields. */
export const sectionChanges = sectionDraft
  .extend({ isActive: z.boolean(), isFreemium: z.boolean() })
  .partial();
export type SectionChanges = z.output<typeof sectionChanges>;

/** The order of a whole course: its sections, and the contents of each. */
export const courseOrder = z.object({
  courseId: id,
  sections: z.array(z.object({ id, contents: z.array(id).max(contentsLimit) })).max(sectionsLimit),
});
export type CourseOrder = z.output<typeof courseOrder>;

/** The order in a stored revision, reduced to ids. */
export const formerOrder = z.object({
  sections: z.array(
    z.object({ id, contents: z.array(z.object({ id }).transform((named) => named.id)) }),
  ),
});
