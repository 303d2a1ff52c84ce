import { randomUUID } from 'node:crypto';
import { lastDays } from '@sabia/domain/overview/period.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { someAnswers } from '../src/attempts/attempts.factory.ts';
import { idOf } from './dataset/ids.ts';
import { bankWords } from './dataset/load-bank.ts';
import type { BenchData, OpenAttempt } from './bench-data.ts';
import type { BenchClass } from './class-data.ts';
import { at, gets, left, numbered, post, type BenchRequest, type Caller } from './requests.ts';
import { scoreRequest } from './score-request.ts';

/** One row of the benchmark: requests to the API. */
export interface Scenario {
  title: string;
  connections: number;
  /** Goal: the most milliseconds of node's processor time of a request. */
  most?: number;
  /** Goal: milliseconds of the 99th percentile, instead of a comparison with the small dataset. */
  within?: number;
  /** The next request. The connections and servers share it, so a write never repeats another one. */
  next: () => BenchRequest;
}

const read = { connections: 64 };
/** Replies that are kept for visitors. */
const kept = { connections: 64, most: 0.15 };
/** With more connections requests would time out at the database of a busy machine. */
const write = { connections: 16 };
const count = { connections: 1, within: 300 };

/** 1,000 scores in 2 s on one core. */
const score = { connections: 16, most: 2 };

const catalogue = '/v1/courses/paginated?limit=10';

export function createScenarios(data: BenchData & { taught: BenchClass }): Scenario[] {
  const { taught, learners, readers, admin, courses, trails, exams, terms } = data;
  const [course, trail] = [courses[0]?.id, trails[0]?.id];
  // Each learner at the first exam, then at the second …
  const starts = (examIds: readonly string[]) =>
    numbered((number) => {
      const examId = left(examIds[Math.floor(number / learners.length)]);
      return post(at(learners, number), `/v1/practice-exams/${examId}/attempts`);
    });
  const filters = `searchKey=planilhas&categories=${terms.category}&levels=${terms.level}`;
  const { from, to } = lastDays(90, dayInSaoPaulo(new Date()));
  const period = `from=${from}&to=${to}`;
  return [
    {
      title: 'Page /cursos for a visitor',
      ...kept,
      // 3,000 pages a second on one core.
      most: 0.33,
      next: gets([null], ['/cursos']),
    },
    { title: 'Catalogue page of 10 courses, anonymous', ...kept, next: gets([null], [catalogue]) },
    { title: 'Taxonomy, anonymous', ...kept, next: gets([null], ['/v1/taxonomy']) },
    { title: 'Catalogue page of 10 courses, signed in', ...read, next: gets(readers, [catalogue]) },
    {
      title: 'Course of 80 contents by its id',
      ...read,
      next: gets(readers, [`/v1/courses/${course}`]),
    },
    {
      title: 'Lesson of a course of 80 contents',
      ...read,
      next: gets(
        readers,
        (courses[0]?.contentIds ?? []).map((id) => `/v1/courses/${course}/lesson?contentId=${id}`),
      ),
    },
    { title: 'Home page of a learner, in one request', ...read, next: gets(readers, ['/v1/home']) },
    { title: 'Home page of a learner, all 9 requests', ...read, next: gets(readers, homePaths) },
    {
      title: 'Progress in a trail of 10 courses',
      ...read,
      next: gets(readers, ({ id }) => [`/v1/trails/progression/${trail}/${id}`]),
    },
    {
      title: 'Complete a content',
      ...write,
      connections: 64,
      // No learner completes a course: its last content is left out.
      next: numbered((number) => {
        const learner = at(learners, number);
        const { id: courseId, sections } = at(courses, number / learners.length);
        const content = Math.floor(number / learners.length / courses.length) % 79;
        const section = at(sections, content / 10);
        const contentId = at(section.contentIds, content);
        const ids = { courseId, userId: learner.id, sectionId: section.id, contentId };
        return post(learner, '/v1/user-progressions/content', { ...ids, isCompleted: true });
      }),
    },
    {
      title: 'Start an attempt at an exam of 90 questions',
      ...write,
      next: starts(exams.unopened),
    },
    {
      title: 'Start an attempt at an exam of 60 questions drawn from 50,000',
      ...write,
      connections: 1,
      within: 100,
      next: starts(exams.drawn),
    },
    {
      title: 'Save one answer of an attempt',
      ...write,
      next: numbered((number) => saveAnswer(exams.toAnswer, number)),
    },
    {
      title: 'Submit an attempt with 90 answers',
      ...write,
      next: numbered((number) => {
        const attempt = left(exams.toSubmit[number]);
        const path = `/v1/practice-exams/attempts/${attempt.id}`;
        const body = JSON.stringify({ answers: someAnswers(attempt) });
        return { method: 'PATCH', path, user: attempt.learner, body };
      }),
    },
    {
      title: 'Catalogue page with filters and a search, signed in',
      ...read,
      next: gets(readers, [`${catalogue}&${filters}`]),
    },
    ...[
      { hits: 'many hits', content: 'python', user: 'clara silva' },
      { hits: 'one hit', content: 'Planilhas para começar 1', user: 'pessoa.1@example.com' },
    ].map(({ hits, ...words }) => ({
      title: `Search with ${hits} in the 5 listings of the administration`,
      ...read,
      connections: 16,
      next: gets([admin], listings(words)),
    })),
    ...[
      { hits: 'many hits', word: bankWords.common },
      { hits: 'few hits', word: bankWords.rare },
    ].map(({ hits, word }) => ({
      title: `Search with ${hits} in a bank of 50,000 questions`,
      ...count,
      within: 100,
      next: gets([admin], [`/v1/questions?searchKey=${word}`]),
    })),
    {
      title: 'Score of 45 items of the Enem',
      ...score,
      next: numbered(scoreRequest),
    },
    { title: 'All courses without pages', ...count, next: gets(readers, ['/v1/courses/']) },
    {
      title: 'Overview of 90 days, all 5 requests',
      ...count,
      // web/src/overview/overview.api.ts
      next: gets(
        [admin],
        [
          `/v1/overview?${period}`,
          `/v1/overview/exams?${period}`,
          `/v1/overview/missed-questions?${period}`,
          `/v1/overview/courses?${period}&limit=100`,
          `/v1/overview/courses/${idOf('course', 0)}/drop-off?${period}`,
        ],
      ),
    },
    ...taughtScenarios(taught),
  ];
}

