import { describe, expect, it } from 'vitest';
import { instantOfMoment, sentMoment } from './moment.ts';

const timeZone = 'America/Sao_Paulo';

describe('a sent moment', () => {
  it.each([
    ['2026-11-27T23:59', '2026-11-28T02:59:00.000Z'],
    ['2026-11-27T23:59:59.5', '2026-11-28T02:59:59.500Z'],
    ['2026-11-27T23:59:30', '2026-11-28T02:59:30.000Z'],
    ['2026-11-27T23:59:00Z', '2026-11-27T23:59:00.000Z'],
    ['2026-11-27T23:59:00.123Z', '2026-11-27T23:59:00.123Z'],
    ['2026-11-27T23:59:00-02:00', '2026-11-28T01:59:00.000Z'],
    // A midnight that never was.
    ['2018-11-04T00:00', '2018-11-04T03:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(instantOfMoment(sentMoment.parse(text), { timeZone, is: 'due' }).toISOString()).toBe(
      instant,
    );
  });

  it('in an hour that comes twice: an opening is the first, a due moment the second', () => {
    const at = (is: 'opening' | 'due') =>
      instantOfMoment('2019-02-16T23:30', { timeZone, is }).toISOString();
    expect([at('opening'), at('due')]).toEqual([
      '2019-02-17T01:30:00.000Z',
      '2019-02-17T02:30:00.000Z',
    ]);
  });

  it.each(['27/11/2026', '2026-11-31T10:00', '2026-11-27', 'sexta', '9999-01-01T00:00', ''])(
    '%j is refused',
    (text) => {
      expect(sentMoment.safeParse(text).success).toBe(false);
    },
  );
});
