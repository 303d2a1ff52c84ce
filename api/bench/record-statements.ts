import type { User } from '@sabia/domain/users/user.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { someAnswers } from '../src/attempts/attempts.factory.ts';
import { saveAnswers } from '../src/attempts/save-answers.ts';
import { startAttempt } from '../src/attempts/start-attempt.ts';
import { submitAttempt } from '../src/attempts/submit-attempt.ts';
import type { BenchRequest } from './bare-server.ts';
import type { LongExam } from './exam-data.ts';
import type { HomeCall } from './home-calls.ts';
import type { RecordedRequests } from './replay-statements.ts';
import type { Address, LargeDatasetScenario } from './large-dataset-scenarios.ts';
import type { MadeCourse } from '../src/courses/courses.factory.ts';
import { findCourseTree } from '../src/courses/course-tree.queries.ts';
import { findTutorial, pageCourses } from '../src/courses/courses.queries.ts';
import { openNotebook } from '../src/error-notebook/open-notebook.ts';
import { pageLives } from '../src/lives/lives.queries.ts';
import {
  findLastOngoingCourse,
  pageCoursesByStatus,
  readOverview,
  readStreak,
  readWeeklyGoal,
} from '../src/progress/study-history.queries.ts';
import { recordProgress } from '../src/progress/record-progress.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { RecordedStatement } from '../test/support/recorded-statements.ts';
import '../src/subscribers.ts';
import { findTrailProgress, pageTrails } from '../src/trails/trails.queries.ts';
import type { MadeTrail } from '../src/trails/trails.factory.ts';
import { findUserByProvider } from '../src/users/users.queries.ts';

interface Asking {
  learner: User;
  course: MadeCourse;
  exam: LongExam;
  trail: MadeTrail;
  /** The identity service that knows the learner. */
  provider: string;
  rows: readonly LargeDatasetScenario[];
}

/** Records the statements of the application for the requests of the benchmark. */
export async function benchStatements(
  db: Database,
  heard: RecordedStatement[],
  { learner, course, exam, trail, provider, rows }: Asking,
): Promise<RecordedRequests<BenchRequest>> {
  const [contentId = ''] = course.contentIds;
  const audience = { viewerId: learner.id, withInactive: false };
  const now = new Date();
  const context = { viewer: asViewer(learner), now };
  const hear: Hear = async (asked) => {
    const answer = await asked;
    return { said: heard.splice(0), answer };
  };

  heard.length = 0;
  const viewer = await hear(
    findUserByProvider(db, { provider, providerId: learner.providerId }, now),
  );
  const page = await hear(pageCourses(db, { page: 1, limit: 10 }, audience));
  const tree = await hear(findCourseTree(db, course.id, audience));
  const progress = await hear(findTrailProgress(db, { id: trail.id, userId: learner.id }));
  const home = await hearHome(db, hear, learner.id, now);
  const plain: Record<Address, RecordedStatement[]> = {};
  for (const { path, ask } of rows.flatMap(({ calls }) => calls))
    plain[path] = (await hear(ask(db))).said;
  const step = await hear(study(db, learner, course, contentId, now));
  const start = await hear(startAttempt(db, { practiceExamId: exam.id }, context));
  const { attempt } = start.answer;
  const answers = someAnswers(attempt);
  const save = await hear(
    saveAnswers(db, { attemptId: attempt.id, answers: answers.slice(0, 1) }, context),
  );
  const mine = { id: attempt.id, userId: learner.id };
  const submit = await hear(submitAttempt(db, mine, answers, now));

  const [lines, graded] = listsIn(submit.said);
  return {
    said: {
      viewer: viewer.said,
      page: page.said,
      tree: tree.said,
      trail: progress.said,
      ...home,
      ...plain,
      step: step.said,
      start: start.said,
      save: save.said,
      submit: submit.said,
    },
    sample: [
      ['providerId', learner.providerId],
      ['userId', learner.id],
      ['courseId', course.id],
      ['sectionId', course.sections[0]?.id],
      ['contentId', contentId],
      ['trailId', trail.id],
      ['practiceExamId', exam.id],
      ['attemptId', attempt.id],
      ['versionIds', exam.questions.map(({ versionId }) => versionId)],
      ['questionIds', [answers[0]?.questionId]],
      ['lines', listsIn(save.said)[0]],
      ['lines', lines],
      ['graded', graded],
      ['now', now.toISOString()],
    ],
  };
}

type Hear = <T>(asked: Promise<T>) => Promise<{ said: RecordedStatement[]; answer: T }>;

/** The calls of a learner's home. */
async function hearHome(
  db: Database,
  hear: Hear,
  userId: string,
  now: Date,
): Promise<Record<HomeCall, RecordedStatement[]>> {
  const audience = { viewerId: userId, withInactive: false };
  const page = { page: 1, limit: 10 };
  const upcoming = { ...page, limit: 4, when: 'UPCOMING' as const };
  return {
    ongoing: (await hear(findLastOngoingCourse(db, userId))).said,
    overview: (await hear(readOverview(db, userId, now))).said,
    streak: (await hear(readStreak(db, userId, now))).said,
    goal: (await hear(readWeeklyGoal(db, userId, now))).said,
    notebook: (await hear(openNotebook(db, userId, now))).said,
    own: (await hear(pageCoursesByStatus(db, userId, { ...page, status: 'IN_PROGRESS' }))).said,
    lives: (await hear(pageLives(db, upcoming, { ...audience, now }))).said,
    trails: (await hear(pageTrails(db, page, audience))).said,
    tutorial: (await hear(findTutorial(db, userId))).said,
  };
}

/** The values of statements that are lists of objects, which travel as JSON. */
const listsIn = (said: readonly RecordedStatement[]) =>
  said
    .flatMap(({ values = [] }) => values)
    .filter((value) => typeof value === 'string' && value.startsWith('[{'));

/** A learner does a content. */
export async function study(
  db: Database,
  learner: User,
  { id: courseId }: MadeCourse,
  contentId: string,
  now = new Date(),
): Promise<void> {
  await recordProgress(
    db,
    { courseId, userId: learner.id, contentId, isCompleted: true },
    { viewer: asViewer(learner), now },
  );
}

/** A learner answers all questions of an exam, with the first alternative of each. */
export async function takeExam(
  db: Database,
  learner: User,
  exam: { contentId: string } | { practiceExamId: string },
): Promise<void> {
  const now = new Date();
  const { attempt } = await startAttempt(db, exam, { viewer: asViewer(learner), now });
  await submitAttempt(db, { id: attempt.id, userId: learner.id }, someAnswers(attempt), now);
}

const asViewer = (user: User): Viewer => ({
  ...user,
  claims: { ...user, provider: 'sabia', emailVerified: true, picture: null },
});
