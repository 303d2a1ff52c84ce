import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import * as filesContract from '@sabia/domain/files/files.contract.ts';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as subscriptions from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { aLive } from '../lives/lives.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { codeIn, emailsTo } from '../../test/support/outbox.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { aPayer, aPlan } from '../subscriptions/subscriptions.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { personalData } from './personal-data.ts';

const { app, db, call, time, folder, identity, tokenOf } = await createTestApp();
const admin = await anAdmin(db);

async function codeFor(person: User): Promise<string> {
  expect((await call(person, privacy.requestDeletionCode)).status).toBe(204);
  const letters = await emailsTo(join(folder, 'outbox'), person.email);
  return assertDefined(codeIn(assertDefined(letters.at(-1))));
}
const deleting = (person: User, body: { code: string; keepsName?: boolean }) =>
  call(person, privacy.deleteAccount, { body });

async function completesACourse(person: User): Promise<string> {
  const course = await aCourse(db, { sections: [{ contents: 1 }] });
  const sectionId = assertDefined(course.sections[0]).id;
  const contentId = assertDefined(course.contentIds[0]);
  const body = { courseId: course.id, userId: person.id, sectionId, contentId, isCompleted: true };
  const done = await call(person, progress.progressContent, { body });
  return assertDefined(done.body.certificate).code;
}

async function uploadsAPhoto(person: User): Promise<string> {
  const background = { r: 12, g: 99, b: 55 };
  const bytes = await sharp({ create: { width: 700, height: 700, channels: 3, background } })
    .png()
    .toBuffer();
  const file = { fileName: 'eu.png', contentType: 'image/png', size: bytes.length };
  const { body: ticket } = await call(person, filesContract.requestUpload, { body: file });
  await app.inject({
    method: 'PUT',
    url: ticket.uploadUrl,
    payload: bytes,
    headers: { 'content-type': 'image/png' },
  });
  const finished = await call(person, filesContract.finishUpload, { params: { id: ticket.id } });
  return withoutAccess(finished.body.url);
}

const personalTexts = {
  name: 'Zuleica Quaresma Xavante',
  email: 'zuleica.quaresma@exemplo.com.br',
  providerId: '',
  cpf: '39053344705',
  phone: '82988776655',
  whatsapp: '82977665544',
  birthDate: '1977-03-29',
  postalCode: '57020440',
  street: 'Ladeira dos Jambeiros Roxos',
  number: '4321-Z',
  complement: 'Sobrado Anil',
  neighborhood: 'Bairro Pitangueira',
  city: 'Mangabeirópolis',
  networkAddress: '203.0.113.77',
  guardianEmail: 'jacira.quaresma@exemplo.com.br',
};

