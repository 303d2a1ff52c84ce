import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, instant, percentage } from '../fields.ts';
import { person } from '../users/user.ts';
import { classRoles } from './class-role.ts';

/** A person in a class, for its teachers and administrators (product.md CL6). */
const classMember = z.object({
  userId: id,
  name: z.string(),
  profilePicture: z.string().nullable(),
  role: z.enum(classRoles),
  joinedAt: instant,
});

export const listedMember = classMember.extend({
  /** Completed contents of the courses of the class; null without contents. */
  percentage: percentage.nullable(),
  /** In a course or an exam of the class; null before. */
  lastStudiedAt: instant.nullable(),
  /** Submitted attempts at exams of the class. */
  attemptsQtd: z.number().int(),
});
export type ListedMember = z.output<typeof listedMember>;

/** A person who was added to a class. */
export const addedMember = classMember.pick({ userId: true, role: true, joinedAt: true });
export type AddedMember = z.output<typeof addedMember>;

export const memberDraft = z.object({ userId: id, role: choice(classRoles) });
export type MemberDraft = z.output<typeof memberDraft>;

/** Another member of a class for its students (product.md CL7). */
export const classmate = person.pick({ name: true }).extend({ role: z.enum(classRoles) });
export type Classmate = z.output<typeof classmate>;

const memberAttempt = z.object({
  id,
  examId: id,
  examKind: z.enum(['CONTENT', 'PRACTICE_EXAM']),
  title: z.string(),
  /** Null: the exam is a practice exam. */
  courseTitle: z.string().nullable(),
  number: z.number().int(),
  startedAt: instant,
  /** Null: under way. */
  submittedAt: instant.nullable(),
  correctAverage: percentage.nullable(),
  isApproved: z.boolean().nullable(),
  /** Answers that people have still to correct. */
  awaitingQtd: z.number().int(),
});

const memberCourse = z.object({
  courseId: id,
  title: z.string(),
  contentsQtd: z.number().int(),
  completedContentsQtd: z.number().int(),
  percentage,
  /** Null: not begun. */
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
  lastStudiedAt: instant.nullable(),
});
export type MemberCourse = z.output<typeof memberCourse>;

/** The studies of a member in what the class studies. */
export const memberStudies = classMember.extend({
  /** Also those of the trails of the class. */
  courses: z.array(memberCourse),
  trails: z.array(
    z.object({
      trailId: id,
      title: z.string(),
      startedAt: instant.nullable(),
      completedAt: instant.nullable(),
    }),
  ),
  /** The latest 100. */
  attempts: z.array(memberAttempt),
});
export type MemberStudies = z.output<typeof memberStudies>;
