import { pastBirthDate } from '@sabia/domain/documents/birth-date.ts';
import { type Profile, profileChanges, type ProfileChanges } from '@sabia/domain/users/profile.ts';
import {
  type AddressValues,
  addressLabels,
  addressValuesOf,
} from '../../addresses/address-values.ts';
import { rules } from '../../platform/form-rules.ts';

/** The form values of a profile; missing fields are empty strings. */
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

/** The optional fields. */
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

/** The changed fields as PATCH body. An emptied field becomes null, except the name. */
export function changesOf(values: ProfileValues, before: ProfileValues): ProfileChanges {
  const { name, ...others } = values;
  const changed = fields.filter((field) => others[field] !== before[field]);
  return {
    ...(name !== before.name && { name }),
    ...Object.fromEntries(changed.map((field) => [field, others[field] || null] as const)),
  };
}

/**
 * Validates the changes. An unchanged name may be shorter than the minimum, because it can come from an
 * identity service; `today` is the São Paulo day.
 */
export function mistakesIn(before: ProfileValues, today: string) {
  const judge = rules(
    profileChanges.extend({ birthDate: pastBirthDate(today).nullable().optional() }),
  );
  return (values: ProfileValues) => judge(changesOf(values, before));
}
