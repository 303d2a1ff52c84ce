import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as history from '@sabia/domain/history/history.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { currentAlternativeId } from './current-alternative-id.ts';

// Migration 0194 gives alternatives other ids. The same digest makes known the answers of devices with the former ones.

const { db, call } = await createTestApp();
const migration = await readFile(
  new URL('../../migrations/0194-questions-random-alternatives.sql', import.meta.url),
  'utf8',
);

/** Everywhere in the database, UUIDv7 instead of these ids, as earlier versions wrote them. */
async function makeFormer(ids: readonly string[]): Promise<Map<string, string>> {
  const former = new Map(ids.map((id) => [id, `${id.slice(0, 14)}7${id.slice(15)}`]));
  for (const [id, formerId] of former) {
    await db.run(sql`
      with versions as (
        update question_versions set
          alternatives = replace(alternatives::text, ${id}, ${formerId})::jsonb,
          right_alternative_id = replace(right_alternative_id::text, ${id}, ${formerId})::uuid
      ), logged as (
        update answers set alternative_id = ${formerId} where alternative_id = ${id}
      ), graded as (
        update graded_answers set alternative_id = ${formerId} where alternative_id = ${id}
      ), told as (
        update revisions set fields = replace(fields::text, ${id}, ${formerId})::jsonb
      )
      update question_tallies set alternative_id = ${formerId} where alternative_id = ${id}`);
  }
  return former;
}

it('attempts, keys and revisions keep their meaning, and former ids are known', async () => {
  const [admin, learner, other] = [await anAdmin(db), await aUser(db), await aUser(db)];
  const exam = await aPracticeExam(db, { alternativesOrder: 'SHUFFLED' });
  const [questionId = ''] = exam.questionIds;
  await call(admin, questions.changeQuestion, {
    params: { id: questionId },
    body: { statement: '<p>Outra vez: 1 + 1?</p>' },
  });
  const start = async (who: typeof learner) =>
    (await call(who, attempts.startPracticeAttempt, { params: { id: exam.id } })).body;
  const submitted = await start(learner);
  await call(learner, attempts.submitPracticeAttempt, {
    params: { id: submitted.id },
    body: { answers: someAnswers(submitted) },
  });
  const read = async (who: typeof learner, id: string) =>
    (await call(who, attempts.readAttempt, { params: { id } })).body;
  const [before, underWay] = [await read(learner, submitted.id), await start(other)];
  const meaning = ({ questions: asked, graded, answers }: typeof before) => {
    const texts = new Map(
      asked.flatMap(({ alternatives }) => alternatives.map(({ id, text }) => [id, text])),
    );
    return {
      given: answers.map(({ alternativeId }) => texts.get(alternativeId ?? '')),
      graded: graded.map((one) => [one.isCorrect, texts.get(one.correctAlternativeId ?? '')]),
    };
  };

  const ids = before.questions.flatMap(({ alternatives }) => alternatives.map(({ id }) => id));
  const former = await makeFormer(ids);
  await db.pool.query(migration);

  const after = await read(learner, submitted.id);
  expect(meaning(after)).toEqual(meaning(before));
  const now = after.questions.flatMap(({ alternatives }) => alternatives.map(({ id }) => id));
  expect(now.toSorted()).toEqual(
    [...former.values()].map((id) => currentAlternativeId(id)).toSorted(),
  );
  expect(now.filter((id) => former.has(id) || id[14] !== '4')).toEqual([]);

  const revisions = await call(admin, history.readHistory, {
    params: { kind: 'PRACTICE_EXAM', id: exam.id },
  });
  expect(JSON.stringify(revisions.body)).not.toMatch(new RegExp([...former.values()].join('|')));

  const [asked] = underWay.questions;
  const alternativeId = assertDefined(former.get(assertDefined(asked?.alternatives[0]).id));
  const line = { id: randomUUID(), questionId: assertDefined(asked).id, alternativeId };
  const saved = await call(other, attempts.savePracticeAnswers, {
    params: { id: underWay.id },
    body: { answers: [{ ...line, answeredAt: new Date().toISOString() }] },
  });
  expect(saved.body.answers).toEqual([{ questionId: line.questionId, alternativeId }]);
  expect((await read(other, underWay.id)).answers).toEqual([
    { questionId: line.questionId, alternativeId: currentAlternativeId(alternativeId) },
  ]);
});
