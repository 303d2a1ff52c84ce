import { readFileSync } from 'node:fs';
import * as contract from '@sabia/domain/essays/essays.contract.ts';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { sharedData } from '../../testing/shared-data.ts';
import { practiceExam } from '../src/attempts/attempts.factory.ts';
import { findPracticeExam } from '../src/attempts/exams.queries.ts';
import { openAttempt } from '../src/attempts/open-attempt.ts';
import { submitAttempt } from '../src/attempts/submit-attempt.ts';
import { aPracticeExam } from '../src/practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../src/users/users.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';

// 686 school essays with the marks of people: two simulated correctors each, further ones where these do not agree. The
// result of each essay is compared with a table that this file computes by itself.

const url = sharedData('essay-br/development.csv');
const keys = ['C1', 'C2', 'C3', 'C4', 'C5'] as const;

interface Row {
  essay: string;
  competence: string;
}

/** A small generator of numbers below 1, the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The table: points of the five competences and their sum, or the need of further corrections. */
function expected(given: readonly (readonly number[] | 'zero')[], board?: readonly number[]) {
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const points = (one: readonly number[] | 'zero') => (one === 'zero' ? [0, 0, 0, 0, 0] : one);
  const differ = (one: readonly number[] | 'zero', other: readonly number[] | 'zero') => {
    if ((one === 'zero') !== (other === 'zero')) return true;
    const [a, b] = [points(one), points(other)];
    return (
      Math.abs(sum(a) - sum(b)) > 100 || a.some((each, at) => Math.abs(each - (b[at] ?? 0)) > 80)
    );
  };
  const mean = (one: readonly number[] | 'zero', other: readonly number[] | 'zero') =>
    points(one).map((each, at) => (each + (points(other)[at] ?? 0)) / 2);
  const [first = 'zero', second = 'zero', third] = given;
  if (board) return board;
  if (!differ(first, second)) return mean(first, second);
  if (!third) return null;
  const [toFirst, toSecond] = [first, second].map((one) =>
    differ(one, third) ? Infinity : Math.abs(sum(points(one)) - sum(points(third))),
  ) as [number, number];
  if (toFirst === toSecond) return null;
  return mean(third, toFirst < toSecond ? first : second);
}

it.skipIf(!url)(
  'each of 686 real essays gets the mark of its corrections',
  { timeout: 240_000 },
  async () => {
    const text = url ? readFileSync(url, 'utf8') : '';
    const rows = Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
    expect(rows).toHaveLength(686);
    const { db, call } = await createTestApp();
    const { id: practiceExamId, questionIds } = await aPracticeExam(db, {
      questions: [
        {
          kind: 'OPEN_TEXT',
          statement: '<p>Disserte.</p>',
          alternatives: [],
          task: { kind: 'OPEN_TEXT', maxLength: 20_000 },
          answerKey: { kind: 'OPEN_TEXT', expected: '' },
          rubric: 'ENEM',
          correctors: 2,
        },
      ],
    });
    const [questionId = ''] = questionIds;
    const now = new Date();
    const humans = new Map<string, number[]>();
    for (const { essay, competence } of rows) {
      const { id: userId } = await aUser(db);
      const attemptId = await db.transaction(async (tx) => {
        const found = await findPracticeExam(tx, {
          id: practiceExamId,
          userId,
          foreignLanguage: null,
        });
        if (!found) throw new Error('no practice exam');
        const place = { userId, ...practiceExam(practiceExamId), foreignLanguage: null };
        const { id } = await openAttempt(tx, { place, exam: found.exam }, { now });
        const response = { kind: 'OPEN_TEXT' as const, text: essay };
        const answers = [{ questionId, alternativeId: null, response }];
        await submitAttempt(tx, { id, userId, answers }, { now });
        return id;
      });
      humans.set(attemptId, JSON.parse(competence) as number[]);
    }

    const random = randomFrom(2026);
    const step = () => [-80, -40, -40, 0, 0, 0, 0, 40, 40, 80][Math.floor(random() * 10)] ?? 0;
    const markOf = (human: readonly number[]) =>
      random() < 0.03
        ? { zeroReason: 'OFF_THEME' }
        : {
            levels: Object.fromEntries(
              keys.map((key, at) => [key, Math.min(200, Math.max(0, (human[at] ?? 0) + step()))]),
            ),
          };
    const people = await Promise.all(Array.from({ length: 6 }, () => anAdmin(db)));
    /** Corrects until nothing waits for this person; answers how many essays it was. */
    const correctAll = async (person: (typeof people)[number]): Promise<number> => {
      for (let quantity = 0; ; quantity += 1) {
        const claimed = await call(person, contract.claimEssay, { body: { practiceExamId } });
        if (claimed.status === 204) return quantity;
        const { attemptId } = claimed.body;
        const { status } = await call(person, contract.markEssay, {
          params: { attemptId, questionId },
          body: markOf(humans.get(attemptId) ?? []),
        });
        expect(status).toBe(200);
      }
    };
    // A discrepancy sends an essay back to the queue, also behind those who have found it empty.
    for (let done = Infinity; done > 0;) {
      const corrected = await Promise.all(people.map((person) => correctAll(person)));
      done = corrected.reduce((sum, one) => sum + one, 0);
    }

    const reader = await anAdmin(db);
    const kinds = { two: 0, three: 0, board: 0 };
    for (const attemptId of humans.keys()) {
      const params = { attemptId, questionId };
      const { body } = await call(reader, contract.readEssay, { params });
      expect(body.status).toBe('SETTLED');
      const table = body.marks.map(({ levels, isBoard }) => ({
        isBoard,
        points: levels ? keys.map((key) => levels[key] ?? 0) : ('zero' as const),
      }));
      const independent = table.filter(({ isBoard }) => !isBoard).map(({ points }) => points);
      const [board] = table.filter(({ isBoard }) => isBoard).map(({ points }) => points);
      const result = expected(independent, board === 'zero' ? [0, 0, 0, 0, 0] : board);
      expect(keys.map((key) => body.competences?.[key])).toEqual(result);
      expect(body.score).toBe(result?.reduce((sum, one) => sum + one, 0));
      kinds[board ? 'board' : independent.length > 2 ? 'three' : 'two'] += 1;
    }
    // Every way to a mark occurs.
    expect(Math.min(...Object.values(kinds)), JSON.stringify(kinds)).toBeGreaterThan(10);
  },
);
