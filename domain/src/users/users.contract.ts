import { z } from 'zod';
import { attemptUnderWay } from '../attempts/attempt-under-way.ts';
import { classParts } from '../classes/class-role.ts';
import { choice } from '../choice.ts';
import {
  id,
  pageNumbers,
  pageOf,
  pageQuery,
  repeated,
  searchKey,
  sentInstant,
  truthFlag,
} from '../fields.ts';
import { messages } from '../messages.ts';
import { admin, everyone, operation, self, signedIn } from '../operation.ts';
import { bulkUserChange, bulkUserReport } from './bulk-user-change.ts';
import { emailChange, emailChangeRequest } from './email-change.ts';
import { extraTime, extraTimePercent } from './extra-time.ts';
import { failedEmail } from './failed-email.ts';
import { invitationCorrection, invitationDraft } from './invitation.ts';
import { profile, userChanges } from './profile.ts';
import { classroomModes, classroomRoles, email, listedUser, person, roles, user } from './user.ts';
import { readingSettings } from './reading-settings.ts';
import { userOverview } from './user-overview.ts';

const byId = z.object({ id });
const providerId = z.string().trim().min(1).max(255);

export const pageUsers = operation({
  route: 'GET /users/admin/paginated',
  summary: 'Users by pages, searched by name and e-mail',
  audience: admin,
  shows: 'LIST',
  showsWhom: 'items.*.id',
  query: z.object({
    ...pageQuery(['name', 'email', 'createdAt', 'updatedAt']),
    searchKey,
    isAdmin: truthFlag.optional(),
    isSubscriber: truthFlag.optional(),
    classroomRole: choice(classroomRoles).optional(),
  }),
  reply: pageOf(listedUser),
});

export const readUserByProvider = operation({
  route: 'GET /users/provider/{id}',
  summary: 'The user of an identity, by its provider id',
  audience: self('params.id', 'providerId'),
  shows: 'PROFILE',
  showsWhom: 'id',
  params: z.object({ id: providerId }),
  reply: user.extend({
    readingSettings: readingSettings.nullable(),
    /** Null to an administrator who is not the user (product.md A15). */
    extraTimePercent: z.number().int().nullable(),
    /** Null to anybody but the user. */
    attemptUnderWay: attemptUnderWay.nullable(),
    /** There are scores (product.md TRI16): of an active practice exam, or of the user. */
    hasScores: z.boolean(),
    /** Teaches a class that is not archived, or else studies in one (product.md CL15). Null to anybody but the user. */
    classPart: z.enum(classParts).nullable(),
    /** Has a page about a child (product.md FAMILY1). False to anybody but the user. */
    isGuardian: z.boolean(),
    /** The time `HH:MM` that the guardian has set (product.md FAMILY7). Null to anybody but the user. */
    stopAt: z.string().nullable(),
  }),
  refusals: ['not_found'],
});

export const chooseReadingSettings = operation({
  route: 'PATCH /reading-settings/{id}',
  summary: 'Set how a user reads lessons: typeface, size, spacing and width of the text',
  audience: self('params.id'),
  shows: 'PROFILE',
  params: byId,
  body: readingSettings,
  reply: readingSettings,
  refusals: ['not_found'],
});

export const readUser = operation({
  route: 'GET /users/{id}',
  summary: 'A user',
  audience: self('params.id'),
  shows: 'PROFILE',
  params: byId,
  reply: user,
  refusals: ['not_found'],
});

export const readProfile = operation({
  route: 'GET /users/{id}/profile',
  summary: 'The profile of a user: documents, phones and address',
  audience: self('params.id'),
  shows: 'DOCUMENTS',
  params: byId,
  reply: profile,
  refusals: ['not_found'],
});

export const readExtraTime = operation({
  route: 'GET /users/{id}/extra-time',
  summary: 'The extra time of a user in exams',
  audience: self('params.id'),
  shows: 'EXTRA_TIME',
  params: byId,
  reply: extraTime,
  refusals: ['not_found'],
});

