import type { Attempt, SavedAnswers } from '@sabia/domain/attempts/attempt.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppContext } from '../layout/app-context.tsx';
import { ApiProblem, unanswered } from '../platform/api/api-problem.ts';
import { forgetReplies } from '../platform/device/device-replies.ts';
import { stubIndexedDb } from '../platform/testing/indexed-db.ts';
import { type AnswerUpdate, applyAnswerUpdate, attemptQuery } from './attempts.api.ts';

beforeEach(() => void stubIndexedDb());
afterEach(() => vi.unstubAllGlobals());

const answer = (questionId: string, alternativeId: string | null) => ({
  questionId,
  alternativeId,
});
const underWay = {
  id: 't1',
  now: '2026-11-21T15:00:00.000Z',
  deadline: '2026-11-21T16:00:00.000Z',
  submittedAt: null,
  questions: [{ id: 'q1' }, { id: 'q2' }],
  answers: [answer('q1', 'a')],
} as unknown as Attempt;
const submitted = { ...underWay, submittedAt: '2026-11-21T15:30:00.000Z' };
const saved = (changes: Partial<SavedAnswers> = {}): AnswerUpdate => ({
  saved: {
    attemptId: 't1',
    answers: [answer('q2', 'b')],
    deadline: underWay.deadline,
    submittedAt: null,
    ...changes,
  },
});

/** A page of a user, just loaded. */
function open({ user = 'ana', isImpersonating = false } = {}) {
  let reply = (): Promise<Attempt> => Promise.reject(unanswered(new TypeError('Failed to fetch')));
  const context = {
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    identity: { user: () => ({ id: user }) },
    impersonation: { as: () => (isImpersonating ? 'LEARNER' : null) },
    call: () => reply(),
  } as unknown as AppContext;
  const read = (id = 't1') => context.queryClient.query(attemptQuery(context, id));
  return {
    read,
    online(answered: Attempt | ApiProblem) {
      reply = () =>
        answered instanceof ApiProblem ? Promise.reject(answered) : Promise.resolve(answered);
      return read();
    },
    apply: (update: AnswerUpdate) => applyAnswerUpdate(context, update),
  };
}

/** The answers after a reload without a network; null if the attempt is not there. */
const answersOffline = (of: Parameters<typeof open>[0] = {}, id = 't1') =>
  open(of)
    .read(id)
    .then(
      ({ answers }) =>
        Object.fromEntries(answers.map((one) => [one.questionId, one.alternativeId])),
      ({ code }: ApiProblem) => (code === 'offline' ? null : code),
    );

describe('an attempt under way', () => {
  it('goes on without a network, with its saved answers and its deadline', async () => {
    const page = open();
    await page.online(underWay);
    await vi.waitFor(async () => expect(await answersOffline()).toEqual({ q1: 'a' }));
    await page.apply(saved());
    await vi.waitFor(async () => expect(await answersOffline()).toEqual({ q1: 'a', q2: 'b' }));
    expect(await open().read()).toMatchObject({ deadline: underWay.deadline, submittedAt: null });
  });

  it('gets answers that are sent from another screen, and a former answer back', async () => {
    await open().online(underWay);
    await vi.waitFor(async () => expect(await answersOffline()).toEqual({ q1: 'a' }));
    await open().apply(saved({ answers: [answer('q1', null), answer('q2', 'c')] }));
    await vi.waitFor(async () => expect(await answersOffline()).toEqual({ q2: 'c' }));
  });

  it('is only for its learner, on the page of the attempt', async () => {
    await open().online(underWay);
    await vi.waitFor(async () => expect(await answersOffline()).toEqual({ q1: 'a' }));
    expect(await answersOffline({ user: 'bia' })).toBeNull();
    expect(await answersOffline({ isImpersonating: true })).toBeNull();
    expect(await answersOffline({}, 't2')).toBeNull();
  });

  it('is not kept while an administrator impersonates', async () => {
    await open({ isImpersonating: true }).online(underWay);
    expect(await answersOffline()).toBeNull();
  });

  const isClosed = new ApiProblem({ status: 404, code: 'not_found', title: '', detail: '' });
  it.each<[name: string, end: (page: ReturnType<typeof open>) => Promise<unknown>]>([
    ['its submission', () => open().apply({ attempt: submitted })],
    [
      'its submission in a course',
      () =>
        open()
          .apply({ submitted: 't1', progress: { answers: [] } as never })
          .catch(() => {}),
    ],
    ['answers after the end', () => open().apply(saved({ submittedAt: submitted.submittedAt }))],
    ['a read after the end', () => open().online(submitted)],
    [
      'a refusal',
      () =>
        open()
          .online(isClosed)
          .catch(() => {}),
    ],
    ['signing out', forgetReplies],
  ])('is gone after %s', async (_name, end) => {
    const page = open();
    await page.online(underWay);
    await vi.waitFor(async () => expect(await answersOffline()).toEqual({ q1: 'a' }));
    await end(page);
    await vi.waitFor(async () => expect(await answersOffline()).toBeNull());
  });
});
