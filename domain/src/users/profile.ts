import { z } from 'zod';
import { postalAddress } from '../addresses/postal-address.ts';
import { birthDate } from '../documents/birth-date.ts';
import { cpf } from '../documents/cpf.ts';
import { phone, whatsapp } from '../documents/phone.ts';
import { address, id } from '../fields.ts';
import { messages } from '../messages.ts';
import { fullName } from './person-name.ts';
import { classroomModes, classroomRoles } from './user.ts';

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
});
export type Profile = z.output<typeof profile>;

const addressFields = postalAddress.shape;

/** Fields that users change themselves; null removes the value. */
export const profileChanges = z
  .object({
    name: fullName,
    profilePicture: address.nullable(),
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
  })
  .partial();
export type ProfileChanges = z.input<typeof profileChanges>;

/** Fields that an admin may change in addition. */
export const userChanges = profileChanges.extend({
  level: z.string().trim().max(60).nullish(),
  levelingExamCompleted: z.boolean().optional(),
  classroomRole: z.enum(classroomRoles, { error: messages.invalid }).nullish(),
  classroomRoleActive: z.boolean().optional(),
  classroomModeType: z.enum(classroomModes, { error: messages.invalid }).nullish(),
});
export type UserChanges = z.output<typeof userChanges>;
