import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as contract from '@sabia/domain/progress/progress.contract.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aContent, aCourse } from '../courses/courses.factory.ts';
import { listMiscounted } from '../../test/support/miscounted.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

// An administrator edits a course while a learner studies it. Completions and certificates must stay, and the
// counts must match the current contents.

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);

type Event =
  | { kind: 'study' | 'take back' | 'switch' | 'delete'; pick: number }
  | { kind: 'add' | 'switch section' | 'restart' }
  | { kind: 'move'; pick: number };

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('study' as const), pick: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'take back' as const,
        'switch' as const,
        'delete' as const,
        'move' as const,
      ),
      pick: fc.nat(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('add' as const, 'switch section' as const, 'restart' as const),
    }),
  },
);

it('an edit never takes a completion or a certificate away', async () => {
  const lives = fc.asyncProperty(fc.array(event, { maxLength: 14 }), (events) => live(events));
  await fc.assert(lives, { numRuns: 150 });
}, 300_000);

async function live(events: readonly Event[]): Promise<void> {
  const course = await aCourse(db, { sections: [{ contents: 2 }, { contents: 1 }] });
  const params = { courseId: course.id, userId: learner.id };
  await call(learner, contract.startCourse, { body: params });
  let hasCompleted = false;
  let total = await totalOf();

  for (const happening of events) {
    const before = await tree();
    const contents = before.flatMap((section) => section.contents);
    const pick = 'pick' in happening ? contents[happening.pick % contents.length] : undefined;
    await happen(happening, before, pick?.id);

    const { body: progress } = await call(learner, contract.readCourseProgress, { params });
    if (happening.kind === 'restart') {
      hasCompleted = false;
      expect(progress.isCompleted).toBe(false);
    }
    if (happening.kind === 'take back') hasCompleted = progress.isCompleted;
    // A completed course stays completed, and its certificate valid.
    if (hasCompleted) expect(progress.isCompleted).toBe(true);
    hasCompleted = progress.isCompleted;
    const listed = await call(learner, certificates.listCertificates, {
      params: { userId: learner.id },
    });
    const certified = listed.body.filter(({ courseId }) => courseId === course.id);
    if (hasCompleted) expect(certified).toHaveLength(1);

    // Completions stay, also of deleted contents.
    const now = await totalOf();
    if (happening.kind !== 'take back') expect(now).toBeGreaterThanOrEqual(total);
    total = now;
    const miscounted = await listMiscounted(db);
    expect(miscounted.filter(({ id }) => id.startsWith(course.id))).toEqual([]);

    // Counts: the active contents of the active sections.
    const active = (await tree())
      .filter((section) => section.isActive)
      .flatMap((section) => section.contents.filter((content) => content.isActive));
    const done = active.filter((content) => content.contentProgression?.isCompleted);
    expect(progress).toMatchObject({
      contentsQtd: active.length,
      completedContentsQtd: done.length,
      percentage: active.length === 0 ? 0 : Math.floor((100 * done.length) / active.length),
    });
    // A moved content keeps its completion.
    if (happening.kind === 'move' && pick) {
      const after = (await tree()).flatMap((section) => section.contents);
      expect(after.find(({ id }) => id === pick.id)?.contentProgression?.isCompleted).toBe(
        pick.contentProgression?.isCompleted,
      );
    }
  }

  async function happen(
    happening: Event,
    sections: Awaited<ReturnType<typeof tree>>,
    contentId?: string,
  ): Promise<void> {
    const home = sections.find(({ contents }) => contents.some(({ id }) => id === contentId));
    const [first, second] = sections;
    if (happening.kind === 'restart') {
      await call(learner, contract.restartCourse, { params });
    } else if (happening.kind === 'add') {
      await aContent(db, first?.id ?? '');
    } else if (happening.kind === 'switch section') {
      await call(admin, courses.changeSection, {
        params: { id: second?.id ?? '' },
        body: { isActive: !second?.isActive },
      });
    } else if (contentId === undefined) {
      return;
    } else if (happening.kind === 'study' || happening.kind === 'take back') {
      const change =
        happening.kind === 'study' ? { isCompleted: true } : { decreaseProgressionsCount: true };
      await call(learner, contract.progressContent, {
        body: { ...params, sectionId: home?.id ?? '', contentId, ...change },
      });
    } else if (happening.kind === 'delete') {
      await call(admin, courses.deleteContent, { params: { id: contentId } });
    } else if (happening.kind === 'switch') {
      const isActive = home?.contents.find(({ id }) => id === contentId)?.isActive ?? true;
      await call(admin, courses.changeContent, {
        params: { id: contentId },
        body: { isActive: !isActive },
      });
    } else {
      const rest = (section: typeof first) =>
        (section?.contents ?? []).map(({ id }) => id).filter((id) => id !== contentId);
      const target = home?.id === first?.id ? second?.id : first?.id;
      await call(admin, courses.orderContents, {
        body: {
          courseId: course.id,
          sections: sections.map((section) => ({
            id: section.id,
            contents: section.id === target ? [contentId, ...rest(section)] : rest(section),
          })),
        },
      });
    }
  }

  /** The course as an administrator sees it, with the learner's progress. */
  async function tree() {
    const { body } = await call(admin, courses.readCourse, { params: { id: course.id } });
    const progress = await call(learner, contract.readCourseProgress, { params });
    const done = new Map(
      progress.body.sections.flatMap(({ contents }) =>
        contents.map((content) => [content.contentId, content] as const),
      ),
    );
    return body.sections.map((section) => ({
      ...section,
      contents: section.contents.map((content) => ({
        ...content,
        contentProgression: done.get(content.id) ?? null,
      })),
    }));
  }
}

const totalOf = async () =>
  (await call(learner, contract.countCompletedContents, { params: { id: learner.id } })).body.total;
