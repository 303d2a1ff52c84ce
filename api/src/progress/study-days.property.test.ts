import * as contract from '@sabia/domain/progress/progress.contract.ts';
import type { StudyDay } from '@sabia/domain/progress/streak.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aUser } from '../users/users.factory.ts';

// The days of study are stored beside the completions. After any actions of learners, at any hour, they must
// equal a recount of all completions.

const { db, call, time } = await createTestApp();

type Event =
  | { kind: 'complete' | 'take back'; course: number; content: number }
  | { kind: 'both at once'; content: number }
  | { kind: 'restart'; course: number }
  | { kind: 'wait'; hours: number };

const course = fc.nat({ max: 1 });
const content = fc.nat({ max: 3 });
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('complete' as const), course, content }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take back' as const), course, content }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('both at once' as const), content }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), course }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 40 }),
    }),
  },
);

it('the days of study equal a recount of the completions', async () => {
  const courses = [await aCourse(db, { sections: 2 }), await aCourse(db, { sections: 2 })];
  const lives = fc.asyncProperty(fc.array(event, { maxLength: 20 }), async (events) => {
    const learner = await aUser(db);
    const userId = learner.id;
    for (const happening of events) await happen(happening);
    expect(await kept(userId)).toEqual(await recounted(userId));

    async function happen(happening: Event): Promise<void> {
      if (happening.kind === 'wait') {
        time.now = new Date(time.now.getTime() + happening.hours * 3_600_000);
      } else if (happening.kind === 'both at once') {
        await Promise.all([0, 1].map((each) => report(each, happening.content, {})));
      } else if (happening.kind === 'restart') {
        const courseId = courses[happening.course]?.id ?? '';
        await call(learner, contract.restartCourse, { params: { courseId, userId } });
      } else {
        const isCompleted = happening.kind === 'complete';
        await report(happening.course, happening.content, { isCompleted });
      }
    }

    async function report(at: number, which: number, { isCompleted = true }): Promise<void> {
      const { id: courseId = '', sections = [], contentIds = [] } = courses[at] ?? {};
      const sectionId = sections[Math.floor(which / 2)]?.id ?? '';
      const body = { courseId, userId, sectionId, contentId: contentIds[which] ?? '' };
      const { body: taken } = await call(learner, contract.progressContent, {
        body: { ...body, isCompleted },
      });
      if (isCompleted) return;
      await call(learner, contract.progressContentAgain, {
        params: { id: taken.contentProgression.id },
        body: { ...body, decreaseProgressionsCount: true },
      });
    }
  });
  await fc.assert(lives, { numRuns: 60 });
}, 300_000);

const kept = (userId: string) =>
  db.many<StudyDay>(sql`
    select day, contents_qtd from study_days
    where user_id = ${userId} and contents_qtd <> 0 order by day`);

const recounted = (userId: string) =>
  db.many<StudyDay>(sql`
    select (completed_at at time zone 'America/Sao_Paulo')::date as day, count(*) as contents_qtd
    from (select user_id, completed_at from content_progressions
      union all select user_id, completed_at from past_content_progressions) progressions
    where user_id = ${userId} and completed_at is not null group by 1 order by 1`);
