import * as files from '@sabia/domain/users/user-files.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { messages } from '@sabia/domain/messages.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from './users.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
type Person = typeof admin;

const read = (who: Person | null, { id }: Person) =>
  call(who, contract.readProfile, { params: { id } });
const change = (who: Person, { id }: Person, body: object) =>
  call(who, contract.changeUser, { params: { id }, body });

const sent = {
  phone: '(81) 98765-4321',
  whatsapp: '+55 81 98765-4321',
  cpf: '529.982.247-25',
  birthDate: '1990-02-28',
  postalCode: '53010-120',
  street: 'Rua do Amparo',
  number: '28',
  complement: 'Casa 2',
  neighborhood: 'Amparo',
  city: 'Olinda',
  state: 'PE',
};
const stored = {
  ...sent,
  phone: '81987654321',
  whatsapp: '81987654321',
  cpf: '52998224725',
  postalCode: '53010120',
};

describe('the profile', () => {
  it('is stored without punctuation and shown to its owner and administrators only', async () => {
    const rita = await aUser(db, { name: 'Rita de Souza' });
    expect((await change(rita, rita, sent)).body).toMatchObject({ city: 'Olinda', state: 'PE' });

    const profile = { id: rita.id, name: 'Rita de Souza', profilePicture: null, ...stored };
    expect((await read(rita, rita)).body).toEqual({ ...profile, countsInFigures: false });
    expect((await read(admin, rita)).body).toEqual({ ...profile, countsInFigures: false });
    expect((await read(await aUser(db), rita)).status).toBe(403);
    expect((await read(null, rita)).status).toBe(401);
  });

  it('changes field by field, and null clears a field', async () => {
    const rita = await aUser(db);
    await change(rita, rita, sent);
    await change(rita, rita, { cpf: null, street: 'Rua Nova' });
    expect((await read(rita, rita)).body).toMatchObject({
      ...stored,
      cpf: null,
      street: 'Rua Nova',
    });
  });

  it('keeps both of two simultaneous changes', async () => {
    const rita = await aUser(db);
    await Promise.all(
      Object.entries(sent).map(([field, value]) => change(rita, rita, { [field]: value })),
    );
    expect((await read(rita, rita)).body).toMatchObject(stored);
  });

  it.each([
    ['cpf', '529.982.247-26', 'CPF inválido'],
    ['cpf', '529', 'O CPF tem 11 números'],
    ['phone', '(20) 98765-4321', 'Telefone inválido. Confira o DDD e o número'],
    ['whatsapp', '98765-4321', 'Informe os 11 números do WhatsApp, com o DDD'],
    ['birthDate', '1990-02-30', 'Data de nascimento inválida'],
    ['postalCode', '5301', 'O CEP tem 8 números'],
    ['state', 'XX', 'Estado inválido'],
    ['street', ' ', 'Campo obrigatório'],
    ['profilePicture', 'javascript:alert(1)', 'Endereço inválido. Comece com https:// ou http://'],
    ['profilePicture', 'https://mal.example/eu.png', messages.profilePicture],
    ['name', 'Rita\u202E de Souza', messages.unseenSign],
  ])('is refused where %s is %j', async (path, value, message) => {
    const rita = await aUser(db);
    const { status, body } = await change(rita, rita, { [path]: value });
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ path, message });
  });

  it('refuses a birth date in the future of São Paulo', async () => {
    const rita = await aUser(db);
    // 22:30 in São Paulo is the next day in UTC.
    time.now = new Date('2026-11-22T01:30:00.000Z');
    const born = (birthDate: string) => change(rita, rita, { birthDate });
    expect((await born('2026-11-21')).status).toBe(200);
    expect((await born('2026-11-22')).body.errors).toEqual([
      { path: 'birthDate', message: 'Data de nascimento inválida' },
    ]);
  });
});

it('is in no other reply about users, also for administrators', async () => {
  const rita = await aUser(db, { name: 'Rita Reservada' });
  await change(rita, rita, sent);
  const params = { id: rita.id };
  const answers = [
    await call(admin, contract.pageUsers, { query: { searchKey: 'reservada' } }),
    await call(admin, contract.searchUsers, { query: { terms: 'reservada' } }),
    await call(admin, contract.listUsersByIds, { query: { id: [rita.id] } }),
    await call(admin, contract.readUser, { params }),
    await call(admin, contract.readUserOverview, { params }),
    await call(admin, contract.readUserByProvider, { params: { id: rita.providerId } }),
    await call(admin, contract.readUserByEmail, { params: { email: rita.email } }),
    await call(admin, files.exportUsers, { query: { searchKey: 'reservada' } }),
    await change(admin, rita, { level: 'Avançado' }),
  ].map(({ body }) => (Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body)));

  for (const answer of answers) expect(answer).toContain(rita.email);
  const secrets = [stored.cpf, stored.phone, stored.street, stored.birthDate, stored.postalCode];
  for (const secret of secrets) expect(answers.join('\n')).not.toContain(secret);
});
