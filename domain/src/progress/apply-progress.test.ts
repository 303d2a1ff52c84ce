import { describe, expect, it } from 'vitest';
import { applyProgress, type ProgressChange, type ProgressState } from './apply-progress.ts';

const before = '2026-11-20T12:00:00.000Z';
const now = '2026-11-21T22:30:00.000Z';

/** A learner in a text page of a section with one other content, in a course with three others. */
const stateOf = (given: Partial<ProgressState> = {}): ProgressState => ({
  contentType: 'TEXTPAGE',
  completedAt: null,
  wasAnswered: false,
  lastSequence: null,
  courseCompletedAt: null,
  othersInSection: { contentsQtd: 1, completedContentsQtd: 0 },
  othersInCourse: { contentsQtd: 3, completedContentsQtd: 1 },
  ...given,
});

type Case = [
  name: string,
  given: Partial<ProgressState>,
  change: ProgressChange,
  completedAt: string | null,
];

describe('a content', () => {
  it.each<Case>([
    ['is not completed when it is opened', {}, {}, null],
    ['is not completed when it is left', {}, { isCompleted: false }, null],
    ['is completed when the learner says so', {}, { isCompleted: true }, now],
    ['is completed likewise as a video', { contentType: 'VIDEO' }, { isCompleted: true }, now],
    [
      'is not completed without answers as a quick question',
      { contentType: 'QUICK_QUESTION' },
      { isCompleted: true },
      null,
    ],
    [
      'is not completed without a score as an exam',
      { contentType: 'EXAM' },
      { isCompleted: true },
      null,
    ],
    [
      'is not completed without a score as a practice exam',
      { contentType: 'PRACTICE_EXAM' },
      { isCompleted: true },
      null,
    ],
    ['is completed by its answers as an exam', { contentType: 'EXAM' }, { isAnswered: true }, now],
    [
      'is completed again when the learner says so, after answers that completed it',
      { contentType: 'EXAM', wasAnswered: true },
      { isCompleted: true },
      now,
    ],
    ['keeps the time of its completion', { completedAt: before }, { isCompleted: true }, before],
    [
      'stays completed when it is opened again',
      { completedAt: before },
      { isCompleted: false },
      before,
    ],
    [
      'is not completed any more when the learner takes it back',
      { completedAt: before },
      { decreaseProgressionsCount: true },
      null,
    ],
    [
      'is taken back even if the event says completed as well',
      { completedAt: before },
      { decreaseProgressionsCount: true, isCompleted: true },
      null,
    ],
  ])('%s', (_name, given, change, completedAt) => {
    expect(applyProgress(stateOf(given), change, now).completedAt).toBe(completedAt);
  });
});

describe('an event with a sequence number', () => {
  const takenBack = { decreaseProgressionsCount: true };
  const open = (lastSequence: number | null) => ({ lastSequence });
  const completed = (lastSequence: number) => ({ lastSequence, completedAt: before });

  it.each<Case>([
    ['counts as the first of its device', open(null), { isCompleted: true, sequence: 7 }, now],
    ['counts after the last of its device', completed(7), { ...takenBack, sequence: 8 }, null],
    ['completes nothing when it is repeated', open(7), { isCompleted: true, sequence: 7 }, null],
    ['completes nothing after a later one', open(8), { isCompleted: true, sequence: 7 }, null],
    ['completes nothing by late answers', open(8), { isAnswered: true, sequence: 7 }, null],
    ['takes nothing back after a later one', completed(8), { ...takenBack, sequence: 7 }, before],
  ])('%s', (_name, given, change, completedAt) => {
    expect(applyProgress(stateOf(given), change, now).completedAt).toBe(completedAt);
  });

  it('does not change the completion of the course when it is outdated', () => {
    const state = stateOf({ completedAt: before, courseCompletedAt: before, lastSequence: 8 });
    const { courseCompletedAt } = applyProgress(state, { ...takenBack, sequence: 7 }, now);
    expect(courseCompletedAt).toBe(before);
  });
});

it('an event without a sequence number counts as it arrives', () => {
  const state = stateOf({ completedAt: before, lastSequence: 8 });
  expect(applyProgress(state, { decreaseProgressionsCount: true }, now).completedAt).toBeNull();
});

describe('a course', () => {
  const last = { othersInCourse: { contentsQtd: 3, completedContentsQtd: 3 } };
  it.each<Case>([
    ['is not completed before its last content', {}, { isCompleted: true }, null],
    ['is completed with its last content', last, { isCompleted: true }, now],
    ['is not completed by opening its last content', last, {}, null],
    [
      'with a single content is completed with it',
      { othersInCourse: { contentsQtd: 0, completedContentsQtd: 0 } },
      { isCompleted: true },
      now,
    ],
    [
      'keeps the time of its completion',
      { ...last, completedAt: before, courseCompletedAt: before },
      { isCompleted: true },
      before,
    ],
    ['stays completed when a new content is opened', { courseCompletedAt: before }, {}, before],
    [
      'is completed by the next event after an administrator removed the open contents',
      { ...last, completedAt: before },
      {},
      now,
    ],
    [
      'is not completed any more when one of its contents is taken back',
      { ...last, completedAt: before, courseCompletedAt: before },
      { decreaseProgressionsCount: true },
      null,
    ],
  ])('%s', (_name, given, change, completedAt) => {
    const applied = applyProgress(stateOf(given), change, now);
    expect(applied.courseCompletedAt).toBe(completedAt);
    expect(applied.course.isCompleted).toBe(completedAt !== null);
  });

  it('counts this content with the others', () => {
    const { section, course } = applyProgress(stateOf(), { isCompleted: true }, now);
    expect(section).toEqual({ contentsQtd: 2, completedContentsQtd: 1, isCompleted: false });
    expect(course).toMatchObject({ contentsQtd: 4, completedContentsQtd: 2, percentage: 50 });
  });
});

it('a section is completed with its last content', () => {
  const state = stateOf({ othersInSection: { contentsQtd: 1, completedContentsQtd: 1 } });
  expect(applyProgress(state, { isCompleted: true }, now).section.isCompleted).toBe(true);
});
