import { z } from 'zod';
import { choice } from '../choice.ts';
import { besideMistakes, id, instant } from '../fields.ts';
import { examIds, examOfIds, fieldOfExam, sentExamFields, sentExamIds } from '../exams/exam-ids.ts';
import { messages } from '../messages.ts';
import { workStatuses } from './due-moment.ts';
import { sentMoment } from './moment.ts';

/** Of a class; the database holds it (product.md DUE1). */
export const assignmentsLimit = 300;

const lateRules = ['ACCEPT', 'CLOSE'] as const;

/** The marks of essays appear one by one, or together by a publication (product.md DUE10). */
const resultsRules = ['EACH', 'TOGETHER'] as const;

/** The content or the practice exam of an assignment. */
const work = z.object({
  ...examIds,
  title: z.string(),
  /** Of a content. */
  courseTitle: z.string().nullable(),
  courseSlug: z.string().nullable(),
});

/** An assignment of a class, for its members. */
export const assignment = work.extend({
  id,
  opensAt: instant.nullable(),
  dueAt: instant.nullable(),
  late: z.enum(lateRules),
  results: z.enum(resultsRules),
  /** The publication of the marks of essays; null: none yet. */
  publishedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Assignment = z.output<typeof assignment>;

/** The work of a student that one or several of their classes gave (product.md DUE3). */
export const ownAssignment = work.extend({
  classes: z.array(z.object({ id, title: z.string() })),
  /** Of the class with the latest due moment, in which it is a wall clock time. */
  timeZone: z.string(),
  opensAt: instant.nullable(),
  dueAt: instant.nullable(),
  late: z.enum(lateRules),
  status: z.enum(workStatuses),
  begunAt: instant.nullable(),
  handedInAt: instant.nullable(),
});
export type OwnAssignment = z.output<typeof ownAssignment>;

/** A student of a class with the state of an assignment, for its teachers. */
export const assignedStudent = z.object({
  userId: id,
  name: z.string(),
  profilePicture: z.string().nullable(),
  status: z.enum(workStatuses),
  begunAt: instant.nullable(),
  handedInAt: instant.nullable(),
  extendedTo: instant.nullable(),
});
export type AssignedStudent = z.output<typeof assignedStudent>;

/** The numbers of students by their state. */
export const statusCounts = z.object({
  NOT_YET: z.number().int(),
  BEGUN: z.number().int(),
  HANDED_IN: z.number().int(),
  HANDED_IN_LATE: z.number().int(),
  MISSED: z.number().int(),
});
export type StatusCounts = z.output<typeof statusCounts>;

/** The essays of present students at the exam of an assignment. */
export const essayCounts = z.object({
  handedInQtd: z.number().int(),
  /** With a mark, also one that is not published yet. */
  correctedQtd: z.number().int(),
});
export type EssayCounts = z.output<typeof essayCounts>;

const moment = sentMoment.nullable();
const late = choice(lateRules);
const results = choice(resultsRules);

export const assignmentDraft = z
  .object({
    ...sentExamIds,
    opensAt: moment.default(null),
    dueAt: moment.default(null),
    late: late.default('ACCEPT'),
    results: results.default('EACH'),
  })
  .check(
    z.refine((sent) => examOfIds(sent) !== null, {
      path: [fieldOfExam.PRACTICE_EXAM],
      error: 'Escolha um conteúdo ou um simulado',
      ...besideMistakes(...sentExamFields),
    }),
  );
export type AssignmentDraft = z.output<typeof assignmentDraft>;

/** Any subset of the fields. */
export const assignmentChanges = z
  .object({ opensAt: moment, dueAt: moment, late, results })
  .partial();
export type AssignmentChanges = z.output<typeof assignmentChanges>;

export const extensionDraft = z.object({
  /** Null takes the extension back. */
  extendedTo: moment,
});

/** Mistake of a due moment that does not come after the opening. */
export const dueMistake = (opensAt: Date | null, dueAt: Date | null): string | null =>
  opensAt && dueAt && dueAt <= opensAt ? messages.closing : null;
