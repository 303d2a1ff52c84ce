import type { User } from '@sabia/domain/users/user.ts';
import { findCourseTree } from '../courses/course-tree.queries.ts';
import { aScoredAttempt } from '../item-response/exam-scores.factory.ts';
import { embeddedProvider } from '../platform/auth/identity/identity.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { recordProgress } from '../progress/record-progress.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aUser } from '../users/users.factory.ts';
import type { Steps } from './add-trail.ts';
import type { DemoLearner } from './learners.ts';

/** Creates a learner with progress and scores, by replaying progress events and attempts on their days. */
export async function addPerson(
  tx: Database,
  { history, attempts, ...given }: DemoLearner & { providerId: string },
  steps: Steps,
  now: Date,
): Promise<User> {
  const [level] = await someTerms(tx, 'levels', given.level ? [given.level] : []);
  const user = await aUser(tx, { ...given, ...(level && { level }) });
  const claims = { ...user, provider: embeddedProvider, emailVerified: true, picture: null };
  for (const { courseSlug, contentsCompleted, daysAgo } of history) {
    const courseId = steps.get(courseSlug)?.targetId;
    if (!courseId) throw new Error(`nobody can have studied ${courseSlug}`);
    const contentIds = await contentIdsOf(tx, courseId);
    for (const [index, contentId] of contentIds.slice(0, contentsCompleted).entries()) {
      await recordProgress(
        tx,
        { courseId, userId: user.id, contentId, isCompleted: true },
        {
          viewer: { ...user, claims },
          now: new Date(now.getTime() - (daysAgo[index] ?? 0) * 86_400_000),
        },
      );
    }
  }
  for (const { examTitle, daysAgo, answers } of attempts) {
    const exam = steps.get(examTitle);
    if (!exam) throw new Error(`nobody can have taken ${examTitle}`);
    await aScoredAttempt(tx, user, {
      exam: { id: exam.targetId },
      answers,
      now: new Date(now.getTime() - daysAgo * 86_400_000),
    });
  }
  return user;
}

async function contentIdsOf(tx: Database, courseId: string): Promise<string[]> {
  const course = await findCourseTree(tx, courseId, { viewerId: null, withInactive: true });
  return orNotFound(course).sections.flatMap(({ contents }) => contents.map(({ id }) => id));
}
