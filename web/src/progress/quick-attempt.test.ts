import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppContext } from '../layout/app-context.tsx';
import { unanswered } from '../platform/api/api-problem.ts';
import { stubIndexedDb } from '../platform/testing/indexed-db.ts';
import type { ReportedProgress } from './progress-entry.ts';
import {
  quickAttemptAnswered,
  quickAttemptQuery,
  withAnswers,
  type QuickAttempt,
} from './quick-attempt.ts';

const graded = (questionId: string, alternativeId = 'x') =>
  ({ questionId, alternativeId }) as GradedAnswer;
const second: QuickAttempt = { number: 2, questions: [], graded: [graded('q1')] };

it.each<[name: string, number: number, answers: GradedAnswer[], then: QuickAttempt]>([
  [
    'are added to those of the same attempt',
    2,
    [graded('q2')],
    { ...second, graded: [graded('q1'), graded('q2')] },
  ],
  [
    'replace those to the same question',
    2,
    [graded('q1', 'y')],
    { ...second, graded: [graded('q1', 'y')] },
  ],
  [
    'begin the next attempt',
    3,
    [graded('q1')],
    { number: 3, questions: null, graded: [graded('q1')] },
  ],
  ['of a former attempt change nothing', 1, [graded('q1', 'z')], second],
])('answers %s', (_name, number, answers, then) => {
  expect(withAnswers(second, number, answers)).toEqual(then);
});

describe('without a network', () => {
  beforeEach(() => void stubIndexedDb());
  afterEach(() => vi.unstubAllGlobals());

  /** A page of a user, just loaded; with the latest attempt it is online. */
  function open({ user = 'ana', latest }: { user?: string; latest?: QuickAttempt } = {}) {
    const context = {
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      identity: { user: () => ({ id: user }) },
      impersonation: { as: () => null },
      call: async (route: string) => {
        if (!latest) throw unanswered(new TypeError('Failed to fetch'));
        return route.endsWith('/attempts') ? { items: [{ id: 't' }] } : latest;
      },
    } as unknown as AppContext;
    const read = ({ contentId = 'c', isNew = false } = {}) =>
      context.queryClient.query(quickAttemptQuery(context, { contentId, isNew }));
    const answered = (answers: readonly GradedAnswer[]) =>
      quickAttemptAnswered(
        context,
        { contentId: 'c', triesQtd: 2 } as ReportedProgress,
        { answers } as unknown as ProgressResult,
      );
    return { read, answered };
  }
  const offline = (user?: string) => open({ ...(user && { user }) }).read();

  it('the last opened quick question has its latest attempt, with its grades', async () => {
    await open({ latest: second }).read();
    await vi.waitFor(async () => expect(await offline()).toEqual(second));
    await open().answered([graded('q2')]);
    const both = { ...second, graded: [graded('q1'), graded('q2')] };
    await vi.waitFor(async () => expect(await offline()).toEqual(both));
    await expect(offline('bia')).rejects.toMatchObject({ code: 'offline' });
  });

  it('another one begins with its first attempt, unless it was completed', async () => {
    const first = { number: 0, questions: null, graded: [] };
    const asNew = { contentId: 'd', isNew: true };
    // The server does not answer, but the network is there.
    await expect(open().read(asNew)).rejects.toMatchObject({ code: 'offline' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await open().read(asNew)).toEqual(first);
    const completed = open().read({ contentId: 'd' });
    await expect(completed).rejects.toMatchObject({ code: 'offline' });
  });
});
