import type { User } from '@sabia/domain/users/user.ts';
import { lastDays, type Period } from '@sabia/domain/overview/period.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { minimumAnswers } from '@sabia/domain/questions/question-statistics.ts';
import { countContents, listCourses, pageCourses } from '../src/courses/courses.queries.ts';
import { pageLives } from '../src/lives/lives.queries.ts';
import { listCourseFigures, readDropOff } from '../src/overview/course-figures.queries.ts';
import { listExamFigures, listMissedQuestions } from '../src/overview/exam-figures.queries.ts';
import { readSchoolOverview } from '../src/overview/school-overview.queries.ts';
import { pagePracticeExams } from '../src/practice-exams/practice-exams.queries.ts';
import type { Database } from '../src/platform/db/database.ts';
import { pageTrails } from '../src/trails/trails.queries.ts';
import { someTerms } from '../src/taxonomy/taxonomy.factory.ts';
import { pageUsers } from '../src/users/users.queries.ts';
import { idOf } from './dataset/ids.ts';
import { emailOf, titleOf } from './dataset/names.ts';
import type { Scenario } from './measure-servers.ts';

export type Address = `/v1/${string}`;

/** An address, and the query that the application runs for it. */
interface PlainCall {
  path: Address;
  ask: (db: Database) => Promise<unknown>;
}

/** A scenario that needs a dataset. */
export interface LargeDatasetScenario extends Pick<
  Scenario,
  'title' | 'goal' | 'connections' | 'within'
> {
  by: 'the admin' | 'readers';
  calls: PlainCall[];
}

export async function largeDatasetScenarios(
  db: Database,
  { admin, learner, now }: { admin: User; learner: User; now: Date },
): Promise<LargeDatasetScenario[]> {
  const categories = await someTerms(db, 'categories', ['Área 1']);
  const levels = await someTerms(db, 'levels', ['Etapa 1']);
  const period = lastDays(90, dayInSaoPaulo(now));
  return [
    {
      title: 'Catalogue with filters and a search, learners',
      goal: 0.95,
      connections: 64,
      by: 'readers',
      calls: [filteredCatalogue(learner, { categories, levels })],
    },
    {
      title: 'Search with many hits in all listings of the administration',
      goal: 0.95,
      connections: 16,
      by: 'the admin',
      calls: listingCalls(admin, now, { what: 'python', whom: 'clara silva' }),
    },
    {
      title: 'Search with one hit in all listings of the administration',
      goal: 0.95,
      connections: 16,
      by: 'the admin',
      calls: listingCalls(admin, now, { what: titleOf(0), whom: emailOf(0) }),
    },
    {
      title: 'All courses at once, learners',
      goal: 0.95,
      within: 300,
      connections: 1,
      by: 'readers',
      calls: [allCourses(learner)],
    },
    {
      title: 'Totals of all courses',
      goal: 0.95,
      within: 300,
      connections: 1,
      by: 'readers',
      calls: [{ path: '/v1/courses/contentsQtdOverview', ask: countContents }],
    },
    {
      title: 'Overview of 90 days, all requests',
      goal: 0.95,
      within: 300,
      connections: 1,
      by: 'the admin',
      calls: overviewCalls(period, idOf('course', 0)),
    },
  ];
}

const seenBy = ({ id }: User) => ({ viewerId: id, withInactive: false });

function filteredCatalogue(
  learner: User,
  filters: { categories: string[]; levels: string[] },
): PlainCall {
  const asked = { page: 1, limit: 10, searchKey: 'planilhas', ...filters };
  const terms = `categories=${filters.categories.join()}&levels=${filters.levels.join()}`;
  return {
    path: `/v1/courses/paginated?limit=10&searchKey=planilhas&${terms}`,
    ask: (db) => pageCourses(db, asked, seenBy(learner)),
  };
}

const allCourses = (learner: User): PlainCall => ({
  path: '/v1/courses/',
  ask: (db) => listCourses(db, {}, seenBy(learner)),
});

/** All that the overview of a period asks for (web/src/overview/overview.api.ts). */
function overviewCalls(period: Period, courseId: string): PlainCall[] {
  const days = `from=${period.from}&to=${period.to}`;
  const asked = { ...period, limit: 20 };
  return [
    { path: `/v1/overview?${days}`, ask: (db) => readSchoolOverview(db, period) },
    { path: `/v1/overview/exams?${days}`, ask: (db) => listExamFigures(db, asked) },
    {
      path: `/v1/overview/missed-questions?${days}`,
      ask: (db) => listMissedQuestions(db, { ...asked, leastAnswers: minimumAnswers }),
    },
    {
      path: `/v1/overview/courses?${days}&limit=100`,
      ask: (db) => listCourseFigures(db, { ...asked, limit: 100 }),
    },
    {
      path: `/v1/overview/courses/${courseId}/drop-off?${days}`,
      ask: (db) => readDropOff(db, courseId, period),
    },
  ];
}

/** A search in each of the administration's listings. */
function listingCalls(
  admin: User,
  now: Date,
  { what, whom }: Record<'what' | 'whom', string>,
): PlainCall[] {
  const asked = { page: 1, limit: 10, searchKey: what };
  const people = { ...asked, searchKey: whom };
  const audience = { viewerId: admin.id, withInactive: true };
  const searched = (key: string) => `admin/paginated?searchKey=${encodeURIComponent(key)}`;
  return [
    { path: `/v1/courses/${searched(what)}`, ask: (db) => pageCourses(db, asked, audience) },
    { path: `/v1/trails/${searched(what)}`, ask: (db) => pageTrails(db, asked, audience) },
    {
      path: `/v1/lives/${searched(what)}`,
      ask: (db) => pageLives(db, asked, { ...audience, now }),
    },
    {
      path: `/v1/practice-exams/${searched(what)}`,
      ask: (db) => pagePracticeExams(db, asked, audience),
    },
    { path: `/v1/users/${searched(whom)}`, ask: (db) => pageUsers(db, people, now) },
  ];
}
