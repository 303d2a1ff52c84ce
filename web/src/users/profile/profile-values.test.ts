import type { Profile } from '@sabia/domain/users/profile.ts';
import { describe, expect, it } from 'vitest';
import { changesOf, mistakesIn, type ProfileValues, valuesOf } from './profile-values.ts';
import { middleSquare } from '../../files/square-photo.ts';

const profile: Profile = {
  id: 'u1',
  name: 'Ana Lima',
  profilePicture: '/files/ana.jpg',
  phone: null,
  whatsapp: null,
  cpf: '52998224725',
  birthDate: null,
  postalCode: null,
  street: null,
  number: null,
  complement: null,
  neighborhood: null,
  city: 'Olinda',
  state: 'PE',
  countsInFigures: false,
};
const before = valuesOf(profile);

describe('the PATCH body of a profile', () => {
  it.each<[string, Partial<ProfileValues>, object]>([
    ['nothing that stayed as it was', {}, {}],
    ['what changed', { city: 'Recife', phone: '81' }, { city: 'Recife', phone: '81' }],
    ['what was emptied, as taken back', { cpf: '', city: '' }, { cpf: null, city: null }],
    ['a photo that was removed', { profilePicture: null }, { profilePicture: null }],
    ['a name that was emptied, as it is', { name: '' }, { name: '' }],
  ])('%s', (_, typed, sent) => {
    expect(changesOf({ ...before, ...typed }, before)).toEqual(sent);
  });
});

describe('a profile', () => {
  const mistakes = mistakesIn(before, '2026-11-21');

  it.each<[string, Partial<ProfileValues>, object]>([
    ['may stay as it is, with a name of two words and half an address', {}, {}],
    ['may be emptied, but for the name', { cpf: '', city: '', state: '' }, {}],
    ['has a name', { name: '' }, { name: 'Campo obrigatório' }],
    [
      'takes no single short name',
      { name: 'Mariana' },
      { name: 'O nome deve ter no mínimo 10 caracteres' },
    ],
    [
      'says of each field what is wrong',
      {
        phone: '819',
        whatsapp: '00987654321',
        cpf: '52998224726',
        birthDate: '2026-11-22',
        postalCode: '530',
      },
      {
        phone: 'Informe os 11 números do telefone, com o DDD',
        whatsapp: 'WhatsApp inválido. Confira o DDD e o número',
        cpf: 'CPF inválido',
        birthDate: 'Data de nascimento inválida',
        postalCode: 'O CEP tem 8 números',
      },
    ],
  ])('%s', (_, typed, expected) => {
    expect(mistakes({ ...before, ...typed })).toEqual(expected);
  });
});

it.each([
  [
    { width: 300, height: 200 },
    { x: 50, y: 0, length: 200 },
  ],
  [
    { width: 200, height: 300 },
    { x: 0, y: 50, length: 200 },
  ],
  [
    { width: 100, height: 100 },
    { x: 0, y: 0, length: 100 },
  ],
])('of a photo of %j stays the square %j', (photo, square) => {
  expect(middleSquare(photo)).toEqual(square);
});