export const setExtraTime = operation({
  route: 'PATCH /users/{id}/extra-time',
  summary: 'Set the extra time of a user in exams, in percent of the time limit',
  audience: admin,
  shows: 'EXTRA_TIME',
  showsWhom: 'id',
  params: byId,
  body: z.object({ percent: extraTimePercent }),
  reply: extraTime,
  refusals: ['not_found'],
});

export const readUserOverview = operation({
  route: 'GET /users/{id}/overview',
  summary: 'A user with their courses, latest attempts and certificates',
  audience: self('params.id'),
  shows: 'PROFILE',
  params: byId,
  reply: userOverview,
  refusals: ['not_found'],
});

export const readUserByEmail = operation({
  route: 'GET /users/email/{email}',
  summary: 'The user of an e-mail: for the user themselves and admins',
  audience: self('params.email', 'email'),
  shows: 'PROFILE',
  showsWhom: 'id',
  params: z.object({ email }),
  // The client of the specification bears 200 and 404.
  malformedIsNotFound: true,
  limitPerMinute: 20,
  reply: user,
  refusals: ['not_found'],
});

export const listUsersByIds = operation({
  route: 'GET /users/byids',
  summary: 'Names and pictures of users; all their fields to an admin',
  audience: signedIn,
  shows: 'SEARCH',
  showsWhom: '*.id',
  query: z.object({ id: repeated(id) }),
  reply: z.array(z.union([user, person])),
});

export const changeUser = operation({
  route: 'PATCH /users/{id}',
  summary: 'Change a user; a learner may change profile fields only',
  audience: self('params.id'),
  shows: 'PROFILE',
  params: byId,
  body: userChanges,
  reply: user,
  refusals: ['not_found'],
});

export const changeRole = operation({
  route: 'PATCH /users/role/{id}',
  summary: 'Change the role of a user; the last admin keeps it',
  audience: admin,
  shows: 'PROFILE',
  showsWhom: 'id',
  params: byId,
  body: z.object({ role: choice(roles) }),
  reply: user,
  refusals: ['not_found', 'last_admin'],
});

export const changeProviderId = operation({
  route: 'PATCH /users/updateProviderId/{id}',
  summary: 'Link a user to another identity: an admin, or its holder with the same verified e-mail',
  audience: signedIn,
  shows: 'PROFILE',
  showsWhom: 'id',
  params: byId,
  body: z.object({ providerId }),
  reply: user,
  refusals: ['not_found', 'not_yours', 'conflict'],
});

export const changeSubscription = operation({
  route: 'PATCH /users/hasActiveSubscription/{id}',
  summary: 'Grant or revoke access for a user',
  audience: admin,
  shows: 'PROFILE',
  showsWhom: 'id',
  params: byId,
  body: z.object({
    hasActiveSubscription: z.boolean({ error: messages.required }),
    /** End of a granted access; null: without an end. Absent: open access stays as it is (product.md S4). */
    until: sentInstant.nullish(),
  }),
  reply: user,
  refusals: ['not_found'],
});

export const searchUsers = operation({
  route: 'GET /users/search',
  summary: 'Search users by name or e-mail, for classrooms',
  audience: admin,
  shows: 'SEARCH',
  showsWhom: '*.id',
  query: z.object({
    terms: searchKey,
    limit: pageQuery(['name']).limit,
    classroomRole: choice(classroomRoles).optional(),
    classroomRoleActive: truthFlag.optional(),
    classroomModeType: choice(classroomModes).optional(),
  }),
  reply: z.array(user),
});

/** An invitation says nothing else of a user. */
const notInvited = Object.fromEntries(
  Object.keys(user.shape)
    .filter((field) => !(field in invitationDraft.shape))
    .map((field) => [field, null]),
);

export const inviteUser = operation({
  route: 'POST /users/invitations',
  summary: 'Invite one person by e-mail',
  audience: admin,
  body: invitationDraft,
  setElsewhere: notInvited,
  status: 201,
  limitPerMinute: 60,
  reply: user,
});

