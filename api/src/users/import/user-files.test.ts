import { randomUUID } from 'node:crypto';
import * as files from '@sabia/domain/users/user-files.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { aSubscriber, anAdmin, aUser } from '../users.factory.ts';

const { app, db, call, tokenOf } = await createTestApp();
const admin = await anAdmin(db, { name: 'Helena', email: 'helena@escola.br' });

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const preview = (csv: string | Buffer) =>
  call(admin, files.previewUserImport, { body: { contentBase64: base64(csv) } });
const importCsv = (csv: string | Buffer, known: 'keep' | 'update' = 'keep', who: User = admin) =>
  call(who, files.importUsers, { body: { contentBase64: base64(csv), known } });

async function find(searchKey: string): Promise<User | undefined> {
  const { body } = await call(admin, contract.pageUsers, { query: { searchKey } });
  return body.items[0];
}

/** Reads the own profile, as the site does after a sign-in. */
async function readSelf(claims: { email: string; providerId?: string; emailVerified?: boolean }) {
  const providerId = claims.providerId ?? randomUUID();
  const response = await app.inject({
    url: `/v1/users/provider/${providerId}`,
    headers: { authorization: `Bearer ${await tokenOf({ ...claims, providerId })}` },
  });
  return response.json<User>();
}

describe('a sheet of people', () => {
  it.each([
    ['semicolons and the mark of UTF-8', '\uFEFFNome;E-mail\r\nJosé;jose.1@escola.br\r\n'],
    ['commas', 'Nome,E-mail\nJosé,jose.2@escola.br'],
    ['tabs', 'Nome\tE-mail\nJosé\tjose.3@escola.br\n'],
    ['the code page of Excel', Buffer.from('Nome;E-mail\nJosé;jose.4@escola.br\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFNome\tE-mail\nJosé\tjose.5@escola.br\n', 'utf16le')],
    ['quotes over several lines', '"Nome";"E-mail"\n"José";"jose.6@escola.br"\n'],
  ])('is read with %s', async (_kind, csv) => {
    const { status, body } = await preview(csv);
    expect({ status, problems: body.problems }).toEqual({ status: 200, problems: [] });
    expect(body).toMatchObject({ newQtd: 1, knownQtd: 0, newPeople: [{ line: 2, name: 'José' }] });
  });

  it.each([
    ['sep=;\r\nNome;E-mail\r\nJosé, o Neto;jose.7@escola.br\r\n', 3, 'José, o Neto'],
    ['Alunos, manhã, 2026\nNome;E-mail\nJosé;jose.8@escola.br\n', 3, 'José'],
    [
      'username,firstname,lastname,email\njose,José,Prado Lima,jose.9@escola.br\n',
      2,
      'José Prado Lima',
    ],
    ['Nome;Sobrenome;Endereço de email\nJosé;Prado;jose.10@escola.br\n', 2, 'José Prado'],
  ])('is read from %j', async (csv, line, name) => {
    const { body } = await preview(csv);
    expect(body).toMatchObject({ problems: [], newPeople: [{ line, name }] });
  });

  it.each([
    ['PK\u0003\u0004\0\0', 1, 'Este arquivo não é um CSV.'],
    ['Nome;E-mail\n"Ana;ana@escola.br\n', 2, 'Há aspas abertas que não se fecham.'],
    ['Nome;E-mail\nAna;ana@escola\n', 2, 'Email inválido'],
  ])('%j is reported with its line', async (csv, line, message) => {
    const { body } = await preview(csv);
    expect(body.problems).toEqual([
      expect.objectContaining({ line, message: expect.stringContaining(message) }),
    ]);
    expect((await importCsv(csv)).status).toBe(422);
  });

  it('too large, empty or absent is refused', async () => {
    expect((await importCsv('x'.repeat(3 * 1024 * 1024))).status).toBe(413);
    const large = await importCsv('x'.repeat(2 * 1024 * 1024 + 100));
    expect(large.body.errors).toEqual([
      { path: 'contentBase64', message: 'O arquivo passa de 2 MB' },
    ]);
    expect((await importCsv('')).body.errors).toEqual([
      { path: 'contentBase64', message: 'O arquivo está vazio' },
    ]);
  });

  it('is for administrators', async () => {
    const csv = 'Nome;E-mail\nIntrusa;intrusa@escola.br';
    expect((await importCsv(csv, 'keep', await aUser(db))).status).toBe(403);
    expect(await find('intrusa')).toBeUndefined();
  });
});

