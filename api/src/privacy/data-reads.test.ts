import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import * as files from '@sabia/domain/users/user-files.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { aSchool } from '../school.factory.ts';
import { overhear } from '../shell/testing/overheard.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call } = await aSchool();
const said = overhear(db.pool);
const admin = await anAdmin(db, { name: 'Helena Duarte' });

const readsOf = async (who: User, of = who) => {
  const { body } = await call(who, privacy.pageDataReads, { params: { userId: of.id } });
  return body.items.map(({ what, by }) => `${what} ${by.name}`);
};

describe('an administrator who looks at personal data', () => {
  const looks: [string, string, (person: User) => Promise<{ status: number }>][] = [
    [
      'on their page',
      'PROFILE',
      ({ id }) => call(admin, users.readUserOverview, { params: { id } }),
    ],
    ['by their id', 'PROFILE', ({ id }) => call(admin, users.readUser, { params: { id } })],
    [
      'by the id of their identity',
      'PROFILE',
      ({ providerId }) => call(admin, users.readUserByProvider, { params: { id: providerId } }),
    ],
    [
      'by their address',
      'PROFILE',
      ({ email }) => call(admin, users.readUserByEmail, { params: { email } }),
    ],
    ['and documents', 'DOCUMENTS', ({ id }) => call(admin, users.readProfile, { params: { id } })],
    [
      'among others',
      'SEARCH',
      ({ id }) => call(admin, users.listUsersByIds, { query: { id: [id] } }),
    ],
    [
      'in the search',
      'SEARCH',
      ({ email }) => call(admin, users.searchUsers, { query: { terms: email } }),
    ],
    [
      'in the listing',
      'LIST',
      ({ email }) => call(admin, users.pageUsers, { query: { searchKey: email } }),
    ],
    [
      'in a sheet',
      'EXPORT',
      ({ email }) => call(admin, files.exportUsers, { query: { searchKey: email } }),
    ],
  ];

  it.each(looks)('%s is written down, in three statements at most', async (_, what, look) => {
    const learner = await aUser(db);
    said.length = 0;
    expect((await look(learner)).status).toBe(200);
    const statements = said.filter(({ name, text }) => name && !/provider_id = \$/.test(text));
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(await readsOf(learner)).toEqual([`${what} Helena Duarte`]);
  });

  it('at their own is not', async () => {
    await call(admin, users.readUserOverview, { params: { id: admin.id } });
    await call(admin, users.readProfile, { params: { id: admin.id } });
    expect(await readsOf(admin)).toEqual([]);
  });
});

it('who looked is shown to whom it was about and to administrators, the latest first', async () => {
  const learner = await aUser(db);
  const other = await aUser(db);
  await call(learner, users.readProfile, { params: { id: learner.id } });
  await call(admin, users.readUser, { params: { id: learner.id } });
  await call(admin, users.readProfile, { params: { id: learner.id } });

  expect(await readsOf(learner)).toEqual(['DOCUMENTS Helena Duarte', 'PROFILE Helena Duarte']);
  expect(await readsOf(admin, learner)).toHaveLength(2);
  const nosy = await call(other, privacy.pageDataReads, { params: { userId: learner.id } });
  expect(nosy.status).toBe(403);
});
