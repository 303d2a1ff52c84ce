import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import type { Operation } from '@sabia/domain/operation.ts';
import * as contract from '@sabia/domain/progress/progress.contract.ts';
import * as trails from '@sabia/domain/trails/trails.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse, aContent, type MadeCourse } from '../courses/courses.factory.ts';
import { openDatabase, sql, type Database } from '../platform/db/database.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { learnerLock } from './progress-locks.queries.ts';
import { sweepProgress } from './sweep-progress.ts';

const { db, call, time, databaseUrl } = await createTestApp();
const said = recordStatements(db.pool);
const admin = await anAdmin(db);
const clock = () => time.now;
const sweep = () => sweepProgress(db, { clock });

async function completes(user: User, course: MadeCourse, contentId: string | undefined) {
  const { status, body } = await call(user, contract.progressContent, {
    body: {
      courseId: course.id,
      userId: user.id,
      sectionId: course.sections[0]?.id ?? '',
      contentId: contentId ?? '',
      isCompleted: true,
    },
  });
  expect([200, 201]).toContain(status);
  return body;
}

/** Learners who have completed the first of two contents. */
async function someLearners(course: MadeCourse, count: number): Promise<User[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const learner = await aUser(db);
      await completes(learner, course, course.contentIds[0]);
      return learner;
    }),
  );
}

const switchOff = (course: MadeCourse, at = 1) =>
  call(admin, courses.changeContent, {
    params: { id: course.contentIds[at] ?? '' },
    body: { isActive: false },
  });

/** The rows, read without a request of a user. */
const stored = (course: MadeCourse) =>
  db.one<{ completed: number; certified: number; stale: number; pending: number }>(sql`
    select count(completed_at) as completed,
      (select count(*) from certificates where course_id = ${course.id}) as certified,
      count(*) filter (where structure_version < (
        select max(version) from course_structures where course_id = ${course.id})) as stale,
      (select count(*) from course_structures where course_id = ${course.id} and not is_swept) as pending
    from course_progressions where course_id = ${course.id}`);

describe('an edit of a course', () => {
  it('runs the same statements and touches no progress, whatever the number of learners', async () => {
    const statementsWith = async (count: number) => {
      const course = await aCourse(db);
      await someLearners(course, count);
      said.length = 0;
      await switchOff(course);
      expect(await stored(course)).toEqual({
        completed: 0,
        certified: 0,
        stale: count,
        pending: 1,
      });
      return said.map(({ text }) => text.replace(/[0-9a-f-]{36}/g, 'id'));
    };
    const few = await statementsWith(1);
    expect(await statementsWith(12)).toEqual(few);
    expect(few.filter((text) => /(update|into) \w+_progressions/.test(text))).toEqual([]);
  });

  it('is not made by an order that is the current one', async () => {
    const course = await aCourse(db, { sections: [{ contents: 2 }, { contents: 1 }] });
    await someLearners(course, 1);
    const sections = course.sections.map(({ id, contentIds }) => ({ id, contents: contentIds }));
    const order = (ordered: typeof sections) =>
      call(admin, courses.orderContents, { body: { courseId: course.id, sections: ordered } });
    const first = await order(sections);
    said.length = 0;
    const second = await order(sections);
    expect(second).toMatchObject({ status: 200, body: { sections } });
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(
      said.filter(({ text }) => /update (sections|contents)|into course_struc/.test(text)),
    ).toEqual([]);
    expect(await stored(course)).toMatchObject({ pending: 0 });

    await order(sections.toReversed());
    expect(await stored(course)).toMatchObject({ pending: 1, stale: 1 });
  });
});

/** Everything that shows progress, by a title. */
const reads: Record<
  string,
  (user: User, course: MadeCourse, trailId: string) => [Operation, object]
