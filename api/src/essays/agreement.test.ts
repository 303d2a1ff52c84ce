import * as contract from '@sabia/domain/essays/agreement.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { correcting, type Essay, levels, type User } from './correcting.factory.ts';
import { anEssay } from './essays.factory.ts';

const { db, call, time } = await createTestApp();
const { claim, give } = correcting({ db, call });

const read = async (by: User) => (await call(by, contract.readAgreement)).body.correctors;

/** Essays of a class that its teacher and its monitor have corrected, each in some minutes. */
async function correctedClass(essaysQtd: number, marks: (at: number) => [number, number]) {
  const [teacher, monitor, learner] = [await aUser(db), await aUser(db), await aUser(db)];
  const essays: Essay[] = [];
  for (let at = 0; at < essaysQtd; at += 1) essays.push(await anEssay(db, learner));
  const items = essays.map(({ practiceExamId }) => ({
    kind: 'PRACTICE_EXAM' as const,
    targetId: practiceExamId,
  }));
  await aClass(db, { teachers: [teacher], monitors: [monitor], students: [learner], items });
  for (const [at, essay] of essays.entries()) {
    const [ofTeacher, ofMonitor] = marks(at);
    for (const [corrector, points, minutes] of [
      [teacher, ofTeacher, 10],
      [monitor, ofMonitor, at < 5 ? 90 : 6],
    ] as const) {
      expect((await claim(corrector, essay)).status).toBe(201);
      time.now = new Date(time.now.getTime() + minutes * 60_000);
      expect((await give(corrector, essay, { levels: levels(points) })).status).toBe(200);
    }
  }
  return { teacher, monitor };
}

describe('the agreement of correctors', () => {
  it('is told from 20 double corrections on, with the median of minutes', async () => {
    const { monitor } = await correctedClass(20, (at) => [120, at % 2 === 0 ? 120 : 80]);
    const correctors = await read(monitor);
    expect(correctors).toMatchObject([{ id: monitor.id, correctedQtd: 20, medianMinutes: 6 }]);
    const [rubric] = correctors[0]?.rubrics ?? [];
    expect(rubric).toMatchObject({ title: 'Redação do Enem' });
    expect(rubric?.criteria.map(({ key }) => key)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5']);
    // Σ(a - b)² = 10 · 40²; over all pairs of a mark of each it is the same, as the teacher always gives 120.
    expect(rubric?.criteria[0]).toEqual({
      key: 'C1',
      title: 'Competência 1: norma-padrão',
      pairsQtd: 20,
      kappa: 0,
      meanDifference: -20,
    });
  });

  it('is told to those who lead the class and to administrators, not to others', async () => {
    const { teacher, monitor } = await correctedClass(2, () => [120, 120]);
    const idsFor = async (by: User) => (await read(by)).map(({ id }) => id);
    expect(await idsFor(teacher)).toEqual([teacher.id, monitor.id]);
    expect(await idsFor(monitor)).toEqual([monitor.id]);
    expect(await idsFor(await anAdmin(db))).toEqual(
      expect.arrayContaining([teacher.id, monitor.id]),
    );
    const stranger = await aUser(db);
    await aClass(db, { teachers: [stranger] });
    expect(await idsFor(stranger)).toEqual([]);
    const [own] = await read(teacher);
    expect(own?.rubrics[0]?.criteria[0]).toMatchObject({
      pairsQtd: 2,
      kappa: null,
      meanDifference: null,
    });
  });

  it('leaves out reasons for zero and marks of a board, and corrections of over 180 days ago', async () => {
    const learner = await aUser(db);
    const [one, other, third, board] = [
      await anAdmin(db),
      await anAdmin(db),
      await anAdmin(db),
      await anAdmin(db),
    ];
    const essay = await anEssay(db, learner);
    for (const [by, points] of [
      [one, 0],
      [other, 200],
      [third, 120],
      [board, 160],
    ] as const) {
      await claim(by, essay);
      await give(by, essay, points === 0 ? { zeroReason: 'BLANK' } : { levels: levels(points) });
    }
    const criterionOf = async (by: User) =>
      (await read(by)).find(({ id }) => id === by.id)?.rubrics[0]?.criteria[0]?.pairsQtd;
    expect(await criterionOf(one)).toBeUndefined();
    expect(await criterionOf(other)).toBe(1);
    expect(await criterionOf(board)).toBeUndefined();
    time.now = new Date(time.now.getTime() + 181 * 24 * 60 * 60_000);
    expect(await criterionOf(other)).toBeUndefined();
  });
});
