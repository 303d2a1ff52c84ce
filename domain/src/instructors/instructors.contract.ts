import { z } from 'zod';
import { courseCard } from '../courses/course.ts';
import { id, truthFlag } from '../fields.ts';
import { liveCard } from '../lives/live.ts';
import { admin, everyone, operation } from '../operation.ts';
import { trailCard } from '../trails/trail.ts';
import { instructor, instructorChanges, instructorDraft, usedInstructor } from './instructor.ts';

const byId = z.object({ id });

export const listInstructors = operation({
  route: 'GET /instructors',
  summary: 'All instructors with their usage, by name',
  audience: admin,
  reply: z.array(usedInstructor),
});

export const readInstructor = operation({
  route: 'GET /instructors/{id}',
  summary: 'An instructor by id or slug, with their published courses, trails and lives',
  audience: everyone,
  sharedByVisitors: true,
  versioned: true,
  params: z.object({ id: z.string().trim().min(1).max(100) }),
  reply: instructor.extend({
    courses: z.array(courseCard),
    trails: z.array(trailCard),
    lives: z.array(liveCard),
  }),
  refusals: ['not_found'],
});

export const createInstructor = operation({
  route: 'POST /instructors',
  summary: 'Create an instructor',
  audience: admin,
  records: { kind: 'INSTRUCTOR', what: 'CREATED', id: 'reply.id' },
  body: instructorDraft,
  setElsewhere: { id: null },
  reply: instructor,
  status: 201,
  refusals: ['slug_taken'],
});

export const changeInstructor = operation({
  route: 'PATCH /instructors/{id}',
  summary: 'Change an instructor',
  audience: admin,
  records: { kind: 'INSTRUCTOR', id: 'params.id' },
  params: byId,
  body: instructorChanges,
  setElsewhere: {
    id: null,
    courses: 'PATCH /courses/{id}/config',
    trails: 'PATCH /trails/{id}/config',
    lives: 'PATCH /lives/{id}',
  },
  versioned: true,
  reply: instructor,
  refusals: ['not_found', 'slug_taken'],
});

export const linkInstructor = operation({
  route: 'PATCH /instructors/{id}/user',
  summary: 'Link an instructor with the user who teaches their courses; null ends the link',
  audience: admin,
  params: byId,
  body: z.object({ userId: id.nullable() }),
  refusals: ['not_found'],
});

export const deleteInstructor = operation({
  route: 'DELETE /instructors/{id}',
  summary:
    'Delete an instructor with their history; `detach` removes them from courses, trails and lives',
  audience: admin,
  params: byId,
  query: z.object({ detach: truthFlag.default(false) }),
  refusals: ['not_found', 'instructor_in_use'],
});
