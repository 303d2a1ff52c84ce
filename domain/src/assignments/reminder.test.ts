import { expect, it } from 'vitest';
import { nextReminderAt } from './reminder.ts';

it.each([
  ['2031-03-10', 'America/Sao_Paulo', '2031-03-11T03:00:00.000Z'],
  ['2031-03-10', 'America/Manaus', '2031-03-11T04:00:00.000Z'],
  ['2030-12-31', 'America/Sao_Paulo', '2031-01-01T03:00:00.000Z'],
  // A midnight that never was.
  ['2018-11-03', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
])('after a reminder of %s in %s the next one is possible at %s', (day, zone, next) => {
  expect(nextReminderAt(day, zone).toISOString()).toBe(next);
});
