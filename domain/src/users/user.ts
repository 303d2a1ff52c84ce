import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { messages } from '../messages.ts';

export const roles = ['LEARNER', 'ADMIN'] as const;
export const classroomRoles = ['STUDENT', 'MONITOR', 'TEACHER'] as const;
export const classroomModes = ['ONLINE', 'IN_PERSON', 'HYBRID'] as const;

export const email = z
  .string({ error: messages.required })
  .trim()
  .toLowerCase()
  .min(1, { error: messages.required })
  .max(254, { error: messages.email })
  .pipe(z.email({ error: messages.email }));

export const user = z.object({
  id,
  email: z.string(),
  name: z.string(),
  /** The title of a level, or a text that an administrator gave; null before the leveling exam. */
  level: z.string().nullable(),
  levelingExamCompleted: z.boolean(),
  hasActiveSubscription: z.boolean(),
  /** Always equals hasActiveSubscription. */
  isSubscriber: z.boolean(),
  state: z.string().nullable(),
  city: z.string().nullable(),
  role: z.enum(roles),
  /** role === 'ADMIN' */
  isAdmin: z.boolean(),
  providerId: z.string(),
  profilePicture: z.string().nullable(),
  classroomRole: z.enum(classroomRoles).nullable(),
  classroomRoleActive: z.boolean(),
  classroomModeType: z.enum(classroomModes).nullable(),
  /** Created from a sheet; has not signed in yet. */
  isInvited: z.boolean(),
  createdAt: instant,
});
export type User = z.output<typeof user>;

/** A user in the listing of administrators. */
export const listedUser = user.extend({ isBlocked: z.boolean() });
export type ListedUser = z.output<typeof listedUser>;

/** Name shown for a deleted user. */
export const removedUserName = 'Titular removido';

/** The public part of a user. */
export const person = user.pick({ id: true, name: true, profilePicture: true });
