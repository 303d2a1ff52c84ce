import { z } from 'zod';
import { classCard } from '../classes/class.ts';
import { id, instant } from '../fields.ts';
import { assignment, statusCounts } from './assignment.ts';

/** Days before and after now in which a due moment belongs to the day of a teacher. */
export const nearDays = 7;

/** More assignments are not told, the nearest due moments first. */
export const mostNearAssignments = 20;

/** A class of a teacher, with what happens in it today. */
const taughtClass = classCard.pick({ id: true, title: true, shift: true, timeZone: true }).extend({
  studentsQtd: z.number().int(),
  /** The roll call of the present day of its zone has a mark. */
  hasRoll: z.boolean(),
  /** Of the trails that the class studies, on the present day of its zone. */
  lives: z.array(z.object({ id, title: z.string(), startsAt: instant })),
  /** Essays that wait for a correction by the viewer; more than 1,000 in all classes are not counted. */
  essaysQtd: z.number().int(),
  oldestEssayAt: instant.nullable(),
});

/** An assignment that is or was due in these days, with the numbers of students by their state. */
const nearAssignment = assignment
  .pick({ id: true, title: true, courseTitle: true, late: true })
  .extend({ classId: id, dueAt: instant, counts: statusCounts });
export type NearAssignment = z.output<typeof nearAssignment>;

/** The day of a user who teaches classes (product.md CL13). It names no student. */
export const teachingDay = z.object({
  classes: z.array(taughtClass),
  /** By their due moments, the first one first. */
  assignments: z.array(nearAssignment),
});
export type TeachingDay = z.output<typeof teachingDay>;