describe('an import', () => {
  it('invites new people and leaves known users unchanged', async () => {
    const known = await aSubscriber(db, { name: 'Bia', email: 'bia@escola.br' });
    const csv = [
      'Nome;E-mail;Papel;Assinante;Papel na turma;Modalidade',
      'Caio Prado;CAIO@escola.br;;sim;Monitor;híbrido',
      'Outra Bia;bia@escola.br;Administração;não;;',
    ].join('\n');
    expect((await preview(csv)).body).toMatchObject({
      newQtd: 1,
      knownQtd: 1,
      knownPeople: [{ email: 'bia@escola.br' }],
    });
    expect((await importCsv(csv)).body).toEqual({ invitedQtd: 1, updatedQtd: 0, keptQtd: 1 });
    expect(await find('caio@escola.br')).toMatchObject({
      name: 'Caio Prado',
      email: 'caio@escola.br',
      role: 'LEARNER',
      isSubscriber: true,
      classroomRole: 'MONITOR',
      classroomRoleActive: true,
      classroomModeType: 'HYBRID',
      isInvited: true,
    });
    expect(await find('bia@escola.br')).toMatchObject(known);
  });

  it('can update known users, except names and empty cells', async () => {
    await aSubscriber(db, { name: 'Davi', email: 'davi@escola.br' });
    const csv = 'Nome;E-mail;Papel;Assinante\nD.;davi@escola.br;Administração;';
    expect((await importCsv(csv, 'update')).body).toEqual({
      invitedQtd: 0,
      updatedQtd: 1,
      keptQtd: 0,
    });
    expect(await find('davi@escola.br')).toMatchObject({
      name: 'Davi',
      isAdmin: true,
      isSubscriber: true,
      isInvited: false,
    });
  });

  it('imports all people or none', async () => {
    const csv = 'Nome;E-mail\nEva;eva@escola.br\nFábio;fabio@escola\n;gil@escola.br';
    const { status, body } = await importCsv(csv);
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: 'lines.3.E-mail', message: 'Email inválido' },
      { path: 'lines.4.Nome', message: 'Campo obrigatório' },
    ]);
    expect(await find('eva@escola.br')).toBeUndefined();
  });

  it('by two administrators at the same time invites each person once', async () => {
    const csv = `Nome;E-mail\n${Array.from({ length: 50 }, (_, at) => `Íris ${at};iris${at}@escola.br`).join('\n')}`;
    const reports = await Promise.all([importCsv(csv), importCsv(csv)]);
    expect(reports.map(({ body }) => body.invitedQtd).toSorted((a, b) => a - b)).toEqual([0, 50]);
  });

  it('of five thousand people succeeds', async () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `Pessoa ${at};p${at}@mil.br;sim`);
    const { status, body } = await importCsv(['Nome;E-mail;Assinante', ...lines].join('\n'));
    expect({ status, body }).toEqual({
      status: 200,
      body: { invitedQtd: 5000, updatedQtd: 0, keptQtd: 0 },
    });
  });

  it('refuses to demote the last administrator and then changes nothing', async () => {
    const school = await createTestApp();
    const boss = await anAdmin(school.db, { email: 'chefe@escola.br' });
    const body = {
      contentBase64: base64(
        'Nome;E-mail;Papel\nChefe;chefe@escola.br;Estudante\nLia;lia@escola.br;Administração',
      ),
      known: 'update',
    } as const;
    const refused = await school.call(boss, files.importUsers, { body });
    expect(refused).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    const users = await school.call(boss, contract.pageUsers);
    expect(users.body.items).toMatchObject([{ email: 'chefe@escola.br', isAdmin: true }]);
  });
});

