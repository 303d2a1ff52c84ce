import * as courses from '@sabia/domain/courses/courses.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin } from '../users/users.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

/** The courses of the listing, those that changed last first. */
async function latest() {
  const query = { field: 'updatedAt', criteria: 'desc' } as const;
  const { body } = await call(admin, courses.pageCoursesForAdmin, { query });
  return body.items.map(({ id }) => id);
}

it('a course whose section or lesson was changed stands first among the changed ones', async () => {
  const [first, second] = [
    await aCourse(db, { sections: [{ contents: 2 }] }),
    await aCourse(db, { sections: [{ contents: 1 }] }),
  ];
  await db.run(sql`update courses set updated_at = now() - interval '1 day'`);
  const contentId = assertDefined(first.contentIds[0]);
  const body = { title: 'Outra aula' };
  await call(admin, courses.changeContent, { params: { id: contentId }, body });
  expect((await latest())[0]).toBe(first.id);
  const sectionId = assertDefined(second.sections[0]).id;
  await call(admin, courses.changeSection, { params: { id: sectionId }, body });
  expect(await latest()).toEqual([second.id, first.id]);
});
