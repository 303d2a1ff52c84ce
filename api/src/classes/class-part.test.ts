import { changeClass } from '@sabia/domain/classes/classes.contract.ts';
import { readUserByProvider } from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aClass } from './classes.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const part = async ({ providerId }: { providerId: string }, reader = { providerId }) =>
  (await call(reader, readUserByProvider, { params: { id: providerId } })).body.classPart;

it('the part of a user in classes is to teach for teachers and monitors, and else to study', async () => {
  const [student, teacher, monitor, other] = [
    await aUser(db),
    await aUser(db),
    await aUser(db),
    await aUser(db),
  ];
  const people = { students: [student], teachers: [teacher], monitors: [monitor] };
  const { id } = await aClass(db, people);
  await aClass(db, { students: [teacher] });
  expect(await Promise.all([student, teacher, monitor, other].map((one) => part(one)))).toEqual([
    'STUDIES',
    'TEACHES',
    'TEACHES',
    null,
  ]);
  // Nobody else is told.
  expect(await part(student, admin)).toBeNull();
  await call(admin, changeClass, { params: { id }, body: { isArchived: true } });
  expect(await Promise.all([student, teacher].map((one) => part(one)))).toEqual([null, 'STUDIES']);
});