describe('an invited person', () => {
  const invite = (email: string, more = '') =>
    importCsv(`Nome;E-mail;Papel;Assinante;Papel na turma\nNina Sá;${email};${more}`);

  it('is imported again beside a user of the address, who gets the changes', async () => {
    await invite('nina@escola.br', ';;');
    const nina = await readSelf({ email: 'nina@escola.br' });
    const csv = 'Nome;E-mail;Papel na turma\nN.;nina@escola.br;Professor';
    expect((await importCsv(csv, 'update')).body).toEqual({
      invitedQtd: 0,
      updatedQtd: 1,
      keptQtd: 0,
    });
    const again = await readSelf({ email: 'nina@escola.br', providerId: nina.providerId });
    expect(again).toMatchObject({ id: nina.id, classroomRole: 'TEACHER' });
  });

  it('does not count as the last administrator', async () => {
    const school = await createTestApp();
    const boss = await anAdmin(school.db);
    const contentBase64 = base64('Nome;E-mail;Papel\nTeo;teo@escola.br;Administração');
    await school.call(boss, files.importUsers, { body: { contentBase64 } });
    const demoted = await school.call(boss, contract.changeRole, {
      params: { id: boss.id },
      body: { role: 'LEARNER' },
    });
    expect(demoted).toMatchObject({ status: 409, body: { code: 'last_admin' } });
  });
});

describe('an export', () => {
  const text = async (query: object) => {
    const { status, headers, body } = await call(admin, files.exportUsers, { query });
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/csv; charset=utf-8',
    });
    return Buffer.isBuffer(body) ? body.toString() : '';
  };

  it('has the filters and the order of the listing and can be imported', async () => {
    await aSubscriber(db, {
      name: '=HYPERLINK("http://mal.br")',
      email: 'x2@sai.br',
      city: 'Belém',
    });
    await anAdmin(db, { name: 'Ana; a primeira', email: 'x1@sai.br' });
    const csv = await text({ searchKey: '@sai.br' });
    const [mark, ...lines] = [csv.slice(0, 1), ...csv.slice(1).split('\r\n')];
    expect(mark).toBe('\uFEFF');
    expect(lines).toEqual([
      '"Nome";"E-mail";"Papel";"Assinante";"Papel na turma";"Ativo na turma";"Modalidade";"Nível";"Estado";"Cidade";"Situação";"Desde"',
      expect.stringMatching(
        /^"'=HYPERLINK\(""http:\/\/mal\.br""\)";"x2@sai\.br";"Estudante";"Sim";.*"Belém";"Conta ativa";"\d\d\/\d\d\/\d{4}"$/,
      ),
      expect.stringMatching(/^"Ana; a primeira";"x1@sai\.br";"Administração";"Não";/),
      '',
    ]);
    expect(await text({ searchKey: '@sai.br', isSubscriber: 'true' })).not.toContain('x1@sai.br');
    expect((await preview(csv)).body).toMatchObject({ knownQtd: 2, newQtd: 0, problems: [] });
  });

  it('is for administrators', async () => {
    expect((await call(await aUser(db), files.exportUsers)).status).toBe(403);
  });
});

it('an address belongs to one verified and one invited user', async () => {
  await importCsv('Nome;E-mail\nVera;vera@escola.br');
  await aUser(db, { email: 'VERA@escola.br' });
  await expect(aUser(db, { email: 'vera@escola.br' })).rejects.toThrow('users_email_verified');
  expect((await importCsv('Nome;E-mail\nVera;vera@escola.br')).body).toMatchObject({
    invitedQtd: 0,
    keptQtd: 1,
  });
});
