import * as contract from '@sabia/domain/rolls/rolls.contract.ts';
import type { RollState } from '@sabia/domain/rolls/roll-state.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aUser } from '../users/users.factory.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Of a test app: its clock, and classes with the ways to take their roll calls. */
export function calledClasses({ db, call, time }: Pick<TestApp, 'db' | 'call' | 'time'>) {
  const clock = (moment: string) => {
    time.now = new Date(moment);
  };

  /** A class in São Paulo, created on 10 March, and the ways to take its roll call. */
  async function aCalledClass() {
    clock('2031-03-10T12:00:00.000Z');
    const people = {
      teacher: await aUser(db, { name: 'Rita Lobo' }),
      monitor: await aUser(db, { name: 'Igor Melo' }),
      ana: await aUser(db, { name: 'Ana Prado' }),
      beto: await aUser(db, { name: 'Beto Reis' }),
    };
    const { id } = await aClass(db, {
      teachers: [people.teacher],
      monitors: [people.monitor],
      students: [people.ana, people.beto],
      title: '3º A',
      now: time.now,
    });
    const take = (date: string, body: readonly object[], who: User = people.teacher) =>
      call(who, contract.takeRoll, { params: { id, date }, body: body as never });
    const read = (date: string, who: User = people.teacher) =>
      call(who, contract.readRoll, { params: { id, date } });
    const statesOf = async (date: string): Promise<Record<string, RollState | null>> =>
      Object.fromEntries(
        (await read(date)).body.students.map(({ name, state }) => [
          name.split(' ')[0] ?? '',
          state,
        ]),
      );
    const days = async (who: User = people.teacher) =>
      call(who, contract.pageRolls, { params: { id } });
    const attendance = (query: object = {}, who: User = people.teacher) =>
      call(who, contract.readAttendance, { params: { id }, query });
    const marksQtd = () => db.run(sql`select from roll_marks where class_id = ${id}`);
    return { id, ...people, take, read, statesOf, days, attendance, marksQtd };
  }

  return { aCalledClass, clock };
}

/** An entry of a roll call. */
export const mark = ({ id }: User, state: RollState, markedAt?: string) => ({
  userId: id,
  state,
  ...(markedAt && { markedAt }),
});

export const errorsOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { path: string; message: string }[] }).errors;
