import { expect, it } from 'vitest';
import { forgetInvitation, readInvitation } from './invitation-link.ts';

function aStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it('an invitation is remembered until it is accepted, and a newer link replaces it', () => {
  const storage = aStorage();
  expect(readInvitation(storage, '')).toBeNull();
  const ana = { email: 'ana+turma@escola.br', token: 'abc-_1' };
  expect(readInvitation(storage, new URLSearchParams({ ...ana }).toString())).toEqual(ana);
  expect(readInvitation(storage, '')).toEqual(ana);
  expect(readInvitation(storage, 'email=bia%40escola.br')).toEqual(ana);
  const bia = { email: 'bia@escola.br', token: 'x' };
  expect(readInvitation(storage, 'email=bia%40escola.br&token=x')).toEqual(bia);
  forgetInvitation(storage);
  expect(readInvitation(storage, '')).toBeNull();
});
