import { expect, it } from 'vitest';
import { changesOf, labels, mistakesIn, valuesOf } from './school-values.ts';

const nothing = valuesOf(
  {
    id: '019d0000-0000-7000-8000-000000000001',
    legalName: null,
    cnpj: null,
    address: null,
    email: null,
    dpoName: null,
    dpoEmail: null,
    hasOwnTerms: false,
    brandName: null,
    tagline: null,
    logoUrl: null,
    actionColor: null,
    aliveColor: null,
    senderName: null,
    frontPageHeading: null,
    frontPageIntro: null,
    lastCallTitle: null,
    lastCallText: null,
    leastAttendance: null,
  },
  '',
);

it('an empty form is valid and removes everything', () => {
  expect(mistakesIn(nothing)).toEqual({});
  expect(changesOf(nothing)).toEqual({
    legalName: null,
    cnpj: null,
    address: null,
    email: null,
    dpoName: null,
    dpoEmail: null,
    leastAttendance: null,
    terms: null,
  });
});

it('an address is complete or empty, and every mistake has a label', () => {
  const begun = {
    ...nothing,
    cnpj: '123',
    email: 'oi',
    dpoEmail: 'oi',
    address: { ...nothing.address, street: 'Cais do Apolo' },
  };
  const wrong = Object.keys(mistakesIn(begun));
  expect(wrong).toEqual(expect.arrayContaining(['cnpj', 'email', 'address.number', 'dpoEmail']));
  expect(wrong.filter((path) => !(path in labels))).toEqual([]);
});
