import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import * as contract from '@sabia/domain/item-response/exam-scores.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { aCalibratedExam } from './calibrations.factory.ts';
import { aCountedExam } from './exam-scores.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const scoringOf = async (id: string) =>
  (await call(admin, contract.readExamScoring, { params: { id } })).body;
const areasOf = async (id: string) =>
  (await scoringOf(id)).areas.map(({ questions }) => questions.map((question) => question.id));
const versionOf = async (id: string) =>
  (
    await db.one<{ version: number }>(
      sql`select version from exam_scorings where practice_exam_id = ${id}`,
    )
  ).version;
const move = (ids: readonly (string | undefined)[], practiceExamId: string) =>
  call(admin, banks.changeQuestionsTogether, {
    body: {
      selection: { ids },
      action: { kind: 'move', to: { practiceExamId } },
      acceptsShortExams: true,
    } as never,
  });
const undo = (id: string) => call(admin, banks.undoBulkChange, { params: { id } });
/** Sends the areas of an exam back as they are read, the first with further questions. */
async function save(id: string, questionIds: readonly (string | undefined)[] = []) {
  const { scale, areas } = await scoringOf(id);
  return call(admin, contract.setExamScoring, {
    params: { id },
    body: {
      scaleId: assertDefined(scale).id,
      areas: areas.map((area) => ({
        ...area,
        questions: [...area.questions, ...questionIds.map((question) => ({ id: question }))],
      })) as never,
    },
  });
}

describe('a question that is moved to another practice exam', () => {
  it('leaves its area, and can have one in the other exam; the scores follow', async () => {
    const from = await aCountedExam(db);
    const to = await aCountedExam(db);
    const [moved, stays] = from.questionIds;
    const before = [await versionOf(from.id), await versionOf(to.id)];
    expect((await move([moved], to.id)).status).toBe(201);
    expect(await areasOf(from.id)).toEqual([[stays]]);
    // In the other exam the question is in no area yet.
    expect([
      (await versionOf(from.id)) - (before[0] ?? 0),
      (await versionOf(to.id)) - (before[1] ?? 0),
    ]).toEqual([1, 0]);
    expect((await save(from.id)).status).toBe(200);
    expect((await save(to.id, [moved])).status).toBe(200);
    expect(await areasOf(to.id)).toEqual([[...to.questionIds, moved]]);
  });

  it('is in its area again after the undo', async () => {
    const from = await aCountedExam(db);
    const to = await aCountedExam(db);
    const { body } = await move(from.questionIds, to.id);
    await save(to.id, from.questionIds);
    const before = [await versionOf(from.id), await versionOf(to.id)] as const;
    expect((await undo(body.id)).body).toEqual({ questionsQtd: 2, keptQtd: 0 });
    expect([await areasOf(from.id), await areasOf(to.id)]).toEqual([
      [from.questionIds],
      [to.questionIds],
    ]);
    expect(await versionOf(from.id)).toBeGreaterThan(before[0]);
    expect(await versionOf(to.id)).toBeGreaterThan(before[1]);
  });

  it('has no area after the undo if the area is deleted meanwhile', async () => {
    const from = await aCountedExam(db);
    const { body } = await move(from.questionIds, (await aPracticeExam(db)).id);
    await call(admin, contract.setExamScoring, {
      params: { id: from.id },
      body: { scaleId: null, areas: [] },
    });
    expect((await undo(body.id)).status).toBe(200);
    expect(await scoringOf(from.id)).toMatchObject({ areas: [], questionIds: from.questionIds });
  });

  it('stays in its area if it is moved within its exam', async () => {
    const exam = await aCountedExam(db);
    const [first, second] = exam.questionIds;
    await move([first], exam.id);
    expect(await areasOf(exam.id)).toEqual([[second, first]]);
  });

  it('leaves the estimates of its exam', async () => {
    const exam = await aCalibratedExam(db);
    await move(exam.questionIds.slice(0, 1), (await aPracticeExam(db)).id);
    const { qtd } = await db.one<{ qtd: number }>(sql`
      select count(*) as qtd from calibrated_questions where practice_exam_id = ${exam.id}`);
    expect(qtd).toBe(3);
  });
});
