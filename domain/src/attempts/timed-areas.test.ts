import { describe, expect, it } from 'vitest';
import {
  areaAt,
  currentArea,
  nextArea,
  placesOfArea,
  runningDeadline,
  timedAreasOf,
  withAreaFinished,
  withAreaStarted,
} from './timed-areas.ts';
import type { TimedArea } from './timed-area.ts';

const at = (time: string) => new Date(`2031-03-10T${time}:00.000Z`);
const iso = (time: string) => at(time).toISOString();
const questions = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const examAreas = [
  { title: 'Linguagens', timeLimitMinutes: 30, questionIds: ['a', 'b'] },
  { title: 'Redação', timeLimitMinutes: null, questionIds: ['x'] },
  { title: 'Matemática', timeLimitMinutes: 45, questionIds: ['c', 'd'] },
];
const taken = (extraTimePercent = 0): TimedArea[] => {
  const areas = timedAreasOf(examAreas, { questions, extraTimePercent });
  if (!areas) throw new Error('no timed areas');
  return areas;
};

describe('the areas of a new attempt', () => {
  it('are those with a question, and last the questions of no area', () => {
    expect(taken()).toMatchObject([
      { title: 'Linguagens', questionsQtd: 2, timeLimitMinutes: 30, startedAt: null },
      { title: 'Matemática', questionsQtd: 2, timeLimitMinutes: 45 },
      { title: 'Outras questões', questionsQtd: 1, timeLimitMinutes: null },
    ]);
  });

  it('have the extra time of the learner, rounded up', () => {
    expect(taken(25).map(({ timeLimitMinutes }) => timeLimitMinutes)).toEqual([38, 57, null]);
  });

  it('are none if no area has a time limit', () => {
    const untimed = examAreas.map((area) => ({ ...area, timeLimitMinutes: null }));
    expect(timedAreasOf(untimed, { questions, extraTimePercent: 0 })).toBeNull();
  });
});

describe('the area that is under way', () => {
  const first = withAreaStarted({ timedAreas: taken(), deadline: null }, 0, at('10:00'));

  it.each([
    ['10:00', 0, null],
    ['10:29', 0, null],
    ['10:30', null, 1],
    ['23:00', null, 1],
  ])('at %s is %s, and the next one %s', (time, current, next) => {
    expect(currentArea(first.timedAreas, at(time))).toBe(current);
    expect(nextArea(first.timedAreas, at(time))).toBe(next);
  });

  it('ends when the learner finishes it', () => {
    const areas = withAreaFinished(first.timedAreas, 0, at('10:10'));
    expect(currentArea(areas, at('10:10'))).toBeNull();
    expect(nextArea(areas, at('10:10'))).toBe(1);
  });

  it('has the deadline that runs; between two areas that of the attempt runs', () => {
    expect(runningDeadline(first, at('10:10'))).toBe(iso('10:30'));
    expect(runningDeadline({ ...first, deadline: iso('18:00') }, at('10:40'))).toBe(iso('18:00'));
    expect(runningDeadline({ deadline: iso('18:00'), timedAreas: null }, at('10:40'))).toBe(
      iso('18:00'),
    );
  });

  it('ends at the deadline of the attempt at the latest', () => {
    const { timedAreas } = withAreaStarted({ ...first, deadline: iso('10:50') }, 1, at('10:40'));
    expect(timedAreas[1]?.deadline).toBe(iso('10:50'));
  });

  it('gives the attempt its deadline, if it is the last one', () => {
    const areas = taken().slice(0, 2);
    const second = withAreaStarted({ timedAreas: areas, deadline: iso('18:00') }, 1, at('11:00'));
    expect(second.deadline).toBe(iso('11:45'));
    expect(
      withAreaStarted({ timedAreas: areas, deadline: null }, 0, at('11:00')).deadline,
    ).toBeNull();
  });

  it('without a limit goes on', () => {
    const third = withAreaStarted(first, 2, at('11:00'));
    expect(currentArea(third.timedAreas, at('23:59'))).toBe(2);
    expect(third.deadline).toBeNull();
  });
});

it('a question is of the area at its place', () => {
  const areas = taken();
  expect([0, 1, 2, 3, 4, 5].map((place) => areaAt(areas, place)?.title)).toEqual([
    'Linguagens',
    'Linguagens',
    'Matemática',
    'Matemática',
    'Outras questões',
    undefined,
  ]);
  expect(placesOfArea(areas, 1)).toEqual([2, 4]);
});
