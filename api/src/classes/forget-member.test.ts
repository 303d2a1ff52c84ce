import * as contract from '@sabia/domain/classes/classes.contract.ts';
import { removeUser } from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aClass } from './classes.factory.ts';

const { db, call } = await createTestApp();

it('deleting an account ends its stays, whose rows remain', async () => {
  const admin = await anAdmin(db);
  const [student, teacher] = [await aUser(db), await aUser(db)];
  const { id } = await aClass(db, { students: [student], teachers: [teacher] });
  const asked = { params: { id: student.id }, body: { keepsName: false } };
  expect((await call(admin, removeUser, asked)).status).toBe(204);
  const { body } = await call(teacher, contract.pageClassMembers, { params: { id } });
  expect(body.items.map(({ userId }) => userId)).toEqual([teacher.id]);
  expect(
    await db.many(sql`
      select role, left_at is not null as is_over from class_members where user_id = ${student.id}`),
  ).toEqual([{ role: 'STUDENT', isOver: true }]);
});
