import { describe, expect, it } from 'vitest';
import { dayInSaoPaulo, streakOf } from './streak.ts';

const study = (...days: string[]) => days.map((day) => ({ day, contentsQtd: 1 }));

/** All 64 patterns of study in six days, today last: streak, longest streak, length of the broken streak. */
const patterns = `
    ...... 0 0 0   .....# 1 1 0   ....#. 1 1 0   ....## 2 2 0
    ...#.. 0 1 1   ...#.# 1 1 0   ...##. 2 2 0   ...### 3 3 0
    ..#... 0 1 1   ..#..# 1 1 0   ..#.#. 1 1 0   ..#.## 2 2 0
    ..##.. 0 2 2   ..##.# 1 2 0   ..###. 3 3 0   ..#### 4 4 0
    .#.... 0 1 1   .#...# 1 1 0   .#..#. 1 1 0   .#..## 2 2 0
    .#.#.. 0 1 1   .#.#.# 1 1 0   .#.##. 2 2 0   .#.### 3 3 0
    .##... 0 2 2   .##..# 1 2 0   .##.#. 1 2 0   .##.## 2 2 0
    .###.. 0 3 3   .###.# 1 3 0   .####. 4 4 0   .##### 5 5 0
    #..... 0 1 1   #....# 1 1 0   #...#. 1 1 0   #...## 2 2 0
    #..#.. 0 1 1   #..#.# 1 1 0   #..##. 2 2 0   #..### 3 3 0
    #.#... 0 1 1   #.#..# 1 1 0   #.#.#. 1 1 0   #.#.## 2 2 0
    #.##.. 0 2 2   #.##.# 1 2 0   #.###. 3 3 0   #.#### 4 4 0
    ##.... 0 2 2   ##...# 1 2 0   ##..#. 1 2 0   ##..## 2 2 0
    ##.#.. 0 2 1   ##.#.# 1 2 0   ##.##. 2 2 0   ##.### 3 3 0
    ###... 0 3 3   ###..# 1 3 0   ###.#. 1 3 0   ###.## 2 3 0
    ####.. 0 4 4   ####.# 1 4 0   #####. 5 5 0   ###### 6 6 0
`.matchAll(/([.#]{6}) (\d) (\d) (\d)/g);

describe('six days of which these were studied', () => {
  const today = '2026-11-21';
  const ago = (days: number) => new Date(Date.UTC(2026, 10, 21 - days)).toISOString().slice(0, 10);

  it.each(
    Array.from(patterns, ([, drawn = '', ...numbers]) => [drawn, ...numbers.map(Number)] as const),
  )('%s make a streak of %d, %d at most', (drawn, streak, longest, brokenLength) => {
    const days = [...drawn.matchAll(/#/g)].map(({ index }) => ago(5 - index));
    const result = streakOf(study(...days), today);
    expect(result).toMatchObject({ streak, longest });
    expect(result.broken?.length ?? 0).toBe(brokenLength);
  });
});

describe('a broken streak', () => {
  it('has the day that was missed', () => {
    expect(streakOf(study('2026-11-17', '2026-11-18'), '2026-11-21').broken).toEqual({
      length: 2,
      missedDay: '2026-11-19',
    });
  });

  it('is null without any study, and while a streak goes on', () => {
    expect(streakOf([], '2026-11-21').broken).toBeNull();
    expect(streakOf(study('2026-11-17', '2026-11-21'), '2026-11-21').broken).toBeNull();
  });
});

describe('a streak', () => {
  it.each<[name: string, days: string[], today: string, streak: number, longest: number]>([
    ['is 0 before the first day', [], '2026-11-21', 0, 0],
    ['starts today', ['2026-11-21'], '2026-11-21', 1, 1],
    ['goes on when yesterday was studied', ['2026-11-20'], '2026-11-21', 1, 1],
    ['has ended when yesterday was not studied', ['2026-11-19'], '2026-11-21', 0, 1],
    ['counts back from today', ['2026-11-19', '2026-11-20', '2026-11-21'], '2026-11-21', 3, 3],
    ['breaks at a gap', ['2026-11-18', '2026-11-20', '2026-11-21'], '2026-11-21', 2, 2],
    [
      'has the longest of several runs',
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
      'crosses a day that had no midnight (daylight saving time)',
      ['2018-11-03', '2018-11-04', '2018-11-05'],
      '2018-11-05',
      3,
      3,
    ],
    ['ignores a day in the future', ['2026-11-21', '2026-11-22'], '2026-11-21', 1, 1],
    [
      'does not depend on the order of the days',
      ['2026-11-21', '2026-11-19', '2026-11-20'],
      '2026-11-21',
      3,
      3,
    ],
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
  // Clocks were put back at midnight: the hour before it came twice.
  ['2018-02-18T02:59:59.999Z', '2018-02-17'],
  ['2018-02-18T03:00:00.000Z', '2018-02-18'],
  // The last day without a midnight, 4 November 2018, began at one.
  ['2018-11-05T01:59:59.999Z', '2018-11-04'],
  ['2018-11-05T02:00:00.000Z', '2018-11-05'],
  // Daylight saving time, 1985 to 2019.
  ['1985-11-02T02:59:59.999Z', '1985-11-01'],
  ['1985-11-02T03:00:00.000Z', '1985-11-02'],
  ['1999-10-03T02:59:59.999Z', '1999-10-02'],
  ['1999-10-03T03:00:00.000Z', '1999-10-03'],
  ['2008-10-19T02:59:59.999Z', '2008-10-18'],
  ['2008-10-19T03:00:00.000Z', '2008-10-19'],
  ['2012-10-21T03:00:00.000Z', '2012-10-21'],
  ['2013-02-17T01:59:59.999Z', '2013-02-16'],
  ['2017-10-15T02:59:59.999Z', '2017-10-14'],
  ['2017-10-15T03:00:00.000Z', '2017-10-15'],
  // No daylight saving time since 2019.
  ['2019-11-03T02:59:59.999Z', '2019-11-02'],
  ['2019-11-03T03:00:00.000Z', '2019-11-03'],
  ['2028-02-29T02:59:59.999Z', '2028-02-28'],
  ['2028-03-01T02:59:59.999Z', '2028-02-29'],
  ['2027-01-01T02:59:59.999Z', '2026-12-31'],
  ['2027-01-01T03:00:00.000Z', '2027-01-01'],
])('at %s it is %s in São Paulo', (instant, day) => {
  expect(dayInSaoPaulo(new Date(instant))).toBe(day);
});
