import { randomUUID } from 'node:crypto';
import { recordCardReading } from '@sabia/domain/mock-exams/readings.contract.ts';
import {
  exportMockExamResults,
  readMockExamResults,
  readToldResult,
} from '@sabia/domain/mock-exams/results.contract.ts';
import * as contract from '@sabia/domain/mock-exams/score-weightings.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { aMarkedEssay } from '../essays/essays.factory.ts';
import { aBookletExam } from '../item-response/exam-scores.factory.ts';
import { sql } from '../platform/db/database.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aMockExamEvent, aWeighting } from './mock-exams.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const list = (who: User = admin) => call(who, contract.listScoreWeightings, {});
const create = (body: object, who: User = admin) =>
  call(who, contract.createScoreWeighting, { body: body as never });
const change = (id: string, body: object) =>
  call(admin, contract.changeScoreWeighting, { params: { id }, body: body as never });
const remove = (id: string) => call(admin, contract.deleteScoreWeighting, { params: { id } });

beforeEach(() => db.run(sql`delete from score_weightings`));

describe('weightings', () => {
  it('are created, changed, deleted, and listed by title', async () => {
    const draft = aWeighting({
      title: ' Medicina, UFPE ',
      weights: { LC: 1, CH: 0.75, CN: 4, MT: 2.5, essay: 10 },
    });
    const created = await create(draft);
    expect(created).toMatchObject({
      status: 201,
      body: { title: 'Medicina, UFPE', weights: draft.weights },
    });
    const { id } = created.body;
    expect(created.headers.location).toBe(`/v1/mock-exams/weightings/${id}`);
    const first = await create(aWeighting({ title: 'Água e solo, UFRN' }));
    expect((await list()).body).toEqual([first.body, created.body]);

    const weights = { LC: 0, CH: 0, CN: 0, MT: 1, essay: 0 };
    const changed = await change(id, { title: 'MEDICINA, UFPE', weights });
    expect(changed).toMatchObject({ status: 200, body: { id, title: 'MEDICINA, UFPE', weights } });
    expect((await list()).body[1]).toEqual(changed.body);

    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 204]);
    expect((await list()).body).toEqual([first.body]);
    expect((await change(id, draft)).status).toBe(404);
  });

  it('have titles of their own, whatever the case', async () => {
    await create(aWeighting({ title: 'Direito, USP' }));
    const refusal = {
      status: 409,
      body: {
        code: 'title_taken',
        errors: [{ path: 'title', message: 'Já existem pesos com este nome. Escolha outro nome.' }],
      },
    };
    expect(await create(aWeighting({ title: 'DIREITO, usp' }))).toMatchObject(refusal);
    const { body } = await create(aWeighting({ title: 'Direito, UFBA' }));
    expect(await change(body.id, aWeighting({ title: 'direito, USP' }))).toMatchObject(refusal);
    expect((await list()).body.map(({ title }) => title)).toEqual([
      'Direito, UFBA',
      'Direito, USP',
    ]);
  });

  it('have weights from 0 to 10, one of them above 0', async () => {
    const { weights } = aWeighting();
    const wrong = await create({ title: '', weights: { ...weights, CN: 11, MT: 1.234 } });
    const message = 'Use um número de 0 a 10, com até duas casas depois da vírgula';
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        errors: [
          { path: 'title', message: 'Campo obrigatório' },
          { path: 'weights.CN', message },
          { path: 'weights.MT', message },
        ],
      },
    });
    const none = { LC: 0, CH: 0, CN: 0, MT: 0, essay: 0 };
    expect(await create(aWeighting({ weights: none }))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'weights.LC', message: 'Pelo menos um peso fica acima de 0' }] },
    });
  });

  it('are at most 50', async () => {
    await db.run(sql`
      insert into score_weightings (title, lc, ch, cn, mt, essay)
      select 'Curso ' || number, 1, 1, 1, 1, 1 from generate_series(1, 49) number`);
    const both = await Promise.all([create(aWeighting()), create(aWeighting())]);
    const statuses = both.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await create(aWeighting())).toMatchObject({
      status: 409,
      body: {
        code: 'limit_reached',
        detail: 'A escola cadastra pesos de até 50 cursos. Exclua um para criar outro.',
      },
    });
  });

  it('are for administrators to write, and for teachers and monitors to read', async () => {
    const [teacher, monitor, student] = [await aUser(db), await aUser(db), await aUser(db)];
    await aClass(db, { students: [student], teachers: [teacher], monitors: [monitor] });
    await create(aWeighting());
    const read = [(await list(teacher)).body, (await list(monitor)).body];
    expect(read.map((listed) => listed.length)).toEqual([1, 1]);
    expect((await list(student)).status).toBe(403);
    expect((await create(aWeighting(), teacher)).status).toBe(403);
  });
});

