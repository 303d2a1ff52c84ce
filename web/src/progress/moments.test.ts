import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import type { Streak } from '@sabia/domain/progress/streak.ts';
import { describe, expect, it } from 'vitest';
import { completedSection, extendedToday } from './moments.ts';

const courseWith = (isCompleted: boolean) =>
  ({
    sections: [
      {
        id: 's1',
        title: 'A foto do mês',
        contents: [{ id: 'a', contentProgression: { isCompleted, hasAnswers: false } }],
      },
    ],
  }) as OutlinedCourse;

const resultWith = ({ content = true, section = true, course = false } = {}) =>
  ({
    contentProgression: { contentId: 'a', isCompleted: content },
    sectionProgression: { sectionId: 's1', isCompleted: section },
    courseProgression: { isCompleted: course },
  }) as ProgressResult;

describe('a completed section', () => {
  it('is told when its last content is completed', () => {
    expect(completedSection([courseWith(false)], resultWith())).toBe('A foto do mês');
  });

  it.each([
    ['again', courseWith(true), resultWith()],
    ['while contents are missing', courseWith(false), resultWith({ section: false })],
    [
      'with the course, whose certificate is shown',
      courseWith(false),
      resultWith({ course: true }),
    ],
    ['after a completion was taken back', courseWith(true), resultWith({ content: false })],
  ])('is not told %s', (_, course, result) => {
    expect(completedSection([course], result)).toBe(null);
  });

  it('is not told of an unknown course', () => {
    expect(completedSection([], resultWith())).toBe(null);
  });
});

describe('the streak', () => {
  const now = new Date('2026-11-23T02:00:00Z');
  const streak = (contentsQtd: number, day = '2026-11-22'): Streak => ({
    streak: 6,
    longest: 6,
    broken: null,
    days: [{ day, contentsQtd }],
  });

  it('is a day longer after the first content of the day in São Paulo', () => {
    expect(extendedToday(streak(0), now)).toEqual({
      streak: 7,
      longest: 7,
      broken: null,
      days: [{ day: '2026-11-22', contentsQtd: 1 }],
    });
  });

  it.each([
    ['a content was completed today', streak(2)],
    ['it was read on another day', streak(0, '2026-11-21')],
  ])('is the same if %s', (_, known) => {
    expect(extendedToday(known, now)).toBe(null);
  });
});
