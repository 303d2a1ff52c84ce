import { addressLine } from '../addresses/address-line.ts';
import { applyMask, masks } from '../documents/mask.ts';
import type { School } from './school.ts';

/** 'Escola Sabiá Ltda. · CNPJ 12.ABC.345/01DE-35 · Cais do Apolo, 925, …'; empty before the school has told anything. */
export function schoolIdentity({
  legalName,
  cnpj,
  address,
}: Pick<School, 'legalName' | 'cnpj' | 'address'>): string[] {
  return [
    legalName,
    cnpj && `CNPJ ${applyMask(masks.cnpj, cnpj)}`,
    address && addressLine(address),
  ].filter((part) => part !== null);
}

/** The labels of what the law asks for and the school has not told yet. */
export function missingIdentity(school: School): string[] {
  return [
    ...(school.legalName && school.cnpj ? [] : ['Razão social e CNPJ']),
    ...(school.address ? [] : ['Endereço']),
    ...(school.email ? [] : ['E-mail de contato']),
    ...(school.dpoName && school.dpoEmail ? [] : ['Encarregado de dados pessoais']),
  ];
}