export const correctInvitation = operation({
  route: 'PATCH /users/{id}/invitation',
  summary:
    'Correct name and address of an invitation that was not accepted; another address gets a new link',
  audience: admin,
  params: byId,
  body: invitationCorrection,
  limitPerMinute: 30,
  refusals: ['not_found'],
});

export const withdrawInvitation = operation({
  route: 'DELETE /users/{id}/invitation',
  summary: 'Withdraw an invitation that was not accepted; its link ends',
  audience: admin,
  params: byId,
  refusals: ['not_found'],
});

export const blockUser = operation({
  route: 'PATCH /users/{id}/block',
  summary: 'Block a user, who then cannot sign in, or take the block back',
  audience: admin,
  params: byId,
  body: z.object({ isBlocked: z.boolean({ error: messages.required }) }),
  refusals: ['not_found', 'not_yours', 'last_admin'],
});

export const requestEmailChange = operation({
  route: 'POST /users/{id}/email',
  summary:
    'Ask for another e-mail of an account, or send its link again; it counts when the link that goes to it is confirmed',
  audience: admin,
  shows: 'EMAIL_CHANGE',
  showsWhom: 'userId',
  params: byId,
  body: emailChangeRequest,
  emailsPerHour: 30,
  reply: emailChange.extend({ userId: id }),
  refusals: ['not_found', 'unavailable'],
});

export const cancelEmailChange = operation({
  route: 'DELETE /users/{id}/email',
  summary: 'Cancel a change of e-mail that was not confirmed; its link ends',
  audience: admin,
  params: byId,
  refusals: ['not_found'],
});

export const confirmEmailChange = operation({
  route: 'POST /users/email-changes/{token}',
  summary: 'Confirm the new e-mail of an account, once, by the token in the e-mail to it',
  audience: everyone,
  params: z.object({ token: z.string().regex(/^[\w-]{32}$/) }),
  limitPerMinute: 20,
  reply: z.object({ email: z.string() }),
  refusals: ['not_found', 'conflict'],
});

export const changeUsersTogether = operation({
  route: 'POST /users/bulk-changes',
  summary:
    'Give access to many users, block them, take blocks back, or send their invitations again',
  audience: admin,
  body: bulkUserChange,
  limitPerMinute: 30,
  reply: bulkUserReport,
  refusals: ['last_admin'],
});

export const removeUser = operation({
  route: 'POST /users/{id}/removal',
  summary: 'Delete the account and the personal data of another user, for good',
  audience: admin,
  params: byId,
  body: z.object({ keepsName: z.boolean({ error: messages.required }) }),
  refusals: ['not_found', 'not_yours', 'last_admin'],
});

export const resendInvitation = operation({
  route: 'POST /users/{id}/invitation',
  summary: 'Send the invitation of a user again',
  audience: admin,
  params: byId,
  limitPerMinute: 30,
  refusals: ['not_found'],
});

export const pageFailedEmails = operation({
  route: 'GET /users/failed-emails',
  summary: 'Invitations, reminders and renewal notices that could not be sent, the latest first',
  audience: admin,
  shows: 'LIST',
  showsWhom: 'items.*.userId',
  query: z.object(pageNumbers),
  reply: pageOf(failedEmail),
});

export const retryFailedEmails = operation({
  route: 'POST /users/{id}/failed-emails/attempts',
  summary: 'Try to send the failed e-mails of a user again, for another three days',
  audience: admin,
  params: byId,
  refusals: ['not_found'],
});

export const acceptInvitation = operation({
  route: 'POST /users/invitation',
  summary:
    'Accept an invitation by the token of its link; the own verified e-mail must be the invited one',
  audience: signedIn,
  body: z.object({ token: z.string({ error: messages.required }).min(1).max(100) }),
  limitPerMinute: 20,
  reply: user,
  refusals: ['invitation_over', 'invitation_of_another', 'email_not_verified'],
});
