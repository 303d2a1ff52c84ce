import * as files from '@sabia/domain/users/user-files.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from './users.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
type Somebody = typeof admin;

const read = (who: Somebody | null, { id }: Somebody) =>
  call(who, contract.readProfile, { params: { id } });
const change = (who: Somebody, { id }: Somebody, body: object) =>
  call(who, contract.changeUser, { params: { id }, body });

const told = {
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
const kept = {
  ...told,
  phone: '81987654321',
  whatsapp: '81987654321',
  cpf: '52998224725',
  postalCode: '53010120',
};

describe('what somebody tells of themselves', () => {
  it('is kept without marks, shown to them and to an admin, and to nobody else', async () => {
    const rita = await aUser(db, { name: 'Rita de Souza' });
    expect((await change(rita, rita, told)).body).toMatchObject({ city: 'Olinda', state: 'PE' });

    const profile = { id: rita.id, name: 'Rita de Souza', profilePicture: null, ...kept };
    expect((await read(rita, rita)).body).toEqual(profile);
    expect((await read(admin, rita)).body).toEqual(profile);
    expect((await read(await aUser(db), rita)).status).toBe(403);
    expect((await read(null, rita)).status).toBe(401);
  });

  it('changes by the field, and is taken back by null', async () => {
    const rita = await aUser(db);
    await change(rita, rita, told);
    await change(rita, rita, { cpf: null, street: 'Rua Nova' });
    expect((await read(rita, rita)).body).toMatchObject({ ...kept, cpf: null, street: 'Rua Nova' });
  });

  it('loses nothing to two changes at the same moment', async () => {
    const rita = await aUser(db);
    await Promise.all(
      Object.entries(told).map(([field, value]) => change(rita, rita, { [field]: value })),
    );
    expect((await read(rita, rita)).body).toMatchObject(kept);
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
  ])('is refused where %s is %j', async (path, value, message) => {
    const rita = await aUser(db);
    const { status, body } = await change(rita, rita, { [path]: value });
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ path, message });
  });

  it('has no birthday that is still to come in São Paulo', async () => {
    const rita = await aUser(db);
    // Half past ten in the evening there, the next day in London.
    time.now = new Date('2026-11-22T01:30:00.000Z');
    const born = (birthDate: string) => change(rita, rita, { birthDate });
    expect((await born('2026-11-21')).status).toBe(200);
    expect((await born('2026-11-22')).body.errors).toEqual([
      { path: 'birthDate', message: 'Data de nascimento inválida' },
    ]);
  });
});

it('is in nothing else that tells of people, not even for an admin', async () => {
  const rita = await aUser(db, { name: 'Rita Reservada' });
  await change(rita, rita, told);
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
  const secrets = [kept.cpf, kept.phone, kept.street, kept.birthDate, kept.postalCode];
  for (const secret of secrets) expect(answers.join('\n')).not.toContain(secret);
});
