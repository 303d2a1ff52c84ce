import type { PostalAddress } from '@sabia/domain/addresses/postal-address.ts';
import type { FoundAddress } from './postal-code-service.ts';

/** The form values of an address. */
export type AddressValues = Record<keyof PostalAddress, string>;

export const addressLabels: AddressValues = {
  postalCode: 'CEP',
  street: 'Rua',
  number: 'Número',
  complement: 'Complemento',
  neighborhood: 'Bairro',
  city: 'Cidade',
  state: 'Estado',
};

/** Initial values from a stored address. */
export const addressValuesOf = (
  known: Readonly<Record<keyof PostalAddress, string | null>>,
): AddressValues => ({
  postalCode: known.postalCode ?? '',
  street: known.street ?? '',
  number: known.number ?? '',
  complement: known.complement ?? '',
  neighborhood: known.neighborhood ?? '',
  city: known.city ?? '',
  state: known.state ?? '',
});

const told = ['street', 'neighborhood', 'city', 'state'] as const;

/** The fields that a CEP may fill in: those that are empty or unchanged. */
export function fillable(
  typed: AddressValues,
  untouched: AddressValues,
  found: FoundAddress,
): [keyof FoundAddress, string][] {
  return told
    .filter((field) => typed[field] === '' || typed[field] === untouched[field])
    .map((field) => [field, found[field]]);
}
