import { expect, it } from 'vitest';
import { payer } from './payer.ts';
import { payerLines } from './payer-lines.ts';
import { receiptNumber } from './receipt.ts';

it('a receipt has the number of its charge', () => {
  expect(receiptNumber('019d0000-0000-7000-8000-4c1d9a0b77e2')).toBe('RECIBO-4C1D-9A0B-77E2');
});

const address = {
  postalCode: '50030230',
  street: 'Cais do Apolo',
  number: '925',
  neighborhood: 'Recife',
  city: 'Recife',
  state: 'PE',
};

it('a receipt names a person with the document, a company with its address', () => {
  const person = payer.parse({ kind: 'PERSON', name: 'Ana Lima', cpf: '52998224725' });
  expect(payerLines(person)).toEqual(['Ana Lima', 'CPF 529.982.247-25']);
  const company = payer.parse({
    kind: 'COMPANY',
    name: 'Padaria Sol',
    cnpj: '12ABC34501DE35',
    responsible: 'Maria das Dores',
    stateRegistration: 'isento',
    address,
  });
  expect(payerLines(company)).toEqual([
    'Padaria Sol',
    'CNPJ 12.ABC.345/01DE-35',
    'Inscrição estadual ISENTO',
    'Responsável: Maria das Dores',
    'Cais do Apolo, 925, Recife, Recife/PE, CEP 50030-230',
  ]);
});
