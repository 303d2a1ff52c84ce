import { describe, expect, it } from 'vitest';
import { countStates, marksToSave, rollOnDay, withMarks } from './roll-list.ts';
import type { Roll } from './rolls.api.ts';

const student = (userId: string, state: Roll['students'][number]['state'] = null) => ({
  userId,
  name: userId,
  state,
  markedAt: state && '2031-03-10T12:00:00.000Z',
  markedBy: state && 'Rita',
});
const roll: Roll = {
  date: '2031-03-10',
  classTitle: '3º A',
  firstDate: '2031-03-01',
  lastDate: '2031-03-10',
  students: [student('ana'), student('beto', 'ABSENT'), student('caio', 'LATE')],
};
const markedAt = '2031-03-10T13:00:00.000Z';

describe('a save', () => {
  it('adds what is missing and what was chosen, and nothing else', () => {
    const choices = new Map([
      ['beto', 'JUSTIFIED'],
      ['caio', 'LATE'],
    ] as const);
    expect(marksToSave(roll, { choices, markedAt })).toEqual([
      { userId: 'ana', state: 'PRESENT', markedAt },
      { userId: 'beto', state: 'JUSTIFIED', markedAt },
    ]);
    expect(countStates(roll, choices)).toEqual({ PRESENT: 1, ABSENT: 0, LATE: 1, JUSTIFIED: 1 });
  });

  it('of nothing new adds nothing', () => {
    const saved = withMarks(roll, marksToSave(roll, { choices: new Map(), markedAt }));
    expect(marksToSave(saved, { choices: new Map(), markedAt })).toEqual([]);
  });
});

it('a mark of the device does not hide a later one of the server', () => {
  const early = { userId: 'beto', state: 'PRESENT', markedAt: '2031-03-10T11:00:00.000Z' } as const;
  expect(withMarks(roll, [early])).toEqual(roll);
  expect(withMarks(roll, [{ ...early, markedAt }]).students[1]).toMatchObject({
    state: 'PRESENT',
    markedAt,
  });
});

describe('a kept list', () => {
  it('is one without states on a later day', () => {
    expect(rollOnDay(roll, '2031-03-10')).toBe(roll);
    const later = rollOnDay(roll, '2031-03-12');
    expect(later).toMatchObject({ date: '2031-03-12', lastDate: '2031-03-12' });
    expect(later?.students.map(({ state }) => state)).toEqual([null, null, null]);
  });

  it('says nothing of an earlier day, whose states are not known', () => {
    expect(rollOnDay(roll, '2031-03-09')).toBeNull();
  });
});