/** A user with every kind of personal data. */
async function aUserWithAllData() {
  const { name, email, networkAddress, guardianEmail, providerId: _, ...told } = personalTexts;
  const account = { name, email, password: 'um bom segredo' };
  const { providerId } = await identity.createVerifiedAccount(account);
  const person = await aUser(db, { name, email, providerId });
  await db.run(sql`
    insert into identity.session (id, "expiresAt", token, "updatedAt", "ipAddress", "userId")
    values ('s1', now(), 'secret', now(), ${networkAddress}, ${providerId})`);
  await db.run(sql`
    insert into identity.sign_ups (nonce_hash, email, name, password, expires_at)
    values ('nonce', ${email}, ${name}, 'x', now())`);
  await db.run(sql`
    insert into identity.codes (email, seed, expires_at) values (${email}, 'seed', now())`);
  await db.run(sql`insert into invitations (user_id, invited_at) values (${person.id}, now())`);
  await db.run(sql`
    insert into guardians (user_id, email, asked_at, expires_at)
    values (${person.id}, ${guardianEmail}, now(), now())`);
  await db.run(sql`
    insert into saved_comments (user_id, text, created_at) values (${person.id}, ${`De ${name}`}, now())`);
  const photo = await uploadsAPhoto(person);
  const former = { ...told, state: 'AL', profilePicture: photo };
  const params = { id: person.id };
  expect((await call(person, users.changeUser, { params, body: former })).status).toBe(200);
  const code = await completesACourse(person);
  const live = await aLive(db, {
    startsAt: new Date(time.now.getTime() + 86_400_000).toISOString(),
  });
  await call(person, lives.requestReminder, { params: { id: live.id } });
  await call(person, lives.readCalendarFeed);
  const extraTime = { params, body: { percent: 50 } };
  expect((await call(admin, users.setExtraTime, extraTime)).status).toBe(200);
  const plan = await aPlan(db);
  const { street, number, neighborhood, city, postalCode } = told;
  const address = { street, number, neighborhood, city, postalCode, state: 'AL' };
  const payer = { ...aPayer, name, cpf: told.cpf, address };
  const subscribed = await call(person, subscriptions.subscribe, {
    body: { planId: plan.id, method: 'PIX', payer } as never,
  });
  const charge = { id: assertDefined(subscribed.body.charge).id };
  await call(person, subscriptions.simulateCharge, {
    params: charge,
    body: { outcome: 'PAID' },
  });
  return { person, photo, code };
}

/** The tables that contain a text anywhere. */
async function placesOf(text: string): Promise<string[]> {
  const tables = await db.many<{ table: string }>(sql`
    select format('%I.%I', table_schema, table_name) as "table" from information_schema.tables
    where table_schema in ('public', 'identity') and table_type = 'BASE TABLE'`);
  const { rows } = await db.pool.query<{ table: string }>(
    tables
      .map(
        ({ table }) =>
          `select '${table}' as "table" from ${table} t where position(lower($1) in lower(t::text)) > 0`,
      )
      .join(' union '),
    [text],
  );
  return rows.map(({ table }) => table);
}

const aboutPerson = async (id: string, providerId: string, email: string) => {
  const { rows } = await db.pool.query<{ table: string; count: number }>(
    personalData
      .map(
        ({ table, about }) =>
          `select '${table}' as "table", count(*)::int from ${table} t, (
            select $1::uuid as id, $2::text as provider_id, $3::text as email) person where ${about}`,
      )
      .join(' union all '),
    [id, providerId, email],
  );
  return new Map(rows.map(({ table, count }) => [table, count]));
};

describe('a deleted account', async () => {
  const { person, photo, code: certificate } = await aUserWithAllData();
  const values = Object.entries({ ...personalTexts, providerId: person.providerId, photo });
  const photoName = assertDefined(photo.split('/').at(-1)).split('-')[0];
  const photos = async () =>
    (await readdir(join(folder, 'files', 'kept'))).filter((name) =>
      name.startsWith(`${photoName}-`),
    );

  it('leaves no personal data', async () => {
    for (const [what, value] of values) expect(await placesOf(value), what).not.toEqual([]);
    expect((await photos()).length).toBeGreaterThan(1);
    const before = await aboutPerson(person.id, person.providerId, person.email);

    expect(await deleting(person, { code: await codeFor(person) })).toMatchObject({ status: 204 });

    for (const [what, value] of values) expect(await placesOf(value), what).toEqual([]);
    expect(await photos()).toEqual([]);
    const after = await aboutPerson(person.id, person.providerId, person.email);
    for (const { table, afterwards } of personalData) {
      if (afterwards === 'REMOVED') expect(after.get(table), table).toBe(0);
      // The ledger gets one more entry, which ends the subscription.
      else if (table !== 'access_entries') expect(after.get(table), table).toBe(before.get(table));
    }
  });

  it('leaves certificates that can be verified, without the name', async () => {
    const { status, body } = await call(null, certificates.verifyCertificate, {
      params: { code: certificate },
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { holderName: 'Titular removido' },
    });
  });

  it('refuses tokens that were issued before', async () => {
    const authorization = `Bearer ${await tokenOf(person)}`;
    const url = `/v1/users/provider/${person.providerId}`;
    const answer = await app.inject({ method: 'GET', url, headers: { authorization } });
    expect(answer.statusCode).toBe(401);
    expect(await placesOf(person.email)).toEqual([]);
  });

  it('is not found by administrators', async () => {
    const params = { id: person.id };
    expect((await call(admin, users.readUser, { params })).status).toBe(404);
    expect((await call(admin, users.readUserOverview, { params })).status).toBe(404);
    const change = { params, body: { role: 'ADMIN' } } as const;
    expect((await call(admin, users.changeRole, change)).status).toBe(404);
    const { body } = await call(admin, users.pageUsers, { query: { searchKey: 'removido' } });
    expect(body.total).toBe(0);
  });

  it('leaves its address free for a new account', async () => {
    const account = { name: 'Zuleica', email: personalTexts.email, password: 'outro bom segredo' };
    const { providerId } = await identity.createVerifiedAccount(account);
    const newcomer = await call({ providerId }, users.readUserByProvider, {
      params: { id: providerId },
    });
    expect(newcomer.status).toBe(200);
    expect(newcomer.body.id).not.toBe(person.id);
  });
});

