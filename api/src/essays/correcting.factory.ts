import * as contract from '@sabia/domain/essays/essays.contract.ts';
import type { CallOf } from '@sabia/domain/operation.ts';
import { expect } from 'vitest';
import type { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { anEssay } from './essays.factory.ts';

export type User = Awaited<ReturnType<typeof aUser>>;
export type Essay = Awaited<ReturnType<typeof anEssay>>;
export type Mark = CallOf<typeof contract.markEssay>['body'];

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The points of the five competences of the Enem; one number for all of them. */
export const levels = (C1: number, C2 = C1, C3 = C1, C4 = C1, C5 = C1) => ({ C1, C2, C3, C4, C5 });

/** The acts of correctors on essays of this school. */
export function correcting({ db, call }: Pick<TestApp, 'db' | 'call'>) {
  const claim = async (by: User, { practiceExamId }: Pick<Essay, 'practiceExamId'>) =>
    call(by, contract.claimEssay, { body: { practiceExamId } });

  const give = (by: User, { attemptId, questionId }: Essay, body: Mark) =>
    call(by, contract.markEssay, { params: { attemptId, questionId }, body });

  const read = async (by: User, { attemptId, questionId }: Essay) =>
    (await call(by, contract.readEssay, { params: { attemptId, questionId } })).body;

  /** An essay, and people who have claimed and marked it in this order. */
  async function marked(...given: Mark[]) {
    const learner = await aUser(db);
    const essay = await anEssay(db, learner);
    const correctors: User[] = [];
    for (const body of given) {
      const corrector = await anAdmin(db);
      correctors.push(corrector);
      expect((await claim(corrector, essay)).status).toBe(201);
      expect(await give(corrector, essay, body)).toMatchObject({ status: 200 });
    }
    return { learner, essay, correctors };
  }

  return { claim, give, read, marked };
}
