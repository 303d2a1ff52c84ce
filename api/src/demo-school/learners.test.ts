import type { CourseInFile } from '@sabia/domain/courses/course-file.ts';
import { describe, expect, test } from 'vitest';
import { describedCourse } from './course-folder.ts';
import { demoCourses } from './demo-courses.ts';
import { demoLearners } from './learners.ts';
import type { DemoLearner, DemoStudy } from './learners.ts';
import { demoLevels } from './taxonomy.ts';

const learners = demoLearners.filter(({ role, isTeacher }) => role === 'LEARNER' && !isTeacher);

const courseOf = ({ courseSlug }: DemoStudy): CourseInFile => {
  const isStudied = demoCourses.some(({ slug, isActive }) => isActive && slug === courseSlug);
  if (!isStudied) throw new Error(`no active course ${courseSlug}`);
  return describedCourse(courseSlug);
};
const contentsOf = (course: CourseInFile) => course.sections.flatMap((section) => section.contents);

/** Number of contents before the first locked one. */
const reachOf = (learner: DemoLearner, course: CourseInFile) => {
  if (learner.hasActiveSubscription || course.paymentType === 'FREE') {
    return contentsOf(course).length;
  }
  const lock = course.sections.findIndex((section) => !section.isFreemium);
  return course.sections.slice(0, lock).flatMap((section) => section.contents).length;
};

const streakEndingYesterday = (learner: DemoLearner) => {
  const days = new Set(learner.history.flatMap((study) => study.daysAgo));
  let streak = 0;
  while (days.has(streak + 1)) streak += 1;
  return streak;
};

test('the demo people are an administrator, a subscriber, a learner and a teacher', () => {
  expect(
    demoLearners.map(({ email, role, hasActiveSubscription }) => ({
      email,
      role,
      hasActiveSubscription,
    })),
  ).toEqual([
    { email: 'admin@sabia.local', role: 'ADMIN', hasActiveSubscription: false },
    { email: 'assinante@sabia.local', role: 'LEARNER', hasActiveSubscription: true },
    { email: 'aluno@sabia.local', role: 'LEARNER', hasActiveSubscription: false },
    { email: 'professora@sabia.local', role: 'LEARNER', hasActiveSubscription: false },
  ]);
  expect(demoLearners.filter(({ level }) => level && !demoLevels.includes(level))).toEqual([]);
});

describe.each(learners)('$name', (learner) => {
  test('studied only what is open to them', () => {
    const beyondTheLock = learner.history.filter(
      (study) => study.contentsCompleted > reachOf(learner, courseOf(study)),
    );
    expect(beyondTheLock).toEqual([]);
  });

  test('has one day for each completed content, oldest first', () => {
    for (const { contentsCompleted, daysAgo } of learner.history) {
      expect(daysAgo).toHaveLength(contentsCompleted);
      expect(daysAgo).toEqual(daysAgo.toSorted((a, b) => b - a));
    }
  });

  test('completed one course and has two in progress', () => {
    const missing = learner.history.map(
      (study) => contentsOf(courseOf(study)).length - study.contentsCompleted,
    );
    expect(missing.filter((contents) => contents === 0)).toHaveLength(1);
    expect(missing.filter((contents) => contents > 0)).toHaveLength(2);
  });
});

test('the streaks end yesterday: 6 days for the subscriber, 4 for the learner', () => {
  expect(learners.map(streakEndingYesterday)).toEqual([6, 4]);
  const days = learners.flatMap(({ history }) => history.flatMap(({ daysAgo }) => daysAgo));
  expect(Math.min(...days)).toBe(1);
});
