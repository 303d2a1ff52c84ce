import { randomUUID } from 'node:crypto';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as history from '@sabia/domain/history/history.contract.ts';
import * as contract from '@sabia/domain/instructors/instructors.contract.ts';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import * as trails from '@sabia/domain/trails/trails.contract.ts';
import { removeUser } from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { findTeachingRole } from '../classes/teaching.queries.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aLive } from '../lives/lives.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { anInstructor } from './instructors.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);

const draft = (slug: string) => ({
  name: 'Ana Souza',
  slug,
  biography: 'Ensina finanças pessoais.\nMora em Recife.',
  links: ['https://www.linkedin.com/in/ana-souza', 'https://ana.com.br'],
});
const read = async (id: string) => call(null, contract.readInstructor, { params: { id } });
const change = (id: string, body: object, headers = {}) =>
  call(admin, contract.changeInstructor, { params: { id }, body }, headers);
const remove = (id: string, query = {}) =>
  call(admin, contract.deleteInstructor, { params: { id }, query });

describe('an instructor', () => {
  it('is created by administrators and read by everybody, by id and by slug', async () => {
    const created = await call(admin, contract.createInstructor, { body: draft('ana-souza') });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...draft('ana-souza'), photoUrl: null });
    for (const key of ['ana-souza', created.body.id]) {
      const { status, body } = await read(key);
      expect(status).toBe(200);
      expect(body).toMatchObject({ name: 'Ana Souza', courses: [], trails: [], lives: [] });
      expect(body.revision).toBeNull();
    }
    expect((await read('nobody')).status).toBe(404);
  });

  it('has a slug of its own, also after a change', async () => {
    const one = await anInstructor(db, { slug: 'bia' });
    const other = await anInstructor(db);
    const message = 'Já existe uma pessoa com este slug.';
    const again = await call(admin, contract.createInstructor, { body: draft('bia') });
    expect([again.status, again.body.errors]).toEqual([409, [{ path: 'slug', message }]]);
    expect((await change(other.id, { slug: one.slug })).status).toBe(409);
    expect((await change(one.id, { slug: one.slug })).status).toBe(200);
  });

  it('names the field of each mistake and stores nothing', async () => {
    const { status, body } = await call(admin, contract.createInstructor, {
      body: { name: ' ', slug: 'x y', biography: 'x'.repeat(601), links: ['http://ana.com.br'] },
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      'slug',
      'biography',
      'links.0',
    ]);
  });

  it('refuses a change that is based on an older version', async () => {
    const { id } = await anInstructor(db);
    expect((await change(id, { name: 'Bia Lima' }, { 'if-match': '"1"' })).status).toBe(200);
    const late = await change(id, { name: 'Bia Reis' }, { 'if-match': '"1"' });
    expect(late.status).toBe(412);
    expect((await read(id)).body.name).toBe('Bia Lima');
  });
});

describe('the instructors of a course, trail or live', () => {
  it('are shown in their order, and their page lists what is published', async () => {
    const [one, other] = [await anInstructor(db), await anInstructor(db)];
    const instructors = [other.id, one.id];
    const course = await aCourse(db, { instructors });
    const trail = await aTrail(db, { instructors });
    const live = await aLive(db, { instructors });
    await aCourse(db, { instructors, isActive: false });
    const shown = [
      await call(null, courses.previewCourse, { params: { id: course.slug } }),
      await call(learner, courses.readCourse, { params: { id: course.slug } }),
      await call(learner, trails.readTrail, { params: trail }),
      await call(learner, lives.readLive, { params: live }),
    ];
    for (const { body } of shown) {
      expect(body.instructors.map(({ id }) => id)).toEqual(instructors);
    }
    const { body } = await read(one.slug);
    expect(body.courses.map(({ id }) => id)).toEqual([course.id]);
    expect(body.trails.map(({ id }) => id)).toEqual([trail.id]);
    expect(body.lives.map(({ id }) => id)).toEqual([live.id]);
  });

  it('are named in their order on the cards of courses', async () => {
    const searchKey = 'xilogravura';
    const [one, other] = [
      await anInstructor(db, { name: 'Ana Souza' }),
      await anInstructor(db, { name: 'Bento Lima' }),
    ];
    await aCourse(db, { title: `Aulas de ${searchKey}`, instructors: [other.id, one.id] });
    await aCourse(db, { title: `Mais ${searchKey}` });
    const listed = async () => {
      const query = { searchKey, field: 'title' } as const;
      return (await call(null, courses.pageCourses, { query })).body.items.map(
        ({ instructors }) => instructors,
      );
    };
    expect(await listed()).toEqual([['Bento Lima', 'Ana Souza'], []]);
    await change(one.id, { name: 'Ana Souza Reis' });
    expect(await listed()).toEqual([['Bento Lima', 'Ana Souza Reis'], []]);
  });

  it('are changed by the settings; an unknown one is refused and changes nothing', async () => {
    const { id } = await anInstructor(db);
    const stranger = '0199c0de-0000-7000-8000-000000000000';
    const course = await aCourse(db, { instructors: [id] });
    const trail = await aTrail(db, { instructors: [id] });
    const live = await aLive(db, { instructors: [id] });
    const settings = [
      (instructors: string[]) =>
        call(admin, courses.configureCourse, { params: course, body: { instructors } }),
      (instructors: string[]) =>
        call(admin, trails.configureTrail, { params: trail, body: { instructors } }),
      (instructors: string[]) =>
        call(admin, lives.changeLive, { params: live, body: { instructors } }),
    ];
    for (const configure of settings) {
      const refused = await configure([id, stranger]);
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [{ path: 'instructors', message: 'Não existe um item com este identificador' }],
      ]);
    }
    expect((await read(id)).body.courses).toHaveLength(1);
    for (const configure of settings) expect((await configure([])).body.instructors).toEqual([]);
    expect((await read(id)).body).toMatchObject({ courses: [], trails: [], lives: [] });
  });

  it('are taken over by copies', async () => {
    const { id } = await anInstructor(db);
    const course = await aCourse(db, { instructors: [id] });
    const trail = await aTrail(db, { instructors: [id] });
    const live = await aLive(db, { instructors: [id] });
    const copies = [
      await call(admin, courses.duplicateCourse, { params: course }),
      await call(admin, trails.duplicateTrail, { params: trail }),
      await call(admin, lives.duplicateLive, { params: live }),
    ];
    for (const { body } of copies) expect(body.instructors).toMatchObject([{ id }]);
  });
});

