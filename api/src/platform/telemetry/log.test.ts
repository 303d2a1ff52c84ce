import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './log.ts';

const logged = async (message: string) => {
  const lines = new PassThrough();
  pino(logOptions('info'), lines).info(message);
  lines.end();
  return (JSON.parse(await text(lines)) as { msg: string }).msg;
};

it.each([
  ['cpf52998224725 e telefone 81988887777', 'cpf[cpf] e telefone [cpf]'],
  ['52998224725', '[cpf]'],
  ['529.982.247-25', '[cpf]'],
])('removes the CPF from %s', async (message, expected) => {
  expect(await logged(message)).toBe(expected);
});

it.each(['02d8c598-3c45-47ad-ac53-d76340191299', '02d8c598-3c45-47ad-ac53-76340191299d'])(
  'keeps the request id %s, whose last group has eleven digits',
  async (id) => {
    expect(await logged(`request ${id} failed`)).toBe(`request ${id} failed`);
  },
);
