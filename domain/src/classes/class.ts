import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, instant, requiredLine } from '../fields.ts';
import { atMost, messages } from '../messages.ts';
import { person } from '../users/user.ts';
import { classItemsLimit } from './class-limits.ts';
import { classRoles } from './class-role.ts';
import { timeZone, usualTimeZone } from './time-zone.ts';

const shifts = ['MORNING', 'AFTERNOON', 'EVENING', 'FULL_DAY'] as const;
export type Shift = (typeof shifts)[number];

const classItemKinds = ['COURSE', 'TRAIL', 'PRACTICE_EXAM'] as const;

/** An item that a class studies. */
const classItem = z.object({
  kind: z.enum(classItemKinds),
  /** Of the course, trail or practice exam. */
  targetId: id,
  title: z.string(),
  /** Of a course. */
  slug: z.string().nullable(),
  isActive: z.boolean(),
});

/** A class in a listing. */
export const classCard = z.object({
  id,
  title: z.string(),
  /** In words: '2026', '1º semestre'. */
  period: z.string().nullable(),
  shift: z.enum(shifts).nullable(),
  timeZone: z.string(),
  isArchived: z.boolean(),
  /** Of the viewer; null for an administrator who is no member. */
  role: z.enum(classRoles).nullable(),
  membersQtd: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ClassCard = z.output<typeof classCard>;

export const schoolClass = classCard.extend({
  /** Without monitors. */
  teachers: z.array(person.pick({ name: true, profilePicture: true })),
  items: z.array(classItem),
  /** The code, its end and its uses are for teachers and administrators; null for others and without a code. */
  code: z.string().nullable(),
  codeExpiresAt: instant.nullable(),
  codeUsesQtd: z.number().int().nullable(),
  codeUsesLimit: z.number().int().nullable(),
});
export type SchoolClass = z.output<typeof schoolClass>;

/** The code of a class in force. */
export const classCodeInForce = z.object({
  code: z.string(),
  codeExpiresAt: instant,
  codeUsesQtd: z.number().int(),
  codeUsesLimit: z.number().int(),
});
export type ClassCodeInForce = z.output<typeof classCodeInForce>;

/** The code in force as a link and as a QR code, to be projected and printed. */
export const classPoster = z.object({
  code: z.string(),
  link: z.string(),
  /** Squares in a row of the QR code, without the white border that it needs. */
  size: z.number().int(),
  /** The dark squares as an SVG path. */
  path: z.string(),
});
export type ClassPoster = z.output<typeof classPoster>;

/** A text that can be left empty. */
const period = z
  .string({ error: messages.invalid })
  .trim()
  .max(40, { error: atMost(40) })
  .regex(/^\P{Cc}*$/u, { error: messages.oneLine })
  .transform((text) => text || null)
  .nullable();

const shift = choice(shifts).nullable();

const items = z
  .array(z.object({ kind: choice(classItemKinds), targetId: id }), { error: messages.invalid })
  .max(classItemsLimit, { error: `Uma turma estuda até ${classItemsLimit} itens` })
  .refine((list) => new Set(list.map(({ targetId }) => targetId)).size === list.length, {
    error: 'Um item se repete',
  });

/** Body of a create (product.md CL1). */
export const classDraft = z.object({
  title: requiredLine(120),
  period: period.default(null),
  shift: shift.default(null),
  timeZone: timeZone.default(usualTimeZone),
  items: items.default([]),
});
export type ClassDraft = z.output<typeof classDraft>;

/** Any subset of the fields. */
export const classChanges = z
  .object({
    title: classDraft.shape.title,
    period,
    shift,
    timeZone,
    items,
    isArchived: z.boolean({ error: messages.invalid }),
  })
  .partial();
export type ClassChanges = z.output<typeof classChanges>;