describe('weighted means', () => {
  const ofLanguages = { LC: 2, CH: 0, CN: 0, MT: 0, essay: 0 };

  /** An event with the area of languages, and Ana on its list. */
  async function anEvent() {
    const exam = await aBookletExam(db, [{ year: 2022, booklet: 1065 }]);
    const ana = await aUser(db, { name: 'Ana' });
    const { id: classId } = await aClass(db, { title: '3º A', students: [ana] });
    const { id } = await aMockExamEvent(db, { practiceExamIds: [exam.id], classIds: [classId] });
    const read = (answers: string) =>
      call(admin, recordCardReading, {
        params: { id, readingId: randomUUID() },
        body: {
          personId: ana.id,
          day: 1,
          answers: Object.fromEntries(
            Array.from(answers).map((option, at) => [String(at + 1), option]),
          ),
          doubts: [],
          quality: 1,
        } as never,
      });
    return { id, read };
  }
  const personOf = async (id: string) => {
    const { body } = await call(admin, readMockExamResults, { params: { id } });
    return { ...assertDefined(body.people[0]), areas: body.areas };
  };
  const csvOf = async (id: string) => {
    const reply = await call(admin, exportMockExamResults, { params: { id } });
    return (reply.body as unknown as Buffer).toString();
  };
  const toldMeans = async (code: string) =>
    (await call(null, readToldResult, { params: { code } })).body.means;

  it('are columns of the sheet, and lines of the page of a person, for weightings of the event', async () => {
    const { id, read } = await anEvent();
    await create(aWeighting({ title: 'Letras; UFC', weights: ofLanguages }));
    await create(aWeighting({ title: 'Medicina' }));
    const { code, areas } = await personOf(id);
    expect(areas).toMatchObject([{ area: 'LC', kind: 'ITEM_RESPONSE' }]);
    expect(await toldMeans(code)).toEqual([
      { title: 'Letras; UFC', mean: null, missing: ['LC'], isEstimated: false },
    ]);
    await read('ABCDE'.repeat(9));
    const { scores } = await personOf(id);
    const score = assertDefined(scores[0]?.score);
    expect(await toldMeans(code)).toEqual([
      { title: 'Letras; UFC', mean: score, missing: [], isEstimated: false },
    ]);
    const words = String(score).replace('.', ',');
    const csv = await csvOf(id);
    expect(csv).toContain(
      '"Redação";"Média ponderada (Letras; UFC)";"Média ponderada (Medicina)";"Situação"\r\n',
    );
    expect(csv).toContain(`"${words}";"";"${words}";"";"Completo"\r\n`);
  });

  it('count essays that are corrected by the rubric of the Enem', async () => {
    const [ana, corrector] = [await aUser(db), await aUser(db)];
    const { practiceExamId } = await aMarkedEssay(db, ana, corrector);
    await someQuestions(db, { practiceExamId }, 1);
    const { id: classId } = await aClass(db, { students: [ana] });
    const { id } = await aMockExamEvent(db, {
      practiceExamIds: [practiceExamId],
      classIds: [classId],
    });
    await create(aWeighting({ title: 'Cinema', weights: { ...ofLanguages, LC: 0, essay: 3 } }));
    const { code, essay, enemEssay } = await personOf(id);
    expect([essay, enemEssay]).toEqual([600, 600]);
    expect(await toldMeans(code)).toMatchObject([{ title: 'Cinema', mean: 600, missing: [] }]);
    await db.run(
      sql`update questions set rubric = 'PLAIN' where exam_id = ${practiceExamId} and rubric = 'ENEM'`,
    );
    expect(await personOf(id)).toMatchObject({ essay: 600, enemEssay: null });
    expect(await toldMeans(code)).toEqual([]);
  });

  it('are none while two readings are in conflict', async () => {
    const { id, read } = await anEvent();
    await create(aWeighting({ weights: ofLanguages }));
    await read('ABCDE'.repeat(9));
    await read('BCDEA'.repeat(9));
    const { code, state } = await personOf(id);
    expect(state).toBe('CONFLICT');
    expect(await toldMeans(code)).toMatchObject([{ mean: null, missing: ['LC'] }]);
  });
});