describe('deleting an account', () => {
  it('keeps the name on certificates on request', async () => {
    const learner = await aUser(db, { name: 'Rosa Pires' });
    const code = await completesACourse(learner);
    await deleting(learner, { code: await codeFor(learner), keepsName: true });
    const { body } = await call(null, certificates.verifyCertificate, { params: { code } });
    expect(body).toMatchObject({ holderName: 'Rosa Pires' });
  });

  it('needs the code from the e-mail, with five attempts, within fifteen minutes, once', async () => {
    const learner = await aUser(db);
    const right = await codeFor(learner);
    const wrong = right === '00000000' ? '11111111' : '00000000';
    for (let tries = 0; tries < 5; tries++) {
      expect((await deleting(learner, { code: wrong })).body.code).toBe('code_invalid');
    }
    expect((await deleting(learner, { code: right })).body.code).toBe('code_invalid');

    const late = await codeFor(learner);
    time.now = new Date(time.now.getTime() + 16 * 60_000);
    expect((await deleting(learner, { code: late })).body.code).toBe('code_invalid');

    const somebodyElses = await codeFor(await aUser(db));
    const code = await codeFor(learner);
    expect((await deleting(learner, { code: somebodyElses })).body.code).toBe('code_invalid');
    const both = await Promise.all([deleting(learner, { code }), deleting(learner, { code })]);
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('is refused for the last administrator', async () => {
    expect((await call(admin, privacy.requestDeletionCode)).body.code).toBe('last_admin');
    const second = await anAdmin(db);
    const code = await codeFor(second);
    await db.run(sql`update users set role = 'LEARNER' where id = ${admin.id}`);
    expect((await deleting(second, { code })).body.code).toBe('last_admin');
    await db.run(sql`update users set role = 'ADMIN' where id = ${admin.id}`);
    expect((await deleting(second, { code })).status).toBe(204);
  });

  it('keeps content of an administrator, without an owner', async () => {
    const author = await anAdmin(db);
    const cover = await uploadsAPhoto(author);
    const course = await aCourse(db, { thumbUrl: cover });
    await deleting(author, { code: await codeFor(author) });
    const served = await app.inject({ method: 'GET', url: cover });
    expect(served.statusCode).toBe(200);
    const owned = await db.maybe(sql`
      select files.owner_id from files join courses on thumb_url = url where courses.id = ${course.id}`);
    expect(owned).toEqual({ ownerId: null });
  });

  it('needs a signed-in user', async () => {
    const stranger = await call(null, privacy.deleteAccount, { body: { code: '12345678' } });
    expect(stranger.status).toBe(401);
  });
});
