import { existsSync, readFileSync } from 'node:fs';
import { type State, isState } from '@sabia/domain/addresses/state.ts';
import { cnpj } from '@sabia/domain/documents/cnpj.ts';
import { cpf } from '@sabia/domain/documents/cpf.ts';
import { phone } from '@sabia/domain/documents/phone.ts';
import { stateRegistrationOf } from '@sabia/domain/documents/state-registration.ts';
import { describe, expect, it } from 'vitest';

/** Documents that nobody here made up. `valid` is a sentence where it is for us to decide. */
interface Known {
  v: string;
  valid: boolean | string;
}

const folder = new URL('../../../../shared/data/br-documents/', import.meta.url);
if (!existsSync(folder))
  console.log('documents.golden.test.ts: the documents of others are not at hand; skipped');

function load<Content>(name: string, absent: Content): Content {
  const file = new URL(name, folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : absent;
}

const people = load<{ cpf: Known[]; cnpj: Known[] }>('cpf-cnpj.json', { cpf: [], cnpj: [] });
const phones = load<{ validDDD: string[]; vectors: Known[] }>('phones.json', {
  validDDD: [],
  vectors: [],
});
const registrations = load<{ uf: string; ie: string; valid: boolean }[]>(
  'inscricao-estadual.json',
  [],
);

const decided = <K extends { valid: boolean | string }>(known: K[]) =>
  known.filter(({ valid }) => typeof valid === 'boolean');

describe.skipIf(people.cpf.length === 0)('the documents of others', () => {
  it.each(decided(people.cpf))('CPF $v: $valid', ({ v, valid }) => {
    expect(cpf.safeParse(v).success).toBe(valid);
  });

  it.each(decided(people.cnpj))('CNPJ $v: $valid', ({ v, valid }) => {
    expect(cnpj.safeParse(v).success).toBe(valid);
  });
});

describe.skipIf(phones.vectors.length === 0)('the phones of others', () => {
  // A landline has ten digits; the forms ask for eleven (product.md V3).
  const mobiles = decided(phones.vectors).filter(({ v }) => v !== '+551131234567');

  it.each(mobiles)('$v: $valid', ({ v, valid }) => {
    expect(phone.safeParse(v).success).toBe(valid);
  });

  it('have the area codes that are in use, and no other', () => {
    const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
    const taken = codes.filter((code) => phone.safeParse(`${code}912345678`).success);
    expect(taken).toEqual(phones.validDDD);
  });
});

describe.skipIf(registrations.length === 0)('the state registrations of others', () => {
  /** Pernambuco's old 14 digits, and the kinds of company that Alagoas once told apart by a digit. */
  const old = ['18.1.001.0000004-9', '241178045'];
  const current = registrations.flatMap(({ uf, ie, valid }) =>
    isState(uf) && !old.includes(ie) ? [[uf, ie, valid] as [State, string, boolean]] : [],
  );

  it.each(current)('%s %s: %s', (state, registration, valid) => {
    expect(stateRegistrationOf(state).safeParse(registration).success).toBe(valid);
  });

  it('are of the 27 states', () => {
    expect(new Set(current.map(([state]) => state)).size).toBe(27);
  });
});
