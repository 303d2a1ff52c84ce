import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unanswered } from './api-problem.ts';
import { ApiProblem } from './api-problem.ts';
import { forgetReplies, keepReply, keptReply } from './device-replies.ts';
import { stubIndexedDb } from './testing/indexed-db.ts';

const ana = () => 'ana';
const route = 'GET /courses/{id}';
const input = { params: { id: 'planilhas' } };
const reply = { title: 'Planilhas do zero' };
const problem = unanswered(new TypeError('Failed to fetch'));
const closed = new ApiProblem({ status: 404, code: 'not_found', title: '', detail: '' });

beforeEach(() => void stubIndexedDb());
afterEach(() => vi.unstubAllGlobals());

it('answers without a network with the last reply to the same read of the same user', async () => {
  await keepReply(ana, { route, input, reply });
  expect(await keptReply(ana, { route, input, problem })).toEqual(reply);
  const other = { params: { id: 'sql' } };
  await expect(keptReply(ana, { route, input: other, problem })).rejects.toBe(problem);
  await expect(keptReply(() => 'bia', { route, input, problem })).rejects.toBe(problem);
});

it('keeps one reply of each route', async () => {
  await keepReply(ana, { route, input, reply });
  await keepReply(ana, { route, input: { params: { id: 'sql' } }, reply });
  await expect(keptReply(ana, { route, input, problem })).rejects.toBe(problem);
});

it.each([
  ['signing out', forgetReplies],
  ['a refusal', () => keptReply(ana, { route, input, problem: closed }).catch(() => {})],
])('%s removes them', async (_name, end) => {
  await keepReply(ana, { route, input, reply });
  await end();
  await expect(keptReply(ana, { route, input, problem })).rejects.toBe(problem);
});

it('keeps nothing for a user who has signed out meanwhile', async () => {
  await keepReply(() => null, { route, input, reply });
  await expect(keptReply(() => null, { route, input, problem })).rejects.toBe(problem);
});
