import { expect, it } from 'vitest';
import { dayOfReminder, nextReminderAt } from './reminder.ts';

it.each([
  ['2031-03-11T02:59:00Z', 'America/Sao_Paulo', '2031-03-10', '2031-03-11T03:00:00.000Z'],
  ['2031-03-11T03:00:00Z', 'America/Sao_Paulo', '2031-03-11', '2031-03-12T03:00:00.000Z'],
  ['2031-03-11T03:00:00Z', 'America/Manaus', '2031-03-10', '2031-03-11T04:00:00.000Z'],
  ['2030-12-31T15:00:00Z', 'America/Sao_Paulo', '2030-12-31', '2031-01-01T03:00:00.000Z'],
  // A midnight that never was.
  ['2018-11-03T12:00:00Z', 'America/Sao_Paulo', '2018-11-03', '2018-11-04T03:00:00.000Z'],
])(
  'a reminder at %s in %s is that of %s; the next one is possible at %s',
  (at, zone, day, next) => {
    expect(dayOfReminder(new Date(at), zone)).toBe(day);
    expect(nextReminderAt(day, zone).toISOString()).toBe(next);
  },
);
