import { z } from 'zod';
import { choice } from '../choice.ts';
import { postalAddress } from '../addresses/postal-address.ts';
import { birthDate } from '../documents/birth-date.ts';
import { cpf } from '../documents/cpf.ts';
import { phone, whatsapp } from '../documents/phone.ts';
import { id } from '../fields.ts';
import { messages } from '../messages.ts';
import { profilePicture } from './profile-picture.ts';
import { fullName } from './person-name.ts';
import type { FieldError } from '../refusal.ts';
import { classroomModes, classroomRoles, user, type User } from './user.ts';

const text = z.string().nullable();

/** The personal data of a user, for the user and administrators; never in a listing. */
export const profile = z.object({
  id,
  name: z.string(),
  profilePicture: text,
  phone: text,
  whatsapp: text,
  cpf: text,
  /** `YYYY-MM-DD` */
  birthDate: text,
  postalCode: text,
  street: text,
  number: text,
  complement: text,
  neighborhood: text,
  city: text,
  state: text,
  /** The study of this administrator counts in the figures of the school; that of a learner always does. */
  countsInFigures: z.boolean(),
});
export type Profile = z.output<typeof profile>;

const addressFields = postalAddress.shape;

/** Fields that users change themselves; null removes the value. */
export const profileChanges = z
  .object({
    name: fullName,
    profilePicture: profilePicture.nullable(),
    phone: phone.nullable(),
    whatsapp: whatsapp.nullable(),
    cpf: cpf.nullable(),
    birthDate: birthDate.nullable(),
    postalCode: addressFields.postalCode.nullable(),
    street: addressFields.street.nullable(),
    number: addressFields.number.nullable(),
    complement: addressFields.complement.unwrap().nullable(),
    neighborhood: addressFields.neighborhood.nullable(),
    city: addressFields.city.nullable(),
    state: addressFields.state.nullable(),
    countsInFigures: z.boolean({ error: messages.invalid }),
  })
  .partial();
export type ProfileChanges = z.input<typeof profileChanges>;

/** Fields that an admin may change in addition. */
const administeredFields = z.object({
  level: z.string().trim().max(60).nullish(),
  levelingExamCompleted: z.boolean().optional(),
  classroomRole: choice(classroomRoles).nullish(),
  classroomRoleActive: z.boolean().optional(),
  classroomModeType: choice(classroomModes).nullish(),
});

/**
 * Fields that other operations change. They are accepted as they are, so that a user can be sent back as they
 * were read.
 */
const fixedFields = user
  .pick({
    id: true,
    email: true,
    role: true,
    isAdmin: true,
    providerId: true,
    hasActiveSubscription: true,
    isSubscriber: true,
  })
  .partial();

/** The body of a change of a user. */
export const userChanges = profileChanges
  .extend(administeredFields.shape)
  .extend(fixedFields.shape);
export type UserChanges = z.output<typeof userChanges>;

/** The fields of a change that differ from the user and that the caller can't change, with the reason. */
export function refusedFields(
  changes: UserChanges,
  current: User,
  caller: { isAdmin: boolean },
): FieldError[] {
  const ofAdmins = caller.isAdmin
    ? []
    : administeredFields
        .keyof()
        .options.filter((path) => path !== 'level' || current.levelingExamCompleted);
  return [
    ...fixedFields.keyof().options.map((path) => ({ path, message: messages.notByThisCall })),
    ...ofAdmins.map((path) => ({ path, message: messages.onlyByAdmins })),
  ].filter(({ path }) => changes[path] !== undefined && changes[path] !== current[path]);
}