> = {
  'the progress in the course': ({ id: userId }, { id: courseId }) => [
    contract.readCourseProgress,
    { params: { courseId, userId } },
  ],
  'the check of the progress': ({ id: userId }, { id: courseId }) => [
    contract.checkCourseProgress,
    { params: { courseId, userId } },
  ],
  'the certificates': ({ id: userId }) => [certificates.listCertificates, { params: { userId } }],
  'the totals': ({ id }) => [contract.readOverview, { params: { id } }],
  'the last course': ({ id }) => [contract.readLastOngoingCourse, { params: { id } }],
  'the completed courses': ({ id }) => [
    contract.listCoursesByStatus,
    { params: { id }, query: { status: 'COMPLETED' } },
  ],
  'a page of the completed courses': ({ id }) => [
    contract.pageCoursesByStatus,
    { params: { id }, query: { status: 'COMPLETED' } },
  ],
  'the progress in a trail': ({ id: userId }, _course, id) => [
    trails.readTrailProgress,
    { params: { id, userId } },
  ],
};

/** Reads without a subject: the learner sees their own progress. */
const ownReads: typeof reads = {
  'the course': (_user, { id }) => [courses.readCourse, { params: { id } }],
  'the catalogue': () => [courses.pageCourses, { query: { limit: 100 } }],
  'the catalogue of trails': () => [trails.pageTrails, { query: { limit: 100 } }],
  'the trail': (_user, _course, id) => [trails.readTrail, { params: { id } }],
};
const adminReads: typeof reads = {
  'the user': ({ id }) => [users.readUserOverview, { params: { id } }],
};

describe('before the sweep', () => {
  const readers: [title: string, reading: [string, (typeof reads)[string]][]][] = [
    ['the learner', Object.entries({ ...reads, ...ownReads })],
    ['an administrator', Object.entries({ ...reads, ...adminReads })],
  ];
  const cases = readers.flatMap(([reader, list]) =>
    list.map(([title, read]) => ({ reader, title, read })),
  );

  it.each(cases)('$reader reads $title as after it', async ({ reader, read }) => {
    const course = await aCourse(db, {
      paymentType: 'FREE',
      sections: [{ contents: 2 }, { contents: 1 }],
    });
    const trail = await aTrail(db, { contents: [{ kind: 'course', targetId: course.id }] });
    const [learner] = await someLearners(course, 1);
    if (!learner) throw new Error('no learner');
    const [first, second] = course.sections;
    const [moved = '', off = ''] = first?.contentIds ?? [];
    await call(admin, courses.orderContents, {
      body: {
        courseId: course.id,
        sections: [
          { id: first?.id ?? '', contents: [off] },
          { id: second?.id ?? '', contents: [moved, ...(second?.contentIds ?? [])] },
        ],
      },
    });
    await switchOff(course, 1);
    await switchOff(course, 2);
    expect(await stored(course)).toMatchObject({ stale: 1, completed: 0 });

    const [operation, input] = read(learner, course, trail.id);
    const asked = () => call(reader === 'the learner' ? learner : admin, operation, input as never);
    const before = await asked();
    expect(await stored(course)).toMatchObject({ stale: 0, completed: 1, certified: 1 });
    await sweep();
    expect(before.status).toBe(200);
    expect((await asked()).body).toEqual(before.body);
  });

  it('a step counts from the recomputed progress', async () => {
    const course = await aCourse(db, { sections: [{ contents: 3 }] });
    const [learner] = await someLearners(course, 1);
    if (!learner) throw new Error('no learner');
    await switchOff(course, 1);
    await switchOff(course, 2);
    await aContent(db, course.sections[0]?.id ?? '');
    // Completed between the edits, and so for good, although another content is open now.
    const taken = await completes(learner, course, course.contentIds[0]);
    expect(taken).toMatchObject({
      courseProgression: { isCompleted: true, contentsQtd: 2, completedContentsQtd: 1 },
      certificate: { courseId: course.id },
    });
  });
});

