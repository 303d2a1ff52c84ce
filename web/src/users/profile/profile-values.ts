import { pastBirthDate } from '@sabia/domain/documents/birth-date.ts';
import { type Profile, profileChanges, type ProfileChanges } from '@sabia/domain/users/profile.ts';
import {
  type AddressValues,
  addressLabels,
  addressValuesOf,
} from '../../addresses/address-values.ts';
import { rules } from '../../platform/form-rules.ts';

/** A profile while it is changed: what is not told is empty. */
export interface ProfileValues extends AddressValues {
  profilePicture: string | null;
  name: string;
  phone: string;
  whatsapp: string;
  cpf: string;
  birthDate: string;
}

export const labels: Readonly<Record<keyof ProfileValues, string>> = {
  profilePicture: 'Foto',
  name: 'Nome completo',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  cpf: 'CPF',
  birthDate: 'Data de nascimento',
  ...addressLabels,
};

/** What may be left out. */
const fields = [
  'profilePicture',
  'phone',
  'whatsapp',
  'cpf',
  'birthDate',
  'postalCode',
  'street',
  'number',
  'complement',
  'neighborhood',
  'city',
  'state',
] as const;

export const valuesOf = (profile: Profile): ProfileValues => ({
  profilePicture: profile.profilePicture,
  name: profile.name,
  phone: profile.phone ?? '',
  whatsapp: profile.whatsapp ?? '',
  cpf: profile.cpf ?? '',
  birthDate: profile.birthDate ?? '',
  ...addressValuesOf(profile),
});

/** What is sent: the fields that differ. What was emptied is taken back, but for the name. */
export function changesOf(values: ProfileValues, before: ProfileValues): ProfileChanges {
  const { name, ...others } = values;
  const changed = fields.filter((field) => others[field] !== before[field]);
  return {
    ...(name !== before.name && { name }),
    ...Object.fromEntries(changed.map((field) => [field, others[field] || null] as const)),
  };
}

/**
 * What is wrong with the changes. A name that somebody came with may be shorter than documents have
 * it; `today` is São Paulo's.
 */
export function mistakesIn(before: ProfileValues, today: string) {
  const judge = rules(
    profileChanges.extend({ birthDate: pastBirthDate(today).nullable().optional() }),
  );
  return (values: ProfileValues) => judge(changesOf(values, before));
}
