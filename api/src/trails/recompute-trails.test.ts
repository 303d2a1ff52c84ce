import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as contract from '@sabia/domain/trails/trails.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse, type MadeCourse } from '../courses/courses.factory.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { changeTrails } from './change-trail.ts';
import { sweepTrails } from './recompute-trails.ts';
import { aTrail } from './trails.factory.ts';

const { db, call, time } = await createTestApp();
const said = recordStatements(db.pool);
const admin = await anAdmin(db);
const clock = () => time.now;
const sweep = () => sweepTrails(db, { clock });

async function completes(learner: User, course: MadeCourse): Promise<void> {
  const [section] = course.sections;
  const { status } = await call(learner, progress.progressContent, {
    body: {
      courseId: course.id,
      userId: learner.id,
      sectionId: section?.id ?? '',
      contentId: course.contentIds[0] ?? '',
      isCompleted: true,
    },
  });
  expect(status).toBe(201);
}

/** A trail of two courses of one content, of which the learners have completed the first. */
async function aBegunTrail(learnersQtd: number) {
  const [done, open] = [
    await aCourse(db, { sections: [{ contents: 1 }] }),
    await aCourse(db, { sections: [{ contents: 1 }] }),
  ];
  const trail = await aTrail(db, {
    contents: [done, open].map(({ id }) => ({ kind: 'course' as const, targetId: id })),
  });
  // The factory stores no structure.
  await changeTrails(db, { trailIds: [trail.id] }, { now: time.now }, async () => {});
  await sweep();
  const learners = await Promise.all(Array.from({ length: learnersQtd }, () => aUser(db)));
  for (const learner of learners) await completes(learner, done);
  return { trail, open, learners };
}

const later = () => {
  time.now = new Date(time.now.getTime() + 60_000);
  return time.now.toISOString();
};

const removeOpenItem = (contentIds: readonly string[]) =>
  call(admin, contract.removeTrailContent, { params: { id: contentIds[1] ?? '' } });

/** The rows, read without a request of a user. */
const stored = (trailId: string) =>
  db.one<{ completed: number; certified: number; pending: number }>(sql`
    select (select count(*) from trail_progressions
        where trail_id = ${trailId} and completed_at is not null) as completed,
      (select count(*) from certificates where trail_id = ${trailId}) as certified,
      (select count(*) from trail_structures
        where trail_id = ${trailId} and not is_swept) as pending`);

describe('an edit of a trail', () => {
  it('runs the same statements and completes nobody, whatever the number of users', async () => {
    const statementsWith = async (count: number) => {
      const { trail } = await aBegunTrail(count);
      said.length = 0;
      await removeOpenItem(trail.contentIds);
      expect(await stored(trail.id)).toEqual({ completed: 0, certified: 0, pending: 1 });
      return said.map(({ text }) => text.replace(/[0-9a-f-]{36}/g, 'id'));
    };
    expect(await statementsWith(6)).toEqual(await statementsWith(1));
  });

  it('that adds an item, or changes none, needs no sweep', async () => {
    const { trail } = await aBegunTrail(1);
    const { id: targetId } = await aCourse(db);
    await call(admin, contract.addTrailContent, {
      params: { id: trail.id },
      body: { kind: 'course', targetId },
    });
    await call(admin, contract.configureTrail, {
      params: { id: trail.id },
      body: { title: 'Outro título' },
    });
    expect(await stored(trail.id)).toMatchObject({ pending: 0 });
  });
});

describe('before the sweep', () => {
  it.each(['the learner', 'an administrator'])('%s reads as after it', async (reader) => {
    const { trail, learners } = await aBegunTrail(1);
    const [learner = admin] = learners;
    await removeOpenItem(trail.contentIds);
    const { body } = await call(
      reader === 'the learner' ? learner : admin,
      certificates.listCertificates,
      { params: { userId: learner.id } },
    );
    expect(body.filter(({ trailId }) => trailId === trail.id)).toHaveLength(1);
    expect(await stored(trail.id)).toMatchObject({ completed: 1, certified: 1 });
  });
});

describe('the sweep', () => {
  it('completes the trail for all users who have done the rest of it', async () => {
    const { trail } = await aBegunTrail(5);
    const changedAt = later();
    await removeOpenItem(trail.contentIds);
    later();
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await stored(trail.id)).toEqual({ completed: 5, certified: 5, pending: 0 });
    expect(
      await db.many(sql`
        select distinct completed_at from trail_progressions where trail_id = ${trail.id}`),
    ).toEqual([{ completedAt: changedAt }]);
  });

  it('completes it for a user who had nothing left to do between two edits', async () => {
    const { trail, open } = await aBegunTrail(2);
    await removeOpenItem(trail.contentIds);
    later();
    await call(admin, contract.addTrailContent, {
      params: { id: trail.id },
      body: { kind: 'course', targetId: open.id },
    });
    await sweep();
    expect(await stored(trail.id)).toEqual({ completed: 2, certified: 2, pending: 0 });
  });

  it('does not complete it by what was done after a later edit', async () => {
    const { trail, open } = await aBegunTrail(0);
    const learner = await aUser(db);
    await removeOpenItem(trail.contentIds);
    later();
    const { body } = await call(admin, contract.readTrail, { params: { id: trail.id } });
    const [first] = body.contents;
    await call(admin, contract.addTrailContent, {
      params: { id: trail.id },
      body: { kind: 'course', targetId: open.id },
    });
    later();
    await db.run(sql`
      insert into certificates (code, user_id, course_id, holder_name, course_title, course_hours, issued_at)
      select 'tarde', ${learner.id}, course_id, 'Ana', 'Curso', 1, ${time.now.toISOString()}
      from trail_contents where id = ${first?.id}`);
    await sweep();
    expect(await stored(trail.id)).toEqual({ completed: 0, certified: 0, pending: 0 });
  });

  it('goes on where a killed one ended', async () => {
    const { trail } = await aBegunTrail(1);
    // More than one slice of users.
    await db.run(sql`
      insert into users (provider, provider_id, email, name)
      select 'sweep', 'sweep ' || n, '', 'Estudante' from generate_series(1, 600) n`);
    const last = await aUser(db);
    await db.run(sql`
      insert into certificates (code, user_id, course_id, holder_name, course_title, course_hours, issued_at)
      select 'última', ${last.id}, course_id, 'Ana', 'Curso', 1, ${time.now.toISOString()}
      from trail_contents where id = ${trail.contentIds[0]}`);
    await removeOpenItem(trail.contentIds);
    const stopping = new AbortController();
    const killed = {
      ...db,
      transaction: async <T>(work: (tx: Database) => Promise<T>) => {
        const done = await db.transaction(work);
        stopping.abort();
        return done;
      },
    };
    await sweepTrails(killed, { clock, stopping: stopping.signal });
    expect(await stored(trail.id)).toEqual({ completed: 1, certified: 1, pending: 1 });
    said.length = 0;
    await sweep();
    expect(await stored(trail.id)).toEqual({ completed: 2, certified: 2, pending: 0 });
    expect(said.filter(({ text }) => text.includes('insert into trail_progressions'))).toHaveLength(
      1,
    );
  });
});