describe('the sweep', () => {
  it('recomputes all learners, issues their certificates and forgets the versions before', async () => {
    const course = await aCourse(db, { sections: [{ contents: 3 }] });
    await someLearners(course, 7);
    await switchOff(course, 1);
    await switchOff(course, 2);
    await sweep();
    expect(await stored(course)).toEqual({ completed: 7, certified: 7, stale: 0, pending: 0 });
    expect(
      await db.many(
        sql`select version, is_swept from course_structures where course_id = ${course.id}`,
      ),
    ).toEqual([{ version: 2, isSwept: true }]);
  });

  it('completes a learner who had nothing left to do between two edits, at the time of the first', async () => {
    const course = await aCourse(db);
    await someLearners(course, 1);
    const completing = new Date(time.now.getTime() + 1000);
    time.now = completing;
    await switchOff(course);
    time.now = new Date(time.now.getTime() + 1000);
    await call(admin, courses.changeContent, {
      params: { id: course.contentIds[1] ?? '' },
      body: { isActive: true },
    });
    time.now = new Date(time.now.getTime() + 1000);
    await sweep();
    expect(
      await db.many(
        sql`select completed_at from course_progressions where course_id = ${course.id}`,
      ),
    ).toEqual([{ completedAt: completing.toISOString() }]);
  });

  it('leaves out a learner whose step is under way, and ends with the next sweep', async () => {
    const course = await aCourse(db);
    const [learner] = await someLearners(course, 3);
    await switchOff(course);
    const other = openDatabase(databaseUrl, { timeoutMs: 15_000 });
    await other.transaction(
      async () => {
        await sweep();
        expect(await stored(course)).toEqual({ completed: 2, certified: 2, stale: 1, pending: 1 });
      },
      { exclusive: [learnerLock(course.id, learner?.id ?? '')] },
    );
    await other.close();
    await sweep();
    expect(await stored(course)).toEqual({ completed: 3, certified: 3, stale: 0, pending: 0 });
  });

  it('of two processes recomputes each learner once', async () => {
    const course = await aCourse(db);
    await someLearners(course, 20);
    await switchOff(course);
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    expect(await stored(course)).toEqual({ completed: 20, certified: 20, stale: 0, pending: 0 });
  });

  it('goes on where a killed one ended', async () => {
    const course = await aCourse(db);
    // Two slices.
    await db.run(sql`
      with learners as (
        insert into users (provider, provider_id, email, name)
        select 'sweep', 'sweep ' || n, '', 'Estudante' from generate_series(1, 250) n
        returning id
      ), begun as (
        insert into course_progressions (user_id, course_id) select id, ${course.id} from learners
      )
      insert into content_progressions (user_id, course_id, content_id, completed_at)
      select id, ${course.id}, ${course.contentIds[0]}, now() from learners`);
    await switchOff(course);
    const stopping = new AbortController();
    const killed = {
      ...db,
      transaction: async <T>(work: (tx: Database) => Promise<T>) => {
        const done = await db.transaction(work);
        stopping.abort();
        return done;
      },
    };
    await sweepProgress(killed, { clock, stopping: stopping.signal });
    expect(await stored(course)).toEqual({ completed: 200, certified: 200, stale: 50, pending: 1 });
    await sweep();
    expect(await stored(course)).toEqual({ completed: 250, certified: 250, stale: 0, pending: 0 });
  });
});

it('a repeated event writes neither the section again nor the figures of the course', async () => {
  const course = await aCourse(db);
  const [learner] = await someLearners(course, 1);
  if (!learner) throw new Error('no learner');
  const written = () =>
    db.one<{ isTallied: boolean; sectionVersion: string }>(sql`
      select course_progressions.is_tallied, section_progressions.xmin::text as section_version
      from section_progressions join course_progressions using (user_id)
      where user_id = ${learner.id} and course_id = ${course.id}`);
  await sweep();
  const before = await written();
  expect(before).toMatchObject({ isTallied: true });
  await completes(learner, course, course.contentIds[0]);
  expect(await written()).toEqual(before);
  await completes(learner, course, course.contentIds[1]);
  expect(await written()).toEqual({ ...before, isTallied: false });
});
