import { expect, it } from 'vitest';
import { type KnownLearner, nextCourseOf } from './next-course.ts';

type Known = KnownLearner<string | object, string, object>;

const studied = { isStudied: true };
const opened = { isStudied: false };
const tutorial = { progress: null };
const recommended = ['of the topic', 'of the level'];
const nothing: Known = {
  ongoing: null,
  hasFirstAnswers: true,
  coursesCompleted: 0,
  recommended: [],
  tutorial: undefined,
};

it.each<[string, Partial<Known>, ReturnType<typeof nextCourseOf>]>([
  ['without anything', {}, { kind: 'CATALOG' }],
  ['not asked yet', { hasFirstAnswers: false, tutorial, recommended }, { kind: 'QUESTIONS' }],
  ['has skipped the questions', { tutorial }, { kind: 'TUTORIAL', course: tutorial }],
  ['has a topic', { tutorial, recommended }, { kind: 'RECOMMENDED', course: 'of the topic' }],
  ['studies', { ongoing: studied, recommended }, { kind: 'ONGOING', course: studied }],
  ['studies', { ongoing: studied, hasFirstAnswers: false }, { kind: 'ONGOING', course: studied }],
  ['has opened', { ongoing: opened, recommended }, { kind: 'RECOMMENDED', course: 'of the topic' }],
  ['has opened', { ongoing: opened, hasFirstAnswers: false }, { kind: 'QUESTIONS' }],
  ['has opened only', { ongoing: opened, tutorial }, { kind: 'ONGOING', course: opened }],
  [
    'has completed the tutorial',
    { tutorial: { progress: { isCompleted: true } } },
    { kind: 'CATALOG' },
  ],
  ['has completed a course', { coursesCompleted: 1, hasFirstAnswers: false }, { kind: 'CATALOG' }],
])('a learner %s: %j', (_, given, next) => {
  expect(nextCourseOf({ ...nothing, ...given })).toEqual(next);
});
