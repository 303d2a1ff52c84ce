import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueMoment, narrowedWindow, openingMoment, statusOf, termsOf } from './due-moment.ts';
import type { GivenWork } from './due-moment.ts';

const at = (text: string) => new Date(`${text}Z`);
const friday = at('2026-11-28T02:59');
const saturday = at('2026-11-29T02:59');
const work = (changes: Partial<GivenWork> = {}): GivenWork => ({
  opensAt: null,
  dueAt: friday,
  extendedTo: null,
  late: 'CLOSE',
  ...changes,
});

it('an hour that comes twice opens at the first and is due at the second', () => {
  const [wallClock, zone] = ['2019-02-16T23:30', 'America/Sao_Paulo'];
  expect(openingMoment(wallClock, zone)).toEqual(at('2019-02-17T01:30'));
  expect(dueMoment(wallClock, zone)).toEqual(at('2019-02-17T02:30'));
});

it('a midnight that never was is due at the first moment of its day', () => {
  expect(dueMoment('2018-11-04T00:00', 'America/Sao_Paulo')).toEqual(at('2018-11-04T03:00'));
});

describe('the due moment of a student', () => {
  it.each<[string, [GivenWork, ...GivenWork[]], number, Date | null]>([
    ['of one class', [work()], 0, friday],
    ['of two classes is the later', [work(), work({ dueAt: saturday })], 0, saturday],
    ['in the other order', [work({ dueAt: saturday }), work()], 0, saturday],
    ['is none if one class has none', [work(), work({ dueAt: null })], 0, null],
    ['is extended', [work({ extendedTo: saturday })], 0, saturday],
    ['is not shortened', [work({ dueAt: saturday, extendedTo: friday })], 0, saturday],
    ['stays none when extended', [work({ dueAt: null, extendedTo: friday })], 0, null],
    ['has the extra time', [work()], 30, at('2026-11-28T03:29')],
    [
      'has extra time after an extension',
      [work({ extendedTo: saturday })],
      1,
      at('2026-11-29T03:00'),
    ],
  ])('%s', (_, works, extraMinutes, dueAt) => {
    expect(termsOf(works, extraMinutes).dueAt).toEqual(dueAt);
  });

  it('goes with late work that one class accepts', () => {
    expect(termsOf([work(), work({ late: 'ACCEPT' })], 0).late).toBe('ACCEPT');
  });
});

describe('the status', () => {
  const before = at('2026-11-28T02:58');
  const after = at('2026-11-28T03:00');
  it.each([
    ['CLOSE', null, null, before, 'NOT_YET'],
    ['CLOSE', before, null, before, 'BEGUN'],
    ['CLOSE', before, null, friday, 'BEGUN'],
    ['CLOSE', null, null, after, 'MISSED'],
    ['CLOSE', before, null, after, 'MISSED'],
    ['ACCEPT', null, null, after, 'NOT_YET'],
    ['ACCEPT', before, null, after, 'BEGUN'],
    ['CLOSE', before, friday, after, 'HANDED_IN'],
    ['ACCEPT', before, after, after, 'HANDED_IN_LATE'],
    ['CLOSE', before, after, after, 'MISSED'],
  ] as const)('%s, begun %s, handed in %s, at %s: %s', (late, begunAt, handedInAt, now, status) => {
    expect(statusOf({ ...work({ late }) }, { begunAt, handedInAt }, now)).toBe(status);
  });
});

const moment = fc.option(
  fc.date({ min: at('2020-01-01T00:00'), max: at('2030-01-01T00:00'), noInvalidDate: true }),
);
const anyWork = fc.record({
  opensAt: moment,
  dueAt: moment,
  extendedTo: moment,
  late: fc.constantFrom('ACCEPT' as const, 'CLOSE' as const),
});

it('one more class, an extension or extra time never takes time away; the order of classes changes nothing', () => {
  const timeOf = (date: Date | null) => date?.getTime() ?? Number.POSITIVE_INFINITY;
  fc.assert(
    fc.property(anyWork, anyWork, fc.nat(600), (one, other, extra) => {
      const alone = timeOf(termsOf([{ ...one, extendedTo: null }], 0).dueAt);
      const both = termsOf([one, other], extra);
      expect(timeOf(both.dueAt)).toBeGreaterThanOrEqual(alone);
      expect(termsOf([other, one], extra)).toEqual(both);
    }),
  );
});

it.each([
  [null, null, 'CLOSE', null, null],
  [
    '2026-11-20T08:00:00.000Z',
    '2026-12-01T08:00:00.000Z',
    'CLOSE',
    '2026-11-20T08:00:00.000Z',
    friday.toISOString(),
  ],
  [
    '2026-11-20T08:00:00.000Z',
    '2026-12-01T08:00:00.000Z',
    'ACCEPT',
    '2026-11-20T08:00:00.000Z',
    '2026-12-01T08:00:00.000Z',
  ],
  [
    '2026-11-20T08:00:00.000Z',
    '2026-11-21T08:00:00.000Z',
    'CLOSE',
    '2026-11-20T08:00:00.000Z',
    '2026-11-21T08:00:00.000Z',
  ],
] as const)(
  'an exam from %s to %s is open (%s) from %s to %s',
  (opensAt, closesAt, late, from, to) => {
    const dueAt = opensAt === null ? null : friday;
    expect(narrowedWindow({ opensAt, closesAt }, work({ late, dueAt }))).toEqual({
      opensAt: from,
      closesAt: to,
    });
  },
);

it('a later opening of the class holds', () => {
  const window = { opensAt: '2026-11-20T08:00:00.000Z', closesAt: null };
  expect(narrowedWindow(window, work({ opensAt: friday, dueAt: null })).opensAt).toBe(
    friday.toISOString(),
  );
});
