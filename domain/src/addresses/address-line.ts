import { applyMask, masks } from '../documents/mask.ts';
import type { PostalAddress } from './postal-address.ts';

/** 'Cais do Apolo, 925, sala 2, Recife, Recife/PE, CEP 50030-230' */
export function addressLine(address: Record<keyof PostalAddress, string>): string {
  const { street, number, complement, neighborhood, city, state, postalCode } = address;
  const place = [street, number, complement, neighborhood, `${city}/${state}`].filter(Boolean);
  return `${place.join(', ')}, CEP ${applyMask(masks.postalCode, postalCode)}`;
}
