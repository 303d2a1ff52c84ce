import type { Profile } from '@sabia/domain/users/profile.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, labels, mistakesIn, needsAddress, valuesOf } from './checkout-values.ts';

const planId = '019d0000-0000-7000-8000-000000000001';
const profile: Profile = {
  id: planId,
  name: 'Maria das Dores',
  profilePicture: null,
  phone: null,
  whatsapp: null,
  cpf: '52998224725',
  birthDate: '1990-05-17',
  postalCode: '50030230',
  street: 'Cais do Apolo',
  number: '925',
  complement: null,
  neighborhood: 'Recife',
  city: 'Recife',
  state: 'PE',
  countsInFigures: false,
};
const mistakes = mistakesIn('2026-11-30');
const values = valuesOf(planId, profile);

describe('the form', () => {
  it('starts with the known data of the payer, which can be complete', () => {
    expect(mistakes(values)).toEqual({});
    expect(draftOf(values, '/cursos/excel')).toEqual({
      planId,
      method: 'PIX',
      keepsPayer: true,
      returnPath: '/cursos/excel',
      payer: { kind: 'PERSON', name: 'Maria das Dores', cpf: '52998224725' },
    });
  });

  it('asks a person for the address of a boleto only', () => {
    const stranger = valuesOf(planId, { ...profile, street: null, number: null });
    expect(mistakes(stranger)).toEqual({});
    const byBoleto = { ...stranger, method: 'BOLETO' as const };
    expect(Object.keys(mistakes(byBoleto)).toSorted()).toEqual([
      'payer.address.number',
      'payer.address.street',
    ]);
    expect(needsAddress(byBoleto)).toBe(true);
    expect(needsAddress(stranger)).toBe(false);
  });

  it('requires the data of a company for a company', () => {
    const company = { ...values, payer: { ...values.payer, kind: 'COMPANY' as const } };
    expect(Object.keys(mistakes(company)).toSorted()).toEqual([
      'payer.cnpj',
      'payer.responsible',
      'payer.stateRegistration',
    ]);
  });

  it('asks for a birth date that is not known, and for one until today', () => {
    const asked = valuesOf(planId, { ...profile, birthDate: null });
    expect(mistakes(asked)).toEqual({ birthDate: 'Campo obrigatório' });
    expect(mistakes({ ...asked, birthDate: '2026-12-01' })).toEqual({
      birthDate: 'Data de nascimento inválida',
    });
    expect(mistakes({ ...asked, birthDate: '2009-12-01' })).toEqual({});
  });

  it('has a label for every validated field', () => {
    const nothing = {
      planId: '',
      method: 'BOLETO',
      payer: { kind: 'COMPANY', address: {} },
    };
    const wrong = [nothing, { ...nothing, method: undefined }].flatMap((given) =>
      Object.keys(mistakes(given)),
    );
    expect(wrong.length).toBeGreaterThan(8);
    expect(wrong.filter((path) => !(path in labels))).toEqual([]);
  });
});
