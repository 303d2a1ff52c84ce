import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, pageNumbers, pageOf, pageQuery, searchKey } from '../fields.ts';
import { admin, operation, signedIn, teacher } from '../operation.ts';
import { classCode, classCodeTerms } from './class-code.ts';
import {
  addedMember,
  classmate,
  listedMember,
  memberDraft,
  memberStudies,
} from './class-member.ts';
import { classRoles } from './class-role.ts';
import {
  classCard,
  classChanges,
  classCodeInForce,
  classDraft,
  classPoster,
  schoolClass,
} from './class.ts';

const byId = z.object({ id });
const ofMember = z.object({ id, userId: id });
const classStatus = choice(['ACTIVE', 'ARCHIVED']);

export const pageClasses = operation({
  route: 'GET /classes',
  summary: 'All classes by pages, searched by title; the newest first',
  audience: admin,
  query: z.object({
    ...pageQuery(['title', 'createdAt', 'updatedAt']),
    searchKey,
    status: classStatus.optional(),
  }),
  reply: pageOf(classCard),
});

export const pageOwnClasses = operation({
  route: 'GET /classes/own',
  summary: 'The classes of the caller, with their role in each; those that are not archived first',
  audience: signedIn,
  query: z.object({ ...pageNumbers, status: classStatus.optional() }),
  reply: pageOf(classCard),
});

export const createClass = operation({
  route: 'POST /classes',
  summary: 'Create a class with a code to join it',
  audience: admin,
  body: classDraft,
  setElsewhere: { id: null, code: 'POST /classes/{id}/code' },
  reply: schoolClass,
  status: 201,
});

export const readClass = operation({
  route: 'GET /classes/{id}',
  summary: 'A class, for its members and administrators',
  audience: signedIn,
  params: byId,
  reply: schoolClass,
  refusals: ['not_found'],
});

export const changeClass = operation({
  route: 'PATCH /classes/{id}',
  summary: 'Change a class, archive it or open it again; `items` replaces all that it studies',
  audience: admin,
  params: byId,
  body: classChanges,
  setElsewhere: {
    id: null,
    role: 'POST /classes/{id}/members',
    membersQtd: null,
    createdAt: null,
    updatedAt: null,
    teachers: 'POST /classes/{id}/members',
    code: 'POST /classes/{id}/code',
    codeExpiresAt: 'POST /classes/{id}/code',
    codeUsesQtd: null,
    codeUsesLimit: 'POST /classes/{id}/code',
  },
  reply: schoolClass,
  refusals: ['not_found', 'limit_reached'],
});

export const renewClassCode = operation({
  route: 'POST /classes/{id}/code',
  summary: 'Give a class another code; the former one ends',
  audience: teacher('class', { leads: true }),
  params: byId,
  body: classCodeTerms,
  reply: classCodeInForce,
  refusals: ['class_archived'],
});

export const endClassCode = operation({
  route: 'DELETE /classes/{id}/code',
  summary: 'End the code of a class; a repetition changes nothing',
  audience: teacher('class', { leads: true }),
  params: byId,
});

export const drawClassCode = operation({
  route: 'GET /classes/{id}/code',
  summary: 'The code of a class as a link with its QR code; not found without a code',
  audience: teacher('class', { leads: true }),
  params: byId,
  reply: classPoster,
});

export const previewClassCode = operation({
  route: 'GET /class-codes/{code}',
  summary: 'The class that a code leads to, before the caller joins it',
  audience: signedIn,
  params: z.object({ code: classCode }),
  malformedIsNotFound: true,
  limitPerMinute: 20,
  reply: z.object({
    id,
    title: z.string(),
    period: z.string().nullable(),
    teachers: z.array(z.object({ name: z.string() })),
    /** The caller is in the class. */
    isMember: z.boolean(),
  }),
  refusals: ['not_found'],
});

export const joinClass = operation({
  route: 'POST /classes/join',
  summary: 'Join a class as a student by its code; a repetition changes nothing',
  audience: signedIn,
  body: z.object({ code: classCode }),
  limitPerMinute: 20,
  reply: z.object({ id, title: z.string() }),
  refusals: ['class_code_over', 'removed_from_class', 'limit_reached'],
});

export const leaveClass = operation({
  route: 'DELETE /classes/{id}/membership',
  summary: 'Leave a class; the history of the stay remains',
  audience: signedIn,
  params: byId,
  refusals: ['not_found'],
});

export const addClassMember = operation({
  route: 'POST /classes/{id}/members',
  summary: 'Add a user to a class, or give a member another role; a repetition answers 200',
  audience: admin,
  params: byId,
  body: memberDraft,
  setElsewhere: { joinedAt: null },
  reply: addedMember,
  status: 201,
  refusals: ['not_found', 'class_archived', 'limit_reached'],
});

export const pageClassMembers = operation({
  route: 'GET /classes/{id}/members',
  summary: 'The members of a class with their progress, by pages; searched by name',
  audience: teacher('class'),
  shows: 'CLASS',
  showsWhom: 'items.*.userId',
  showsIn: 'params.id',
  params: byId,
  query: z.object({
    ...pageQuery(['name', 'joinedAt']),
    searchKey,
    role: choice(classRoles).optional(),
  }),
  reply: pageOf(listedMember),
});

export const removeClassMember = operation({
  route: 'DELETE /classes/{id}/members/{userId}',
  summary: 'Remove a member from a class; the history of the stay remains',
  audience: teacher('class', { leads: true }),
  params: ofMember,
});

export const readMemberStudies = operation({
  route: 'GET /classes/{id}/members/{userId}/studies',
  summary: 'Progress, attempts and marks of a member in what the class studies',
  audience: teacher('class'),
  shows: 'CLASS',
  showsWhom: 'userId',
  showsIn: 'params.id',
  params: ofMember,
  reply: memberStudies,
});

export const pageClassmates = operation({
  route: 'GET /classes/{id}/classmates',
  summary: 'The members of a class for its members: first name and initial, teachers by their name',
  audience: signedIn,
  params: byId,
  query: z.object(pageNumbers),
  reply: pageOf(classmate),
  refusals: ['not_found'],
});
