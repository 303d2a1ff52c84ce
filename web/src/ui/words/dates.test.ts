import { describe, expect, it } from 'vitest';
import { daysUntil, formatDay, formatMoment } from './dates.ts';

/** Saturday, 21 November 2026, 19:00 in São Paulo. */
const now = new Date('2026-11-21T22:00:00.000Z');

describe('an instant, in São Paulo', () => {
  it.each([
    ['the same minute', '2026-11-21T22:00:00.000Z', 'Hoje às 19:00'],
    ['the first minute of today', '2026-11-21T03:00:00.000Z', 'Hoje às 00:00'],
    ['the last minute of today', '2026-11-22T02:59:00.000Z', 'Hoje às 23:59'],
    ['the last minute of yesterday', '2026-11-21T02:59:59.000Z', 'Ontem às 23:59'],
    ['the first minute of yesterday', '2026-11-20T03:00:00.000Z', 'Ontem às 00:00'],
    ['before yesterday', '2026-11-20T02:59:00.000Z', '19 de nov. de 2026 às 23:59'],
    ['the first minute of tomorrow', '2026-11-22T03:00:00.000Z', 'Amanhã às 00:00'],
    ['the last minute of tomorrow', '2026-11-23T02:59:00.000Z', 'Amanhã às 23:59'],
    ['after tomorrow', '2026-11-23T03:00:00.000Z', '23 de nov. de 2026 às 00:00'],
    ['the same day of another year', '2025-11-21T22:00:00.000Z', '21 de nov. de 2025 às 19:00'],
    ['another month', '2027-05-01T11:05:00.000Z', '1 de mai. de 2027 às 08:05'],
  ])('%s', (_, moment, text) => {
    expect(formatMoment(moment, now)).toBe(text);
  });

  it('less than an hour ago can be yesterday', () => {
    expect(formatMoment('2026-01-01T02:30:00.000Z', new Date('2026-01-01T03:10:00.000Z'))).toBe(
      'Ontem às 23:30',
    );
  });

  it('counts calendar days across a day of 23 hours', () => {
    // Daylight saving time began on 4 November 2018: the first hour of that day did not exist.
    expect(formatMoment('2018-11-04T01:00:00.000Z', new Date('2018-11-05T01:30:00.000Z'))).toBe(
      'Ontem às 22:00',
    );
  });
});

it('formats a day without the time', () => {
  expect(formatDay('2026-11-22T01:00:00.000Z')).toBe('21 de nov. de 2026');
});

it.each([
  ['2026-11-20', -1],
  ['2026-11-21', 0],
  ['2026-11-22', 1],
  ['2027-01-01', 41],
])('counts the days until %s', (day, days) => {
  expect(daysUntil(day, now)).toBe(days);
  // The last hour of the day in São Paulo, which is the next day in London.
  expect(daysUntil(day, new Date('2026-11-22T02:50:00.000Z'))).toBe(days);
});
