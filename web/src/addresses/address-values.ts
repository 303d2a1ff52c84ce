import type { PostalAddress } from '@sabia/domain/addresses/postal-address.ts';
import type { FoundAddress } from './postal-code-service.ts';

/** An address while it is typed. */
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

/** An address as it is known, to begin with. */
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

/** What a CEP may fill: the fields that are empty, or say what was there before anybody typed. */
export function fillable(
  typed: AddressValues,
  untouched: AddressValues,
  found: FoundAddress,
): [keyof FoundAddress, string][] {
  return told
    .filter((field) => typed[field] === '' || typed[field] === untouched[field])
    .map((field) => [field, found[field]]);
}
