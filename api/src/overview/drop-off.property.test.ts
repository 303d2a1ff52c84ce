import * as courses from '@sabia/domain/courses/courses.contract.ts';
import type { DropOff } from '@sabia/domain/overview/overview.ts';
import * as overview from '@sabia/domain/overview/overview.contract.ts';
import * as contract from '@sabia/domain/progress/progress.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { countingContents } from '../courses/courses.queries.ts';
import { sql } from '../platform/db/database.ts';
import { sweepProgress } from '../progress/sweep-progress.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { enrolments } from './enrolments.ts';
import { isIn } from './in-days.ts';

// The figures of a course are written up from its learners. After any actions of learners and administrators, of whom
// one studies and chooses whether it counts, with sweeps at any time, they must equal a recount of all progress.

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

type Event =
  | { kind: 'complete' | 'take back' | 'restart'; learner: number; content: number }
  | { kind: 'switch' | 'delete'; content: number }
  | { kind: 'reverse' | 'sweep' }
  | { kind: 'count'; isCounted: boolean }
  | { kind: 'wait'; hours: number };

const learner = fc.nat({ max: 2 });
const content = fc.nat({ max: 3 });
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('complete' as const), learner, content }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('take back' as const, 'restart' as const),
      learner,
      content,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('switch' as const, 'delete' as const), content }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('reverse' as const, 'sweep' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('count' as const), isCounted: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 40 }),
    }),
  },
);

it('the figures of a course equal a recount of the progress in it', async () => {
  const lives = fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
    const began = time.now;
    const course = await aCourse(db, { sections: [{ contents: 2 }, { contents: 2 }] });
    const people = [await aUser(db), await aUser(db), await anAdmin(db)];
    for (const happening of events) await happen(happening);

    const query = { from: dayOf(began), to: dayOf(time.now) };
    const { body: dropOff } = await call(admin, overview.readDropOff, {
      params: { id: course.id },
      query,
    });
    expect(dropOff).toEqual(await recounted(course.id, query));
    const { body: figures } = await call(admin, overview.listCourseFigures, {
      query: { ...query, limit: 100 },
    });
    const own = figures.find(({ courseId }) => courseId === course.id);
    expect(own ? [own.enrolments, own.completed] : [0, 0]).toEqual(
      await recountedEnrolments(course.id),
    );

    async function happen(happening: Event): Promise<void> {
      if (happening.kind === 'wait') {
        time.now = new Date(time.now.getTime() + happening.hours * 3_600_000);
      } else if (happening.kind === 'count') {
        const [, , author = admin] = people;
        const body = { countsInFigures: happening.isCounted };
        await call(author, users.changeUser, { params: { id: author.id }, body });
      } else if (happening.kind === 'sweep') {
        await sweepProgress(db, { clock: () => time.now });
      } else if (happening.kind === 'reverse') {
        const { body } = await call(admin, courses.readCourse, { params: { id: course.id } });
        const sections = body.sections.map((section) => ({
          id: section.id,
          contents: section.contents.map(({ id }) => id).toReversed(),
        }));
        await call(admin, courses.orderContents, {
          body: { courseId: course.id, sections: sections.toReversed() },
        });
      } else if ('learner' in happening) {
        await study(happening);
      } else if ('content' in happening) {
        await edit(happening.kind, happening.content);
      }
    }

    async function study(happening: { kind: string; learner: number; content: number }) {
      const person = people[happening.learner] ?? admin;
      const params = { courseId: course.id, userId: person.id };
      if (happening.kind === 'restart') {
        await call(person, contract.restartCourse, { params });
        return;
      }
      const body = {
        ...params,
        sectionId: course.sections[0]?.id ?? '',
        contentId: course.contentIds[happening.content] ?? '',
        ...(happening.kind === 'complete'
          ? { isCompleted: true }
          : { decreaseProgressionsCount: true }),
      };
      await call(person, contract.progressContent, { body });
    }

    async function edit(kind: 'switch' | 'delete', at: number) {
      const id = course.contentIds[at] ?? '';
      if (kind === 'delete') {
        await call(admin, courses.deleteContent, { params: { id } });
        return;
      }
      const { body } = await call(admin, courses.readCourse, { params: { id: course.id } });
      const current = body.sections
        .flatMap(({ contents }) => contents)
        .find((one) => one.id === id);
      const isActive = !current?.isActive;
      await call(admin, courses.changeContent, { params: { id }, body: { isActive } });
    }
  });
  await fc.assert(lives, { numRuns: 60 });
}, 300_000);

const dayOf = (instant: Date) =>
  instant.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

const recountedEnrolments = async (courseId: string) => {
  const { begun, completed } = await db.one<{ begun: number; completed: number }>(sql`
    select count(*) as begun, count(*) filter (where is_completed) as completed
    from ${enrolments} where course_id = ${courseId}`);
  return [begun, completed];
};

const recounted = (courseId: string, period: { from: string; to: string }) =>
  db.one<DropOff>(sql`
    with listed as (
      select contents.id, contents.content_type, contents.title, sections.title as section_title,
        row_number() over (order by sections.position, sections.id, contents.position, contents.id)
          as place
      from ${countingContents} where sections.course_id = ${courseId}
    ), learners as (
      select user_id from ${enrolments}
      where course_id = ${courseId} and ${isIn(period, sql`started_at`)}
    ), been as (
      select user_id, place, bool_or(completed_at is not null) as is_completed
      from (
        select learners.user_id, content_id, completed_at
        from learners join content_progressions using (user_id)
        where content_progressions.course_id = ${courseId}
        union all
        select learners.user_id, content_id, past.completed_at
        from learners
        join course_rounds rounds on rounds.user_id = learners.user_id
          and rounds.course_id = ${courseId}
        join past_content_progressions past on past.round_id = rounds.id
      ) progressed join listed on listed.id = content_id
      group by user_id, place
    ), furthest as (select max(place) as place from been group by user_id)
    select courses.id as course_id, courses.title, (select count(*) from learners) as enrolments,
      (select coalesce(json_agg(json_build_object('contentId', id, 'contentType', content_type,
          'title', listed.title, 'sectionTitle', section_title,
          'reached', (select count(*) from furthest where furthest.place >= listed.place),
          'completed', (select count(*) from been
            where been.place = listed.place and is_completed)) order by place), '[]')
        from listed) as contents
    from courses where courses.id = ${courseId}`);
