import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { changeUser, pageUsers, readUserByEmail } from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from './support/test-app.factory.ts';
import { sql } from '../src/platform/db/database.ts';
import { aUser } from '../src/users/users.factory.ts';

const lines = new PassThrough();
const { app, db, call, tokenOf } = await createTestApp({ logTo: lines });

const name = 'Anaximandra';
const email = 'anaximandra.souza@example.com';
const cpf = '529.982.247-25';
const secret = 'um-segredo-de-ninguem';

it('contains the event and the request id, but no personal data', async () => {
  app.get('/quebra/valor', () => db.run(sql`select ${`${name} ${cpf}`}::int`));
  app.get('/quebra/linha', () =>
    db.run(sql`insert into users (id, name) values (gen_random_uuid(), ${name})`),
  );
  app.get('/quebra/texto', () => {
    throw new Error(`mail to <${email}> of ${cpf.replaceAll(/\D/g, '')} was rejected`);
  });
  const learner = await aUser(db, { name, email });
  const admin = await aUser(db, { role: 'ADMIN' });
  const token = await tokenOf(learner);
  const headers = { authorization: `Bearer ${token}`, cookie: `sabia.session=${secret}` };

  await call(learner, readUserByEmail, { params: { email } });
  await call(admin, pageUsers, { query: { searchKey: name } });
  await call(learner, changeUser, { params: { id: learner.id }, body: { name, city: 'Olinda' } });
  const signIn = { email, password: secret };
  await app.inject({ method: 'POST', url: '/identity/sign-in/email', payload: signIn, headers });
  await app.inject({ url: `/v1/nada?email=${encodeURIComponent(email)}&token=${token}`, headers });
  await app.inject({ url: `/%zz?token=${secret}`, headers });
  const broken = [];
  for (const what of ['valor', 'linha', 'texto']) {
    broken.push(await app.inject({ url: `/quebra/${what}`, headers }));
  }
  expect(broken.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
  lines.end();

  const log = await text(lines);
  for (const personal of [name, email, encodeURIComponent(email), 'anaximandra', secret, token]) {
    expect(log).not.toContain(personal);
  }
  expect(log).not.toMatch(/529\.?982\.?247-?25|127\.0\.0\.1|Olinda/);

  const said = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const errors = said.filter(({ level }) => level === 50);
  expect(errors.map(({ reqId }) => reqId)).toEqual(
    broken.map(({ headers: answered }) => answered['x-request-id']),
  );
  expect(errors.map(({ err }) => err?.code)).toEqual(['22P02', '23502', undefined]);
  expect(errors.map(({ err }) => err?.stack)).not.toContain(undefined);
  expect(errors[2]?.msg).toBe('mail to <[e-mail]> of [cpf] was rejected');
  expect(said.map(({ req }) => req?.route)).toContain('/v1/users/email/:email');
});

interface Line {
  level: number;
  reqId?: string;
  req?: { method: string; route?: string };
  err?: { code?: string; message: string; stack: string };
  msg: string;
}
