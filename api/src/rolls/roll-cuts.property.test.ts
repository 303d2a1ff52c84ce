import * as contract from '@sabia/domain/rolls/rolls.contract.ts';
import { type RollState, rollStates } from '@sabia/domain/rolls/roll-state.ts';
import type { User } from '@sabia/domain/users/user.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();

const date = '2031-03-10';
const studentsQtd = 4;

interface Mark {
  userId: string;
  state: RollState;
  markedAt: string;
}

/** A save on the device, then an attempt to send all that waits. */
const step = fc.record({
  chosen: fc.array(
    fc.record({
      student: fc.nat({ max: studentsQtd - 1 }),
      state: fc.constantFrom(...rollStates),
    }),
    { minLength: 1, maxLength: studentsQtd },
  ),
  cut: fc.constantFrom(
    // The request does not arrive.
    'REQUEST',
    // The server has stored the marks, and the device does not learn it.
    'REPLY',
    // The request arrives late, after others.
    'DELAY',
    // The request arrives twice.
    'TWICE',
    'NONE',
  ),
});

/** The marks of one teacher's device that wait for a network, as the web keeps them. */
class Device {
  private waiting: Mark[] = [];
  private delayed: Mark[][] = [];
  /** Of each student, as the screen shows it. */
  readonly shown = new Map<string, RollState>();

  private readonly teacher: User;
  private readonly classId: string;

  constructor(teacher: User, classId: string) {
    this.teacher = teacher;
    this.classId = classId;
  }

  save(marks: readonly Mark[]): void {
    for (const { userId, state } of marks) this.shown.set(userId, state);
    this.waiting.push(...marks);
  }

  /** Sends the last state of each student in one request, like the outbox of the web. */
  async send(cut: 'REQUEST' | 'REPLY' | 'DELAY' | 'TWICE' | 'NONE'): Promise<void> {
    const marks = [...new Map(this.waiting.map((mark) => [mark.userId, mark])).values()];
    if (marks.length === 0 || cut === 'REQUEST') return;
    if (cut === 'DELAY') return void this.delayed.push(marks);
    await this.put(marks);
    if (cut === 'TWICE') await Promise.all([this.put(marks), this.put(marks)]);
    if (cut !== 'REPLY') this.waiting = [];
  }

  /** The network is back: requests of before arrive in any order. */
  async settle(): Promise<void> {
    await this.send('NONE');
    await Promise.all(this.delayed.toReversed().map((marks) => this.put(marks)));
  }

  private async put(body: Mark[]): Promise<void> {
    const params = { id: this.classId, date };
    const { status } = await call(this.teacher, contract.takeRoll, { params, body });
    if (status !== 200) throw new Error(`the roll call was refused: ${status}`);
  }
}

it('2,000 cuts of a roll call that was taken offline lose no mark and double none', async () => {
  const cuts = { runs: 100, ofRun: 20 };
  time.now = new Date(`${date}T12:00:00.000Z`);
  const students = await Promise.all(Array.from({ length: studentsQtd }, () => aUser(db)));
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: cuts.ofRun, maxLength: cuts.ofRun }),
      async (steps) => {
        time.now = new Date(`${date}T12:00:00.000Z`);
        const teacher = await aUser(db);
        const { id: classId } = await aClass(db, { teachers: [teacher], students, now: time.now });
        const device = new Device(teacher, classId);
        for (const { chosen, cut } of steps) {
          time.now = new Date(time.now.getTime() + 1000);
          const markedAt = time.now.toISOString();
          const states = new Map(
            chosen.map(({ student, state }) => [students[student]?.id, state]),
          );
          device.save(
            [...states].flatMap(([userId, state]) => (userId ? [{ userId, state, markedAt }] : [])),
          );
          await device.send(cut);
        }
        await device.settle();

        const { body } = await call(teacher, contract.readRoll, { params: { id: classId, date } });
        const stored = body.students.flatMap(({ userId, state }) =>
          state ? [[userId, state] as const] : [],
        );
        expect(new Map(stored)).toEqual(device.shown);
        const doubled = await db.many(sql`
          select user_id, marked_at from roll_marks where class_id = ${classId}
          group by user_id, marked_at having count(*) > 1`);
        expect(doubled).toEqual([]);
      },
    ),
    { numRuns: cuts.runs },
  );
}, 300_000);
