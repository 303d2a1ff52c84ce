import { describe, expect, it } from 'vitest';
import { takeStep, type Standing, type Step } from './step.ts';

const before = '2026-11-20T12:00:00.000Z';
const now = '2026-11-21T22:30:00.000Z';

/** A learner in a page of a section with one other content, in a course with three others. */
const standing = (given: Partial<Standing> = {}): Standing => ({
  contentType: 'TEXTPAGE',
  completedAt: null,
  wasAnswered: false,
  lastSequence: null,
  courseCompletedAt: null,
  othersInSection: { contentsQtd: 1, completedContentsQtd: 0 },
  othersInCourse: { contentsQtd: 3, completedContentsQtd: 1 },
  ...given,
});

describe('a content', () => {
  it.each<[name: string, given: Partial<Standing>, step: Step, completedAt: string | null]>([
    ['is not completed by being opened', {}, {}, null],
    ['is not completed by being left', {}, { isCompleted: false }, null],
    ['is completed when the learner says so', {}, { isCompleted: true }, now],
    ['a video too', { contentType: 'VIDEO' }, { isCompleted: true }, now],
    [
      'not a quick question, which wants an answer',
      { contentType: 'QUICK_QUESTION' },
      { isCompleted: true },
      null,
    ],
    ['not an exam, which wants a score', { contentType: 'EXAM' }, { isCompleted: true }, null],
    ['nor a practice exam', { contentType: 'PRACTICE_EXAM' }, { isCompleted: true }, null],
    ['an exam by its answers', { contentType: 'EXAM' }, { isAnswered: true }, now],
    [
      'again when its answers were good before',
      { contentType: 'EXAM', wasAnswered: true },
      { isCompleted: true },
      now,
    ],
    [
      'keeps the moment when it was completed',
      { completedAt: before },
      { isCompleted: true },
      before,
    ],
    [
      'stays completed when it is opened again',
      { completedAt: before },
      { isCompleted: false },
      before,
    ],
    [
      'is taken back when the learner asks',
      { completedAt: before },
      { decreaseProgressionsCount: true },
      null,
    ],
    [
      'is taken back even with a claim',
      { completedAt: before },
      { decreaseProgressionsCount: true, isCompleted: true },
      null,
    ],
  ])('%s', (_name, given, step, completedAt) => {
    expect(takeStep(standing(given), step, now).completedAt).toBe(completedAt);
  });
});

describe('an event with a sequence number', () => {
  const open = { completedAt: null };
  const completed = { completedAt: before };
  const takenBack = { decreaseProgressionsCount: true };
  it.each<
    [
      name: string,
      given: Partial<Standing>,
      lastSequence: number | null,
      step: Step,
      completedAt: string | null,
    ]
  >([
    ['counts as the first of its device', open, null, { isCompleted: true, sequence: 7 }, now],
    ['counts after the last of its device', completed, 7, { ...takenBack, sequence: 8 }, null],
    ['completes nothing when it is repeated', open, 7, { isCompleted: true, sequence: 7 }, null],
    ['completes nothing after a later one', open, 8, { isCompleted: true, sequence: 7 }, null],
    ['nor by its answers', open, 8, { isAnswered: true, sequence: 7 }, null],
    ['takes nothing back after a later one', completed, 8, { ...takenBack, sequence: 7 }, before],
    ['counts without a number, as it arrives', completed, 8, takenBack, null],
  ])('%s', (_name, given, lastSequence, step, completedAt) => {
    expect(takeStep(standing({ ...given, lastSequence }), step, now).completedAt).toBe(completedAt);
  });

  it('that is outdated leaves the completion of its course', () => {
    const given = { completedAt: before, courseCompletedAt: before, lastSequence: 8 };
    const step = { decreaseProgressionsCount: true, sequence: 7 };
    expect(takeStep(standing(given), step, now).courseCompletedAt).toBe(before);
  });
});

describe('a course', () => {
  const last = { othersInCourse: { contentsQtd: 3, completedContentsQtd: 3 } };
  it.each<[name: string, given: Partial<Standing>, step: Step, completedAt: string | null]>([
    ['goes on before its last content', {}, { isCompleted: true }, null],
    ['is completed with its last content', last, { isCompleted: true }, now],
    ['is not completed by opening its last content', last, {}, null],
    [
      'of a single content is completed with it',
      { othersInCourse: { contentsQtd: 0, completedContentsQtd: 0 } },
      { isCompleted: true },
      now,
    ],
    [
      'keeps the moment when it was completed',
      { ...last, completedAt: before, courseCompletedAt: before },
      { isCompleted: true },
      before,
    ],
    ['stays completed when a new content is opened', { courseCompletedAt: before }, {}, before],
    [
      'is completed at the next step when the admin took the rest away',
      { ...last, completedAt: before },
      {},
      now,
    ],
    [
      'is taken back with one of its contents',
      { ...last, completedAt: before, courseCompletedAt: before },
      { decreaseProgressionsCount: true },
      null,
    ],
  ])('%s', (_name, given, step, completedAt) => {
    const outcome = takeStep(standing(given), step, now);
    expect(outcome.courseCompletedAt).toBe(completedAt);
    expect(outcome.course.isCompleted).toBe(completedAt !== null);
  });

  it('counts this content with the others', () => {
    const { section, course } = takeStep(standing(), { isCompleted: true }, now);
    expect(section).toEqual({ contentsQtd: 2, completedContentsQtd: 1, isCompleted: false });
    expect(course).toMatchObject({ contentsQtd: 4, completedContentsQtd: 2, percentage: 50 });
  });
});

it('a section is completed with its last content', () => {
  const given = { othersInSection: { contentsQtd: 1, completedContentsQtd: 1 } };
  expect(takeStep(standing(given), { isCompleted: true }, now).section.isCompleted).toBe(true);
});