describe('deleting an instructor', () => {
  it('is refused with the uses, and detaches when asked to', async () => {
    const { id, name } = await anInstructor(db);
    const course = await aCourse(db, { instructors: [id] });
    await aTrail(db, { instructors: [id] });
    await aLive(db, { instructors: [id] });
    const binned = await aCourse(db, { instructors: [id] });
    await call(admin, courses.deleteCourse, { params: binned });

    const { body: all } = await call(admin, contract.listInstructors);
    expect(all.find((one) => one.id === id)?.usage).toEqual({
      coursesQtd: 1,
      trailsQtd: 1,
      livesQtd: 1,
      deletedQtd: 1,
    });
    const refused = await remove(id);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toBe(
      `“${name}” está em 1 curso, 1 trilha, 1 live e 1 item excluído. Tire de lá antes de excluir.`,
    );
    expect((await remove(id, { detach: true })).status).toBe(204);
    expect((await read(id)).status).toBe(404);
    const { body } = await call(null, courses.previewCourse, { params: course });
    expect(body.instructors).toEqual([]);
    const restored = await call(admin, courses.restoreCourse, { params: binned });
    expect(restored.body.instructors).toEqual([]);
  });

  it('removes the personal data from every history', async () => {
    const { body: created } = await call(admin, contract.createInstructor, {
      body: { ...draft('carla'), name: 'Carla Antunes' },
    });
    const course = await aCourse(db);
    const params = { kind: 'COURSE' as const, id: course.id };
    await call(admin, courses.configureCourse, {
      params: course,
      body: { instructors: [created.id] },
    });
    const shown = () => call(admin, history.readHistory, { params });
    expect(JSON.stringify((await shown()).body)).toContain('Carla Antunes');
    await change(created.id, { biography: 'Ensina desde 2010.' });
    await remove(created.id, { detach: true });
    expect(JSON.stringify((await shown()).body)).not.toContain('Carla Antunes');
    const { kept } = await db.one<{ kept: number }>(sql`
      select count(*) as kept from revisions where fields::text like '%Carla Antunes%'
        or names::text like '%Carla Antunes%'`);
    expect(kept).toBe(0);
  });

  it('deletes an unused one at once, and an unknown one never', async () => {
    const { id } = await anInstructor(db);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
  });
});

describe('the user of an instructor', () => {
  const link = (id: string, userId: string | null) =>
    call(admin, contract.linkInstructor, { params: { id }, body: { userId } });
  const linked = async (id: string) =>
    (await call(admin, contract.listInstructors)).body.find((one) => one.id === id)?.user;
  const teaches = async (user: { id: string }, courseId: string) =>
    (await findTeachingRole(
      db,
      { id: user.id, isAdmin: false },
      { of: 'course', id: courseId },
    )) !== null;

  it('teaches the courses of the instructor while they are linked', async () => {
    const [user, { id }] = [await aUser(db, { name: 'Ana Souza' }), await anInstructor(db)];
    const course = await aCourse(db, { instructors: [id] });
    expect(await teaches(user, course.id)).toBe(false);
    expect((await link(id, user.id)).status).toBe(204);
    expect(await linked(id)).toEqual({ id: user.id, name: 'Ana Souza' });
    expect(await teaches(user, course.id)).toBe(true);
    expect(await teaches(user, (await aCourse(db)).id)).toBe(false);
    expect(JSON.stringify((await read(id)).body)).not.toContain(user.id);
    expect((await link(id, null)).status).toBe(204);
    expect(await linked(id)).toBeNull();
    expect(await teaches(user, course.id)).toBe(false);
  });

  it('has to exist, and leaves with the account', async () => {
    const [user, { id }] = [await aUser(db), await anInstructor(db)];
    await link(id, user.id);
    expect((await link(id, randomUUID())).body.errors).toEqual([
      { path: 'userId', message: 'Não existe um item com este identificador' },
    ]);
    expect(await linked(id)).toMatchObject({ id: user.id });
    expect((await link(randomUUID(), user.id)).status).toBe(404);
    await call(admin, removeUser, { params: { id: user.id }, body: { keepsName: false } });
    expect(await linked(id)).toBeNull();
  });
});
