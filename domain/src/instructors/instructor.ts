import { z } from 'zod';
import { id, instant, requiredText, revisionNumber, slug } from '../fields.ts';
import { messages } from '../messages.ts';
import { nameOf } from '../users/person-name.ts';
import { termUsage } from '../taxonomy/term-usage.ts';

/** An instructor as courses, trails and lives show them. */
export const instructorCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  biography: z.string(),
});
export type InstructorCard = z.output<typeof instructorCard>;

export const instructor = instructorCard.extend({
  /** https addresses in order. */
  links: z.array(z.string()),
  createdAt: instant,
  updatedAt: instant,
  revision: revisionNumber,
});
export type Instructor = z.output<typeof instructor>;

/** The courses, trails and lives of an instructor. */
const instructorUsage = termUsage.pick({
  coursesQtd: true,
  trailsQtd: true,
  livesQtd: true,
  deletedQtd: true,
});
export type InstructorUsage = z.output<typeof instructorUsage>;

export const usedInstructor = instructor.extend({
  usage: instructorUsage,
  /** The user who teaches their courses (product.md CL9). */
  user: z.object({ id, name: z.string() }).nullable(),
});
export type UsedInstructor = z.output<typeof usedInstructor>;

const link = z
  .string({ error: messages.required })
  .trim()
  .min(1, { error: messages.required })
  .max(300, { error: messages.httpsAddress })
  .refine(isPublicHttps, { error: messages.httpsAddress });

/** An absolute https address with a dotted host and without credentials. */
function isPublicHttps(text: string): boolean {
  if (!URL.canParse(text) || /[\s\p{Cc}]/u.test(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && !/^[^/]*\/\/[^/?#]*@/.test(text);
}

/** Body of a create (product.md K4). */
export const instructorDraft = z.object({
  name: nameOf(80),
  slug,
  photoUrl: z
    .string({ error: messages.photo })
    .trim()
    .max(2000, { error: messages.photo })
    .regex(/^\/files\/[\w./-]+(\?access=[\w.-]+)?$/i, { error: messages.photo })
    .nullable()
    .default(null),
  biography: requiredText(600),
  links: z
    .array(link, { error: messages.invalid })
    .max(4, { error: 'Máximo de 4 links' })
    .refine((links) => new Set(links).size === links.length, { error: 'Este link se repete' })
    .default([]),
});
export type InstructorDraft = z.output<typeof instructorDraft>;

/** Any subset of the fields, without defaults: an absent field is not changed. */
export const instructorChanges = instructorDraft
  .extend({
    photoUrl: instructorDraft.shape.photoUrl.unwrap(),
    links: instructorDraft.shape.links.unwrap(),
  })
  .partial();
export type InstructorChanges = z.output<typeof instructorChanges>;

/** The instructors of a course, trail or live in order, by their ids. */
export const instructorIds = z
  .array(
    z.union([id, z.object({ id }).transform((reference) => reference.id)], {
      error: messages.unknownId,
    }),
    { error: messages.invalid },
  )
  .max(20, { error: 'Máximo de 20 pessoas' })
  .transform((ids) => [...new Set(ids)]);
