import { addressLine } from '../addresses/address-line.ts';
import { applyMask, masks } from '../documents/mask.ts';
import type { Payer } from './payer.ts';

/** The payer on a receipt, one line for each fact: name, document, responsible person, address. */
export function payerLines(payer: Payer): string[] {
  const address = 'address' in payer ? [addressLine(payer.address)] : [];
  if (payer.kind === 'PERSON')
    return [payer.name, `CPF ${applyMask(masks.cpf, payer.cpf)}`, ...address];
  const { name, cnpj, stateRegistration, responsible } = payer;
  return [
    name,
    `CNPJ ${applyMask(masks.cnpj, cnpj)}`,
    `Inscrição estadual ${stateRegistration}`,
    `Responsável: ${responsible}`,
    ...address,
  ];
}
