import type { BenchData } from './bench-data.ts';
import { at, get, left, numbered, post, type Caller, type Load } from './requests.ts';
import { saveAnswer } from './scenarios.ts';
import { someAnswers } from '../src/attempts/attempts.factory.ts';

/** One thing that a person does: all requests that the site sends for it, apart from files. */
export interface Task extends Load {
  /**
   * Milliseconds of processor time of all processes for the same task in Moodle 4.5 with opcache, APCu and the same
   * PostgreSQL, eight at a time, on a machine of two cores of 2.1 GHz.
   */
  moodle?: number;
  /** Goal: the most bytes of all responses. */
  mostBytes?: number;
}

export const renderedAnew = 'Listing for a visitor, rendered anew';

/** The requests are those of the screens in web/src; a test of e2e/ counts those of a lesson and of a quiz. */
export function createTasks({ learners, readers, courses, exams }: BenchData): Task[] {
  const eight = { connections: 8 };
  const course = left(courses[0]);
  /** A page of the site by its address, with the profile, which the page needs first. */
  const visits = (user: Caller, path: string) => [
    get(user, path),
    get(user, `/v1/users/provider/${user.providerId}`),
  ];
  const catalogue = (user: Caller) => get(user, '/v1/courses/paginated?page=1&limit=12');
  return [
    {
      title: 'Listing for a visitor, as HTML',
      moodle: 51.9,
      ...eight,
      requests: 1,
      next: () => [get(null, '/cursos')],
    },
    {
      title: 'Listing signed in, whole page',
      moodle: 119,
      ...eight,
      requests: 3,
      // The page brings the filters.
      next: numbered((number) => {
        const reader = at(readers, number);
        return [...visits(reader, '/cursos'), catalogue(reader)];
      }),
    },
    {
      title: 'Listing signed in, in the app',
      moodle: 77,
      ...eight,
      requests: 1,
      next: numbered((number) => [catalogue(at(readers, number))]),
    },
    {
      title: 'Lesson by its address',
      moodle: 97,
      mostBytes: 12_000,
      ...eight,
      requests: 4,
      // The last one is the prefetch of the next lesson.
      next: numbered((number) => {
        const reader = at(readers, number);
        const lesson = at(course.contentIds, number);
        return [
          ...visits(reader, `/cursos/${course.slug}?conteudo=${lesson}`),
          get(reader, `/v1/courses/${course.slug}/lesson?contentId=${lesson}`),
          get(reader, `/v1/courses/${course.id}/content/${at(course.contentIds, number + 1)}`),
        ];
      }),
    },
    {
      title: 'Next lesson',
      moodle: 106,
      ...eight,
      requests: 3,
      // The last contents first: a scenario completes the first ones.
      next: numbered((number) => {
        const learner = at(learners, number);
        const { id: courseId, sections } = at(courses, number / learners.length);
        const place = 77 - (Math.floor(number / learners.length / courses.length) % 77);
        const report = (content: number, isCompleted: boolean) => {
          const section = at(sections, content / 10);
          const ids = {
            courseId,
            sectionId: section.id,
            contentId: at(section.contentIds, content),
          };
          const event = { ...ids, userId: learner.id, isCompleted };
          return post(learner, '/v1/user-progressions/content', event);
        };
        // The next lesson is on the device already; the one after it is prefetched.
        const { contentIds } = at(sections, (place + 2) / 10);
        const ahead = get(learner, `/v1/courses/${courseId}/content/${at(contentIds, place + 2)}`);
        return [report(place, true), report(place + 1, false), ahead];
      }),
    },
    {
      title: 'An answer saved',
      moodle: 23.7,
      mostBytes: 500,
      ...eight,
      requests: 1,
      // A scenario saves the answers of the first half.
      next: numbered((number) => [saveAnswer(exams.toAnswer, number + 45 * exams.toAnswer.length)]),
    },
    {
      title: 'A quiz of ten',
      moodle: 533,
      mostBytes: 30_000,
      ...eight,
      requests: 13,
      next: numbered((number) => {
        const learner = at(learners, number);
        const { id, questions } = left(exams.quizzes[Math.floor(number / learners.length)]);
        const exam = get(learner, `/v1/practice-exams/${id}`);
        const attempts = `/v1/practice-exams/${id}/attempts`;
        const attemptOf = (replies: readonly string[]) => {
          const started = JSON.parse(replies[1] ?? '') as { id: string };
          return `/v1/practice-exams/attempts/${started.id}`;
        };
        const startedAt = new Date().toISOString();
        return [
          exam,
          { ...post(learner, attempts), isRead: true },
          ...someAnswers({ startedAt, questions }).map(
            (answer) => (replies: readonly string[]) =>
              post(learner, `${attemptOf(replies)}/answers`, { answers: [answer] }),
          ),
          (replies) => ({
            ...post(learner, attemptOf(replies), { answers: [] }),
            method: 'PATCH' as const,
          }),
        ];
      }),
    },
    {
      title: renderedAnew,
      ...eight,
      requests: 1,
      next: numbered((number) => [get(null, `/cursos?utm_content=${number}`)]),
    },
  ];
}
