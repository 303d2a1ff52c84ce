import { describe, expect, it } from 'vitest';
import { dayInSaoPaulo, streakOf } from './streak.ts';

const study = (...days: string[]) => days.map((day) => ({ day, contentsQtd: 1 }));

describe('a streak', () => {
  it.each<[name: string, days: string[], today: string, streak: number, longest: number]>([
    ['nobody has before the first day', [], '2026-11-21', 0, 0],
    ['starts today', ['2026-11-21'], '2026-11-21', 1, 1],
    ['is alive while yesterday was studied', ['2026-11-20'], '2026-11-21', 1, 1],
    ['has ended when yesterday was not', ['2026-11-19'], '2026-11-21', 0, 1],
    ['counts back from today', ['2026-11-19', '2026-11-20', '2026-11-21'], '2026-11-21', 3, 3],
    ['breaks at a gap', ['2026-11-18', '2026-11-20', '2026-11-21'], '2026-11-21', 2, 2],
    [
      'remembers the longest',
      ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-21'],
      '2026-11-21',
      1,
      3,
    ],
    ['crosses months', ['2026-10-31', '2026-11-01'], '2026-11-01', 2, 2],
    ['crosses years', ['2026-12-31', '2027-01-01'], '2027-01-01', 2, 2],
    ['crosses a leap day', ['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01', 3, 3],
    ['crosses February of a common year', ['2027-02-28', '2027-03-01'], '2027-03-01', 2, 2],
    [
      'crosses a day that had no midnight',
      ['2018-11-03', '2018-11-04', '2018-11-05'],
      '2018-11-05',
      3,
      3,
    ],
    ['ignores a day that has not come', ['2026-11-21', '2026-11-22'], '2026-11-21', 1, 1],
    ['does not mind the order', ['2026-11-21', '2026-11-19', '2026-11-20'], '2026-11-21', 3, 3],
  ])('%s', (_name, days, today, streak, longest) => {
    expect(streakOf(study(...days), today)).toMatchObject({ streak, longest });
  });

  it('shows the last seven days, today at the end', () => {
    const { days } = streakOf([{ day: '2026-11-20', contentsQtd: 4 }], '2026-11-21');
    expect(days.map(({ day }) => day.slice(8))).toEqual(['15', '16', '17', '18', '19', '20', '21']);
    expect(days.map(({ contentsQtd }) => contentsQtd)).toEqual([0, 0, 0, 0, 0, 4, 0]);
  });
});

it.each([
  ['2026-11-22T02:59:59.999Z', '2026-11-21'],
  ['2026-11-22T03:00:00.000Z', '2026-11-22'],
  ['2018-11-04T02:59:59.999Z', '2018-11-03'],
  ['2018-11-04T03:00:00.000Z', '2018-11-04'],
  ['2018-02-18T01:59:59.999Z', '2018-02-17'],
])('at %s it is %s in São Paulo', (instant, day) => {
  expect(dayInSaoPaulo(new Date(instant))).toBe(day);
});
