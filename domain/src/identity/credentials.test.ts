import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { code, password, signIn, signUp } from './credentials.ts';

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('a code', () => {
  it.each([
    ['12345678', undefined],
    ['00000000', undefined],
    [' 12345678\n', undefined],
    ['', 'Campo obrigatório'],
    [undefined, 'Campo obrigatório'],
    ['1234567', 'O código tem 8 números'],
    ['123456789', 'O código tem 8 números'],
    ['1234567a', 'O código tem 8 números'],
    ['1234\n5678', 'O código tem 8 números'],
    ['١٢٣٤٥٦٧٨', 'O código tem 8 números'],
  ])('%j: %s', (typed, message) => {
    expect(messageOf(code, typed)).toBe(message);
  });
});

describe('a password', () => {
  it.each([
    ['12345678', undefined],
    ['        ', undefined],
    ['a'.repeat(128), undefined],
    ['', 'Campo obrigatório'],
    ['1234567', 'Mínimo 8 caracteres'],
    ['a'.repeat(129), 'Máximo 128 caracteres'],
  ])('%j: %s', (typed, message) => {
    expect(messageOf(password, typed)).toBe(message);
  });

  it('may be shorter at sign-in than at sign-up', () => {
    expect(messageOf(signIn, { email: 'a@exemplo.com', password: 'curta' })).toBeUndefined();
  });
});

it('a sign-up is normalized and keeps its own fields only', () => {
  expect(
    signUp.parse({
      name: ' Ana Lima ',
      email: ' Ana@Exemplo.COM ',
      password: ' senha com espaços ',
      image: 'https://exemplo.com/ana.png',
      emailVerified: true,
    }),
  ).toEqual({ name: 'Ana Lima', email: 'ana@exemplo.com', password: ' senha com espaços ' });
});
