import { z } from 'zod';
import { id, pageNumbers, pageOf, wholeNumber } from '../fields.ts';
import { operation, signedIn, teacher } from '../operation.ts';
import { classNotice, noticeChanges, noticeDraft, recentNotice } from './class-notice.ts';

const ofClass = z.object({ id });
const byId = z.object({ id, noticeId: id });

const setElsewhere = { id: null, author: null, createdAt: null, updatedAt: null } as const;

/** A page of long texts. */
const query = z.object({ page: pageNumbers.page, limit: wholeNumber(10, 20) });

export const pageClassNotices = operation({
  route: 'GET /classes/{id}/notices',
  summary:
    'The notices of a class for its members and administrators, the newest first; students get no scheduled ones',
  audience: signedIn,
  params: ofClass,
  query,
  reply: pageOf(classNotice),
  refusals: ['not_found'],
});

export const readClassNotice = operation({
  route: 'GET /classes/{id}/notices/{noticeId}',
  summary: 'A notice of a class, for its members and administrators',
  audience: signedIn,
  params: byId,
  reply: classNotice,
  refusals: ['not_found'],
});

export const createClassNotice = operation({
  route: 'POST /classes/{id}/notices',
  summary:
    'Write a notice to a class, which its students get at once or at the moment that is sent',
  audience: teacher('class', { leads: true }),
  params: ofClass,
  body: noticeDraft,
  setElsewhere,
  reply: classNotice,
  status: 201,
  refusals: ['class_archived', 'limit_reached'],
});

export const changeClassNotice = operation({
  route: 'PATCH /classes/{id}/notices/{noticeId}',
  summary: 'Change a scheduled notice',
  audience: teacher('class', { leads: true }),
  params: byId,
  body: noticeChanges,
  setElsewhere,
  reply: classNotice,
  refusals: ['class_archived', 'conflict', 'limit_reached'],
});

export const deleteClassNotice = operation({
  route: 'DELETE /classes/{id}/notices/{noticeId}',
  summary: 'Delete a notice; a scheduled one is not sent',
  audience: teacher('class', { leads: true }),
  params: byId,
});

export const pageOwnNotices = operation({
  route: 'GET /class-notices/own',
  summary: 'What the classes of the caller were told in the last 7 days, the newest first',
  audience: signedIn,
  query,
  reply: pageOf(recentNotice),
});
