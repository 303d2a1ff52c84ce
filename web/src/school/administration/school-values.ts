import { type SchoolChanges, type School, schoolChanges } from '@sabia/domain/school/school.ts';
import { companyLabels } from '@sabia/domain/school/school-labels.ts';
import {
  type AddressValues,
  addressLabels,
  addressValuesOf,
} from '../../addresses/address-values.ts';
import { rules } from '../../platform/form-rules.ts';

/** The form values of the school; missing fields are empty strings. */
export interface SchoolValues {
  legalName: string;
  cnpj: string;
  email: string;
  address: AddressValues;
  dpoName: string;
  dpoEmail: string;
  /** In percent; empty for that of the law. */
  leastAttendance: number | string;
  /** Empty for the default text. */
  terms: string;
}

const noAddress: AddressValues = {
  postalCode: '',
  street: '',
  number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
};

export const valuesOf = (school: School, ownTerms: string): SchoolValues => ({
  legalName: school.legalName ?? '',
  cnpj: school.cnpj ?? '',
  email: school.email ?? '',
  address: school.address ? addressValuesOf(school.address) : noAddress,
  dpoName: school.dpoName ?? '',
  dpoEmail: school.dpoEmail ?? '',
  leastAttendance: school.leastAttendance ?? '',
  terms: ownTerms,
});

/** The request body; an empty field is removed, an address only as a whole. */
export function changesOf({ address, leastAttendance, ...values }: SchoolValues): SchoolChanges {
  const entries = Object.entries(values).map(([field, value]) => [field, value.trim() || null]);
  const isEmpty = Object.values(address).every((value) => value.trim() === '');
  return {
    ...(Object.fromEntries(entries) as Omit<SchoolChanges, 'address' | 'leastAttendance'>),
    leastAttendance: leastAttendance === '' ? null : Number(leastAttendance),
    address: isEmpty ? null : (address as SchoolChanges['address']),
  };
}

const judge = rules(schoolChanges);
export const mistakesIn = (values: SchoolValues) => judge(changesOf(values));

const { address: _, leastAttendance, terms, ...fieldLabels } = companyLabels;

/** The label of each field in the order of the screen, for the error summary. */
export const labels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  ...Object.fromEntries(
    Object.entries(addressLabels).map(([field, label]) => [`address.${field}`, label]),
  ),
  leastAttendance,
  terms,
};
