import { describe, expect, it } from 'vitest';
import { firstShownDay, studyWeeks } from './study-week.ts';

// 30 November 2026 is a Monday.
const today = '2026-11-30';

describe('the weeks of a guardian', () => {
  it('begin on Sunday; the present one is the first of four', () => {
    expect(studyWeeks([], today).map(({ from }) => from)).toEqual([
      '2026-11-29',
      '2026-11-22',
      '2026-11-15',
      '2026-11-08',
    ]);
    expect(firstShownDay(today)).toBe('2026-11-08');
    expect(firstShownDay('2026-11-29')).toBe('2026-11-08');
    expect(firstShownDay('2026-11-28')).toBe('2026-11-01');
  });

  it('add the seconds of their days, rounded to minutes once', () => {
    const studied = [
      { day: '2026-11-22', seconds: 80 },
      { day: '2026-11-28', seconds: 80 },
      { day: '2026-11-29', seconds: 3600 },
      { day: '2026-11-07', seconds: 9999 },
    ];
    expect(studyWeeks(studied, today)).toEqual([
      { from: '2026-11-29', minutes: 60, days: 1 },
      { from: '2026-11-22', minutes: 3, days: 2 },
      { from: '2026-11-15', minutes: 0, days: 0 },
      { from: '2026-11-08', minutes: 0, days: 0 },
    ]);
  });
});
