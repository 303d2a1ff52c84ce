import { randomUUID } from 'node:crypto';
import type { ReadingSettings } from '@sabia/domain/users/reading-settings.ts';
import * as providers from '@sabia/domain/users/sign-in-providers.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '../platform/db/database.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { aSubscriber, anAdmin, aUser } from './users.factory.ts';

const { app, db, call, tokenOf } = await createTestApp({ adminEmail: 'diretora@escola.br' });
const admin = await anAdmin(db, { name: 'Helena' });

/** Reads the own profile, as the site does after a sign-in. */
async function readSelf(claims: Parameters<typeof tokenOf>[0]) {
  const response = await app.inject({
    method: 'GET',
    url: `/v1/users/provider/${claims.providerId}`,
    headers: { authorization: `Bearer ${await tokenOf(claims)}` },
  });
  return { status: response.statusCode, body: response.json() };
}

describe('a person who signs in', () => {
  it('becomes a user and is found again', async () => {
    const claims = { providerId: randomUUID(), email: 'Rita@Example.com', name: 'Rita Lima' };
    const first = await readSelf(claims);
    expect(first).toMatchObject({
      status: 200,
      body: {
        email: 'rita@example.com',
        name: 'Rita Lima',
        role: 'LEARNER',
        isAdmin: false,
        isSubscriber: false,
      },
    });
    expect((await readSelf(claims)).body.id).toBe(first.body.id);
  });

  it('becomes one user also by many simultaneous requests', async () => {
    const claims = { providerId: randomUUID(), email: 'juntos@example.com' };
    const ids = (await Promise.all(Array.from({ length: 20 }, () => readSelf(claims)))).map(
      ({ body }) => body.id,
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('is linked to the user with the same verified address', async () => {
    const known = await aUser(db, { email: 'ligada@example.com' });
    const arrived = await readSelf({ providerId: randomUUID(), email: 'ligada@example.com' });
    expect(arrived.body.id).toBe(known.id);
  });

  it('stays the same user after a change of address, and the old one is free', async () => {
    const providerId = randomUUID();
    const first = await readSelf({ providerId, email: 'velha@example.com' });
    const later = await readSelf({ providerId, email: 'nova@example.com' });
    expect(later.body).toMatchObject({ id: first.body.id, email: 'nova@example.com' });
    const stranger = await readSelf({ providerId: randomUUID(), email: 'velha@example.com' });
    expect(stranger.body.id).not.toBe(first.body.id);
    await readSelf({ providerId, email: 'velha@example.com' });
    const other = await readSelf({ providerId: randomUUID(), email: 'velha@example.com' });
    expect(other.body.id).toBe(stranger.body.id);
  });

  it('has a name and a picture that can be shown, or a default', async () => {
    const named = async (claims: { name?: string; picture?: string }) =>
      (
        await readSelf({
          providerId: randomUUID(),
          email: `${randomUUID()}@example.com`,
          ...claims,
        })
      ).body;
    expect(await named({ name: 'x'.repeat(121), picture: 'javascript:alert(1)' })).toMatchObject({
      name: expect.stringMatching(/^[0-9a-f-]{36}$/),
      profilePicture: null,
    });
    expect((await named({ name: 'Ana\0' })).name).toMatch(/^[0-9a-f-]{36}$/);
    const picture = 'https://lh3.googleusercontent.com/a/ana';
    expect(await named({ name: 'Ana\u202E', picture })).toMatchObject({
      name: 'Ana',
      profilePicture: picture,
    });
    expect(
      await named({ name: 'João'.normalize('NFD'), picture: 'https://mal.example/a.jpg' }),
    ).toMatchObject({ name: 'João', profilePicture: null });
    const withSurrogate = await readSelf({ providerId: `x\uD800${randomUUID()}`, email: 'x@y.br' });
    expect(withSurrogate.status).toBe(401);
  });

  it('is not linked by an unverified address', async () => {
    const known = await aUser(db, { email: 'alheia@example.com' });
    const arrived = await readSelf({
      providerId: randomUUID(),
      email: 'alheia@example.com',
      emailVerified: false,
    });
    expect(arrived.body.id).not.toBe(known.id);
  });
});

describe('the first administrator', () => {
  it('is the user with the verified address of the configuration, while there is none', async () => {
    const school = await createTestApp({ adminEmail: 'diretora@escola.br' });
    const profile = async (providerId: string, emailVerified: boolean) => {
      const token = await school.tokenOf({
        providerId,
        email: 'diretora@escola.br',
        emailVerified,
      });
      const headers = { authorization: `Bearer ${token}` };
      return (await school.app.inject({ url: `/v1/users/provider/${providerId}`, headers })).json();
    };
    const providerId = randomUUID();
    expect((await profile(providerId, false)).isAdmin).toBe(false);
    expect((await profile(providerId, true)).isAdmin).toBe(true);
    expect((await profile(randomUUID(), true)).isAdmin).toBe(true);
  });

  it('is not created where there is one', async () => {
    const arrived = await readSelf({ providerId: randomUUID(), email: 'diretora@escola.br' });
    expect(arrived.body.isAdmin).toBe(false);
  });
});

describe('how a user reads lessons', () => {
  const settings = { font: 'LEXEND', size: 'LARGE', spacing: 'WIDE', width: 'NARROW' } as const;
  const choose = (who: typeof admin, id: string, body: ReadingSettings) =>
    call(who, contract.chooseReadingSettings, { params: { id }, body });
  const read = async (who: typeof admin) =>
    (await call(who, contract.readUserByProvider, { params: { id: who.providerId } })).body
      .readingSettings;

  it('is a choice of the user, the last one of all devices', async () => {
    const rita = await aUser(db);
    expect(await read(rita)).toBeNull();
    await choose(rita, rita.id, { ...settings, font: 'LITERATA' });
    expect((await choose(rita, rita.id, settings)).body).toEqual(settings);
    expect(await read(rita)).toEqual(settings);
    expect(await read(admin)).toBeNull();
  });

  it('is refused with a message for the field, and of another user', async () => {
    const [rita, joana] = [await aUser(db), await aUser(db)];
    const wrong = await choose(rita, rita.id, { ...settings, font: 'COMIC' as 'INTER' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({
      errors: [{ path: 'font', message: 'Use INTER, LITERATA, LEXEND ou ATKINSON' }],
    });
    expect((await choose(joana, rita.id, settings)).status).toBe(403);
    expect(await read(rita)).toBeNull();
  });
});

describe('a profile', () => {
  it('is readable by its owner and administrators only', async () => {
    const [rita, joana] = [await aUser(db), await aUser(db)];
    const read = (who: typeof rita) => call(who, contract.readUser, { params: { id: rita.id } });
    expect((await read(rita)).status).toBe(200);
    expect((await read(joana)).status).toBe(403);
    expect((await read(admin)).status).toBe(200);
    const byProvider = await call(joana, contract.readUserByProvider, {
      params: { id: rita.providerId },
    });
    expect(byProvider.status).toBe(403);
  });

  it('has a level that its owner chooses until the leveling exam is completed', async () => {
    const [level = ''] = await someTerms(db, 'levels', ['Intermediário']);
    const choose = (learner: User, given: string) =>
      call(learner, contract.changeUser, { params: { id: learner.id }, body: { level: given } });
    const learner = await aUser(db);
    expect((await choose(learner, level)).body).toMatchObject({
      level: 'Intermediário',
      levelingExamCompleted: false,
    });
    const errors = [{ path: 'level', message: expect.any(String) }];
    expect(await choose(learner, 'Sei tudo')).toMatchObject({ status: 422, body: { errors } });
    const examined = await aUser(db, { level: 'Avançado' });
    expect(await choose(examined, level)).toMatchObject({ status: 422, body: { errors } });
    const { body } = await call(admin, contract.readUser, { params: { id: examined.id } });
    expect(body.level).toBe('Avançado');
  });

  it('is changed by its owner, except fields for administrators', async () => {
    const learner = await aUser(db);
    const change = (who: typeof learner, body: object) =>
      call(who, contract.changeUser, { params: { id: learner.id }, body });
    const own = await change(learner, {
      name: 'Novo Nome Inteiro',
      city: 'Olinda',
      state: 'pe',
    });
    expect(own.body).toMatchObject({
      name: 'Novo Nome Inteiro',
      city: 'Olinda',
      state: 'PE',
      level: null,
      isAdmin: false,
      classroomRole: null,
    });
    const role = 'ADMIN';
    const refused = await change(learner, { city: 'Caruaru', levelingExamCompleted: true, role });
    expect([refused.status, refused.body.errors.map(({ path }) => path)]).toEqual([
      422,
      ['role', 'levelingExamCompleted'],
    ]);
    const sentBack = await call(learner, contract.readUser, { params: { id: learner.id } });
    expect(await change(learner, sentBack.body)).toMatchObject({
      status: 200,
      body: { city: 'Olinda', role: 'LEARNER' },
    });
    const given = await change(admin, { level: 'Avançado', classroomRole: 'TEACHER' });
    expect(given.body).toMatchObject({
      name: 'Novo Nome Inteiro',
      level: 'Avançado',
      classroomRole: 'TEACHER',
    });
    const [level = ''] = await someTerms(db, 'levels', ['Intermediário']);
    for (const named of [level, 'intermediario'])
      expect((await change(admin, { level: named })).body.level).toBe('Intermediário');
    expect((await change(learner, { city: null })).body).toMatchObject({ city: null, state: 'PE' });
    expect((await change(learner, { name: ' ' })).body.errors).toEqual([
      { path: 'name', message: 'Campo obrigatório' },
    ]);
    expect((await change(learner, { name: 'Um nome de\nduas linhas' })).body.errors).toEqual([
      { path: 'name', message: 'Valor inválido' },
    ]);
  });
});

describe('an e-mail address', () => {
  it('is looked up by its owner and by administrators only, and tells others nothing', async () => {
    const learner = await aUser(db, { email: 'achada@example.com', name: 'Segredo' });
    const find = (who: typeof learner | null, email = 'Achada@example.com') =>
      call(who, contract.readUserByEmail, { params: { email } });
    const stranger = await aUser(db);
    for (const email of ['achada@example.com', 'ninguem@example.com']) {
      expect(await find(null, email)).toMatchObject({ status: 401 });
      expect(await find(stranger, email)).toMatchObject({
        status: 403,
        body: { code: 'not_yours', detail: 'Você não tem permissão para fazer isso.' },
      });
    }
    expect((await find(learner)).body).toMatchObject({ id: learner.id });
    expect((await find(admin)).body).toMatchObject({ id: learner.id });
    expect((await find(admin, 'ninguem@example.com')).status).toBe(404);
  });

  it('that a user claims without having verified it shows only their own user', async () => {
    const owner = await aUser(db, { email: 'dona@example.com', name: 'Segredo' });
    const providerId = randomUUID();
    const authorization = `Bearer ${await tokenOf({ providerId, email: owner.email, emailVerified: false })}`;
    const response = await app.inject({
      url: `/v1/users/email/${owner.email}`,
      headers: { authorization },
    });
    expect(response.json()).toMatchObject({ providerId });
  });
});

describe('roles and subscriptions', () => {
  it('are changed by an administrator and count at once', async () => {
    const learner = await aUser(db);
    const role = await call(admin, contract.changeRole, {
      params: { id: learner.id },
      body: { role: 'ADMIN' },
    });
    expect(role.body).toMatchObject({ role: 'ADMIN', isAdmin: true });
    expect((await call(learner, contract.pageUsers)).status).toBe(200);
    await call(admin, contract.changeRole, {
      params: { id: learner.id },
      body: { role: 'LEARNER' },
    });
    expect((await call(learner, contract.pageUsers)).status).toBe(403);
    const subscribed = await call(admin, contract.changeSubscription, {
      params: { id: learner.id },
      body: { hasActiveSubscription: true },
    });
    expect(subscribed.body).toMatchObject({ hasActiveSubscription: true, isSubscriber: true });
  });

  it('two administrators who demote each other at the same time leave one', async () => {
    const school = await createTestApp();
    const [one, two] = [await anAdmin(school.db), await anAdmin(school.db)];
    const demote = (who: typeof one, whom: typeof one) =>
      school.call(who, contract.changeRole, { params: { id: whom.id }, body: { role: 'LEARNER' } });
    const statuses = (await Promise.all([demote(one, two), demote(two, one)])).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(200);
    expect(statuses.find((status) => status !== 200)).toSatisfy(
      (status) => status === 409 || status === 403,
    );
  });
});

it('administrators who demote each other all at once leave one, without an error', async () => {
  const school = await createTestApp();
  const admins = await Promise.all(Array.from({ length: 5 }, () => anAdmin(school.db)));
  const demotions = admins.flatMap((who) =>
    admins
      .filter((whom) => whom !== who)
      .map((whom) =>
        school.call(who, contract.changeRole, {
          params: { id: whom.id },
          body: { role: 'LEARNER' },
        }),
      ),
  );
  const statuses = (await Promise.all(demotions)).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 403, 409].includes(status))).toEqual([]);
  const left = await school.db.many(sql`select from users where role = 'ADMIN'`);
  expect(left).toHaveLength(1);
});

describe('the search for users', async () => {
  const school = await createTestApp();
  const boss = await anAdmin(school.db, { name: 'Zilda', email: 'zilda@escola.br' });
  await aUser(school.db, { name: 'Ângela Maria', email: 'angela@example.com' });
  const bento = await aSubscriber(school.db, { name: 'Bento', email: 'bento@example.com' });
  await school.call(boss, contract.changeUser, {
    params: { id: bento.id },
    body: { classroomRole: 'MONITOR' },
  });

  it.each<[object, string[]]>([
    [{}, ['Ângela Maria', 'Bento', 'Zilda']],
    [{ searchKey: 'angela' }, ['Ângela Maria']],
    [{ searchKey: 'ESCOLA.br' }, ['Zilda']],
    [{ isAdmin: 'true' }, ['Zilda']],
    [{ isSubscriber: 'true' }, ['Bento']],
    [{ isSubscriber: 'false', isAdmin: 'false' }, ['Ângela Maria']],
    [{ classroomRole: 'MONITOR' }, ['Bento']],
    [{ classroomRole: 'TEACHER' }, []],
  ])('by %j', async (query, names) => {
    const { body } = await school.call(boss, contract.pageUsers, { query });
    expect(body.items.map(({ name }) => name)).toEqual(names);
    expect(body.total).toBe(names.length);
  });

  it('filters by classroom role, and returns ten by default', async () => {
    const { body } = await school.call(boss, contract.searchUsers, { query: { terms: 'example' } });
    expect(body.map(({ name }) => name)).toEqual(['Ângela Maria', 'Bento']);
    expect(
      (await school.call(boss, contract.searchUsers, { query: { limit: 1 } })).body,
    ).toHaveLength(1);
  });

  it('by ids returns names and pictures to learners, all fields to administrators', async () => {
    const learner = await aUser(school.db, { name: 'Caio' });
    const query = { id: [boss.id, learner.id] };
    const seen = (await school.call(learner, contract.listUsersByIds, { query })).body;
    expect(seen).toHaveLength(2);
    for (const person of seen)
      expect(Object.keys(person).toSorted()).toEqual(['id', 'name', 'profilePicture']);
    expect((await school.call(boss, contract.listUsersByIds, { query })).body[0]).toHaveProperty(
      'email',
    );
  });
});

describe('another identity', () => {
  const link = (who: Awaited<ReturnType<typeof aUser>>, id: string, providerId: string) =>
    call(who, contract.changeProviderId, { params: { id }, body: { providerId } });

  it('is linked by an administrator and belongs to one user', async () => {
    const [learner, other] = [await aUser(db), await aUser(db)];
    expect((await link(admin, learner.id, 'firebase-1')).body.providerId).toBe('firebase-1');
    expect((await link(admin, other.id, 'firebase-1')).status).toBe(409);
    expect((await link(admin, randomUUID(), 'firebase-2')).status).toBe(404);
  });

  it('is linked by its owner with the same verified address', async () => {
    const learner = await aUser(db);
    expect((await link(learner, learner.id, learner.providerId)).status).toBe(200);
    expect((await link(learner, learner.id, 'firebase-3')).status).toBe(403);
  });

  it('is not taken from another user', async () => {
    const [learner, other] = [await aUser(db), await aUser(db)];
    expect((await link(learner, other.id, learner.providerId)).status).toBe(403);
    expect((await link(learner, randomUUID(), learner.providerId)).status).toBe(403);
  });
});

it.each([
  ['google_off', providers.signInWithGoogle],
  ['google_off', providers.proveGoogleAccount],
  ['linkedin_off', providers.signInWithLinkedin],
])('a provider that is not configured is refused: %s', async (code, operation) => {
  for (const body of [{ state: 'x' }, {}] as { state: string }[]) {
    const answer = await call(null, operation, { params: { code: 'abc' }, body });
    expect(answer).toMatchObject({ status: 503, body: { code } });
  }
});

it.each([
  ['google_off', 'GET', '/v1/users/google'],
  ['linkedin_off', 'GET', '/v1/users/linkedin?redirectUri=x'],
  ['linkedin_off', 'POST', '/v1/users/linkedin/abc'],
] as const)('%s is told before any mistake of the request: %s %s', async (code, method, url) => {
  const headers = { origin: 'https://outro.example' };
  const response = await app.inject({ method, url, headers });
  expect(response.json()).toMatchObject({ status: 503, code });
});

it.each(['sem-arroba', 'a@b', ' ', 'a@exemplo.com%00', 'x'.repeat(300)])(
  'a malformed address belongs to nobody: %s',
  async (email) => {
    for (const viewer of [await anAdmin(db), await aUser(db)]) {
      const page = await call(viewer, contract.readUserByEmail, { params: { email } });
      expect(page).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  },
);
