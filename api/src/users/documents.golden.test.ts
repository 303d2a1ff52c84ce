import { type State, isState } from '@sabia/domain/addresses/state.ts';
import { cnpj } from '@sabia/domain/documents/cnpj.ts';
import { cpf } from '@sabia/domain/documents/cpf.ts';
import { phone } from '@sabia/domain/documents/phone.ts';
import { stateRegistrationOf } from '@sabia/domain/documents/state-registration.ts';
import { describe, expect, it } from 'vitest';
import { sharedJson } from '../../../testing/shared-data.ts';

/** A document from the test data of another project. `valid` is a text where it depends on the product. */
interface Vector {
  v: string;
  valid: boolean | string;
}

const people = sharedJson<{ cpf: Vector[]; cnpj: Vector[] }>('br-documents/cpf-cnpj.json', {
  cpf: [],
  cnpj: [],
});
const phones = sharedJson<{ validDDD: string[]; vectors: Vector[] }>('br-documents/phones.json', {
  validDDD: [],
  vectors: [],
});
const registrations = sharedJson<{ uf: string; ie: string; valid: boolean }[]>(
  'br-documents/inscricao-estadual.json',
  [],
);

const decided = (vectors: Vector[]) => vectors.filter(({ valid }) => typeof valid === 'boolean');

describe.skipIf(people.cpf.length === 0)('shared CPF and CNPJ vectors', () => {
  it.each(decided(people.cpf))('CPF $v: $valid', ({ v, valid }) => {
    expect(cpf.safeParse(v).success).toBe(valid);
  });

  it.each(decided(people.cnpj))('CNPJ $v: $valid', ({ v, valid }) => {
    expect(cnpj.safeParse(v).success).toBe(valid);
  });
});

describe.skipIf(phones.vectors.length === 0)('shared phone vectors', () => {
  // A landline has ten digits; the forms require eleven (product.md V3).
  const mobiles = decided(phones.vectors).filter(({ v }) => v !== '+551131234567');

  it.each(mobiles)('$v: $valid', ({ v, valid }) => {
    expect(phone.safeParse(v).success).toBe(valid);
  });

  it('exactly the area codes in use are accepted', () => {
    const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
    const accepted = codes.filter((code) => phone.safeParse(`${code}912345678`).success);
    expect(accepted).toEqual(phones.validDDD);
  });
});

describe.skipIf(registrations.length === 0)('shared state registration vectors', () => {
  /** Formats no longer issued: Pernambuco's 14 digits, Alagoas's digit for the kind of company. */
  const obsolete = ['18.1.001.0000004-9', '241178045'];
  const current = registrations.flatMap(({ uf, ie, valid }) =>
    isState(uf) && !obsolete.includes(ie) ? [[uf, ie, valid] as [State, string, boolean]] : [],
  );

  it.each(current)('%s %s: %s', (state, registration, valid) => {
    expect(stateRegistrationOf(state).safeParse(registration).success).toBe(valid);
  });

  it('all 27 states have vectors', () => {
    expect(new Set(current.map(([state]) => state)).size).toBe(27);
  });
});
