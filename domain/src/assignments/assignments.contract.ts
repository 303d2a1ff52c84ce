import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, instant, pageNumbers, pageOf } from '../fields.ts';
import { fieldOfExam } from '../exams/exam-ids.ts';
import { corrector, operation, signedIn, teacher } from '../operation.ts';
import {
  assignedStudent,
  assignment,
  assignmentChanges,
  assignmentDraft,
  essayCounts,
  extensionDraft,
  ownAssignment,
  statusCounts,
} from './assignment.ts';
import { workStatuses } from './due-moment.ts';
import { reminder } from './reminder.ts';
import { teachingDay } from './teaching-day.ts';

const ofClass = z.object({ id });
const byId = z.object({ id, assignmentId: id });

const setElsewhere = {
  id: null,
  title: null,
  courseTitle: null,
  courseSlug: null,
  publishedAt: null,
  createdAt: null,
  updatedAt: null,
} as const;

/** The exam of an assignment stays. */
const examNotChanged = { [fieldOfExam.CONTENT]: null, [fieldOfExam.PRACTICE_EXAM]: null } as const;

export const pageAssignments = operation({
  route: 'GET /classes/{id}/assignments',
  summary:
    'The assignments of a class for its members and administrators; the latest due moment first',
  audience: signedIn,
  params: ofClass,
  query: z.object(pageNumbers),
  reply: pageOf(assignment),
  refusals: ['not_found'],
});

export const readAssignment = operation({
  route: 'GET /classes/{id}/assignments/{assignmentId}',
  summary: 'An assignment of a class, for its members and administrators',
  audience: signedIn,
  params: byId,
  reply: assignment,
  refusals: ['not_found'],
});

export const createAssignment = operation({
  route: 'POST /classes/{id}/assignments',
  summary: 'Give a class a content or a practice exam',
  audience: teacher('class', { leads: true }),
  params: ofClass,
  body: assignmentDraft,
  setElsewhere,
  reply: assignment,
  status: 201,
  refusals: ['class_archived', 'conflict', 'limit_reached'],
});

export const changeAssignment = operation({
  route: 'PATCH /classes/{id}/assignments/{assignmentId}',
  summary: 'Change opening, due moment, what happens late, or when marks of essays appear',
  audience: teacher('class', { leads: true }),
  params: byId,
  body: assignmentChanges,
  setElsewhere: { ...setElsewhere, ...examNotChanged },
  reply: assignment,
});

export const deleteAssignment = operation({
  route: 'DELETE /classes/{id}/assignments/{assignmentId}',
  summary: 'Take an assignment back; attempts and progress stay',
  audience: teacher('class', { leads: true }),
  params: byId,
});

export const pageAssignedStudents = operation({
  route: 'GET /classes/{id}/assignments/{assignmentId}/students',
  summary:
    'The students of a class with the state of an assignment, by name, with the numbers of each state and of essays, and the last reminder',
  audience: teacher('class'),
  shows: 'CLASS',
  showsWhom: 'items.*.userId',
  showsIn: 'params.id',
  params: byId,
  query: z.object({ ...pageNumbers, status: choice(workStatuses).optional() }),
  reply: pageOf(assignedStudent).extend({
    counts: statusCounts,
    essays: essayCounts,
    lastReminder: reminder.nullable(),
  }),
});

export const remindStudents = operation({
  route: 'POST /classes/{id}/assignments/{assignmentId}/reminders',
  summary: 'Remind the students who have not handed in, by e-mail, once a day at most',
  audience: teacher('class', { leads: true }),
  params: byId,
  reply: reminder,
  refusals: ['class_archived', 'conflict'],
});

export const publishResults = operation({
  route: 'PUT /classes/{id}/assignments/{assignmentId}/publication',
  summary: 'Publish the marks of the essays of a class, all together; a repetition changes nothing',
  audience: teacher('class', { leads: true }),
  params: byId,
  reply: assignment,
  refusals: ['conflict'],
});

export const extendAssignment = operation({
  route: 'PUT /classes/{id}/assignments/{assignmentId}/extensions/{userId}',
  summary: 'Extend an assignment for a student, or take the extension back',
  audience: teacher('class', { leads: true }),
  params: byId.extend({ userId: id }),
  body: extensionDraft,
  reply: z.object({ userId: id, extendedTo: instant.nullable() }),
});

export const pageOwnAssignments = operation({
  route: 'GET /assignments/own',
  summary:
    'What the classes of the caller gave them: to do, what is due first; or done and missed, the latest first',
  audience: signedIn,
  query: z.object({ ...pageNumbers, state: choice(['TO_DO', 'OVER']).default('TO_DO') }),
  reply: pageOf(ownAssignment),
});

export const readTeachingDay = operation({
  route: 'GET /classes/today',
  summary:
    'The classes that the caller teaches, with lives of today, essays that wait, and what is or was due in these days',
  audience: corrector,
  reply: teachingDay,
});
