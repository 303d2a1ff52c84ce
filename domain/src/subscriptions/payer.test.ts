import { describe, expect, it } from 'vitest';
import { boletoPayer, payer } from './payer.ts';

const address = {
  postalCode: '50030-230',
  street: 'Cais do Apolo',
  number: '925',
  neighborhood: 'Recife',
  city: 'Recife',
  state: 'PE',
};
const person = { kind: 'PERSON', name: 'Ana Lima', cpf: '529.982.247-25' };
const company = {
  kind: 'COMPANY',
  name: 'Padaria Sol',
  cnpj: '12.ABC.345/01DE-35',
  responsible: 'Maria das Dores',
  stateRegistration: 'isento',
  address,
};

function mistakesOf(body: object): [string, string][] {
  const { error } = payer.safeParse(body);
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe('a payer', () => {
  it('is a person or a company; documents are stored without separators', () => {
    expect(payer.parse(person)).toMatchObject({ cpf: '52998224725' });
    expect(payer.parse(company)).toMatchObject({
      cnpj: '12ABC34501DE35',
      stateRegistration: 'ISENTO',
    });
  });

  it.each<[string, object, string, string]>([
    ['no kind', { address }, 'kind', 'Campo obrigatório'],
    ['a short name', { ...person, name: 'Ana' }, 'name', 'O nome deve ter no mínimo 10 caracteres'],
    ['a wrong CPF', { ...person, cpf: '529.982.247-26' }, 'cpf', 'CPF inválido'],
    ['a short CPF', { ...person, cpf: '529' }, 'cpf', 'O CPF tem 11 números'],
    ['a wrong CNPJ', { ...company, cnpj: '12.ABC.345/01DE-36' }, 'cnpj', 'CNPJ inválido'],
    [
      'a short name of the responsible person',
      { ...company, responsible: 'Ana' },
      'responsible',
      'O nome do responsável deve ter no mínimo 10 caracteres',
    ],
    [
      'a registration that is invalid in its state',
      { ...company, stateRegistration: '123' },
      'stateRegistration',
      'Inscrição estadual inválida',
    ],
    [
      'an address of a company without a number',
      { ...company, address: { ...address, number: ' ' } },
      'address.number',
      'Campo obrigatório',
    ],
  ])('is refused with %s', (_name, body, path, message) => {
    expect(mistakesOf(body)).toContainEqual([path, message]);
  });

  it('that is a person needs an address for a boleto only', () => {
    expect(payer.parse({ ...person, address })).not.toHaveProperty('address');
    expect(boletoPayer.parse({ ...person, address })).toMatchObject({
      address: { city: 'Recife' },
    });
    expect(boletoPayer.safeParse(person).error?.issues[0]?.path).toEqual(['address']);
  });
});