/** Of a class of 1,000 members with 5,000 essays that wait. */
function taughtScenarios({ id, teacher, monitors, assignmentId }: BenchClass): Scenario[] {
  const goal = { connections: 1, within: 100 };
  return [
    {
      title: 'Day of a teacher, of a class of 1,000',
      ...goal,
      next: gets([teacher], ['/v1/classes/today']),
    },
    {
      title: 'Students of an assignment, of a class of 1,000',
      ...goal,
      next: gets([teacher], [`/v1/classes/${id}/assignments/${assignmentId}/students?limit=50`]),
    },
    {
      title: 'Claim the next of 5,000 essays',
      ...goal,
      next: numbered((number) => {
        const monitor = left(monitors[number % monitors.length]);
        return post(monitor, '/v1/corrections/claims', {});
      }),
    },
  ];
}

/** The first question of all attempts, then the second …, then the next alternative of each. */
export function saveAnswer(attempts: readonly OpenAttempt[], number: number): BenchRequest {
  const { id, learner, questions } = at(attempts, number);
  const round = Math.floor(number / attempts.length);
  const question = at(questions, round);
  const alternativeId = at(question.alternatives, round / questions.length).id;
  const ids = { id: randomUUID(), questionId: question.id, alternativeId };
  const answer = { ...ids, answeredAt: new Date().toISOString(), timeSpent: 40 };
  return post(learner, `/v1/practice-exams/attempts/${id}/answers`, { answers: [answer] });
}

/** The queries of web/src/home/home-queries.ts that are sent again alone, for a learner with a level. */
export const homePaths = ({ id }: Caller) => [
  `/v1/last-ongoing-course/${id}`,
  `/v1/progression-overview/${id}`,
  `/v1/last-days-streak/${id}`,
  `/v1/weekly-goal/${id}`,
  '/v1/error-notebook',
  `/v1/progressionbystatus/${id}/paginated?status=IN_PROGRESS`,
  '/v1/lives/paginated?when=UPCOMING&limit=4',
  '/v1/trails/paginated',
  '/v1/courses/tutorial',
];

const listings = (words: Record<'content' | 'user', string>) => [
  ...['courses', 'trails', 'lives', 'practice-exams'].map(
    (listing) => `/v1/${listing}/admin/paginated?searchKey=${encodeURIComponent(words.content)}`,
  ),
  `/v1/users/admin/paginated?searchKey=${encodeURIComponent(words.user)}`,
];
