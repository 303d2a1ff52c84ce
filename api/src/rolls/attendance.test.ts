import type { RollState } from '@sabia/domain/rolls/roll-state.ts';
import { changeSchool, readSchool } from '@sabia/domain/school/school.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { calledClasses, errorsOf, mark } from './called-class.factory.ts';

const app = await createTestApp();
const { db, call } = app;
const { aCalledClass, clock } = calledClasses(app);

describe('the attendance', () => {
  /** Four days: Ana is late on one, Beto is absent on one and justified on another. */
  async function aCalledWeek() {
    const called = await aCalledClass();
    const { take, ana, beto } = called;
    const states: readonly (readonly [RollState, RollState])[] = [
      ['PRESENT', 'ABSENT'],
      ['LATE', 'PRESENT'],
      ['PRESENT', 'JUSTIFIED'],
      ['PRESENT', 'PRESENT'],
    ];
    for (const [index, [ofAna, ofBeto]] of states.entries()) {
      const date = `2031-03-${10 + index}`;
      clock(`${date}T12:00:00.000Z`);
      await take(date, [mark(ana, ofAna), mark(beto, ofBeto)]);
    }
    return called;
  }

  it('counts the days of each state: late is present, a justified absence is an absence', async () => {
    const { attendance } = await aCalledWeek();
    expect((await attendance()).body).toMatchObject({
      from: '2031-03-10',
      to: '2031-03-13',
      rollsQtd: 4,
      leastPercentage: 75,
      students: [
        {
          name: 'Ana Prado',
          counts: { PRESENT: 3, ABSENT: 0, LATE: 1, JUSTIFIED: 0 },
          takenQtd: 4,
          percentage: 100,
          isBelow: false,
        },
        {
          name: 'Beto Reis',
          counts: { PRESENT: 2, ABSENT: 1, LATE: 0, JUSTIFIED: 1 },
          percentage: 50,
          isBelow: true,
        },
      ],
    });
  });

  it('is that of a period', async () => {
    const { attendance } = await aCalledWeek();
    const last = await attendance({ from: '2031-03-11', to: '2031-03-11' });
    expect(last.body).toMatchObject({ rollsQtd: 1, students: [{}, { percentage: 100 }] });
    const empty = await attendance({ from: '2031-02-01', to: '2031-02-02' });
    expect(empty.body).toMatchObject({
      rollsQtd: 0,
      students: [
        { percentage: null, isBelow: false },
        { percentage: null, isBelow: false },
      ],
    });
  });

  it.each([
    [{ from: '2031-03-12', to: '2031-03-11' }, 'to'],
    [{ from: '2029-03-12' }, 'from'],
    [{ to: 'ontem' }, 'to'],
  ])('of the period %j is refused', async (query, path) => {
    const { attendance } = await aCalledClass();
    const refused = await attendance(query);
    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toMatchObject([{ path }]);
  });

  it('is below the least one of the school', async () => {
    const { attendance } = await aCalledWeek();
    const belowOf = async (leastAttendance: number | null) => {
      const admin = await anAdmin(db);
      const { id } = (await call(admin, readSchool)).body;
      await call(admin, changeSchool, { params: { id }, body: { leastAttendance } });
      const { leastPercentage, students } = (await attendance()).body;
      return [leastPercentage, ...students.map(({ isBelow }) => isBelow)];
    };
    expect(await belowOf(50)).toEqual([50, false, false]);
    expect(await belowOf(51)).toEqual([51, false, true]);
    expect(await belowOf(null)).toEqual([75, false, true]);
  });

  it('counts the latest marks only', async () => {
    const { take, attendance, beto } = await aCalledWeek();
    await take('2031-03-10', [mark(beto, 'LATE')]);
    expect((await attendance()).body.students[1]).toMatchObject({ percentage: 75, isBelow: false });
  });
});
