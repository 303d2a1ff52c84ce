import * as contract from '@sabia/domain/lives/lives.contract.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin } from '../users/users.factory.ts';

/** A test app at noon of a Saturday with an administrator. */
export async function aSchoolOfLives() {
  const school = await createTestApp();
  const { call, db, time } = school;
  const admin = await anAdmin(db);
  time.now = new Date('2026-11-21T15:00:00.000Z');
  return {
    ...school,
    admin,
    /** The instant that many hours from now. */
    hours: (count: number) => new Date(time.now.getTime() + count * 3_600_000).toISOString(),
    change: (id: string, body: object) =>
      call(admin, contract.changeLive, { params: { id }, query: { verification: 'skip' }, body }),
  };
}
