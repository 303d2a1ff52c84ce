import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import { expect, it } from 'vitest';
import { ApiProblem, unanswered } from '../platform/api-problem.ts';
import { memoryStorage } from '../platform/environment.ts';
import { createProgressOutbox } from './progress-outbox.ts';
import type { Step } from './progress-queue.ts';

const key = 'sabia.progress.u1';
const opened: Step = {
  courseId: 'c',
  sectionId: 's',
  contentId: 'a',
  progressionId: null,
  isCompleted: false,
};
const completed: Step = { ...opened, isCompleted: true };
const elsewhere: Step = { ...completed, contentId: 'b' };

/** The server's answer, as far as the outbox reads it. */
const taken = (step: Step) =>
  ({ contentProgression: { id: `p-${step.contentId}` } }) as ProgressResult;

const refusal = (status: number) =>
  new ApiProblem({ status, code: 'x', title: 'Não', detail: 'Não foi possível.' });

/** An outbox whose server answers, one after the other, as it is told to. */
function outbox(...answers: (ApiProblem | 'ok')[]) {
  const storage = memoryStorage();
  const sent: Step[] = [];
  const told: string[] = [];
  const open = () =>
    createProgressOutbox({
      storage,
      key,
      send: (step) => {
        sent.push(step);
        const answer = answers.shift() ?? 'ok';
        return answer === 'ok' ? Promise.resolve(taken(step)) : Promise.reject(answer);
      },
      onTaken: ({ contentProgression }) => told.push(contentProgression.id),
      onRefused: ({ status }) => told.push(`refused ${status}`),
    });
  return { open, storage, sent, told };
}

it('shows a step at once, and lets go of it when the server has taken it', async () => {
  const { open, storage, told } = outbox();
  const steps = open();

  steps.add(completed);
  expect(steps.waiting()).toEqual({ steps: [completed], isStalled: false });

  await steps.flush();
  expect(steps.waiting()).toEqual({ steps: [], isStalled: false });
  expect(told).toEqual(['p-a']);
  expect(storage.getItem(key)).toBeNull();
});

it('keeps what got no answer until one comes, in order', async () => {
  const { open, sent, told } = outbox(unanswered(new TypeError('offline')));
  const steps = open();

  steps.add(completed);
  await steps.flush();
  expect(steps.waiting()).toEqual({ steps: [completed], isStalled: true });

  steps.add(elsewhere);
  await steps.flush();
  expect(steps.waiting()).toEqual({ steps: [], isStalled: false });
  expect(sent).toEqual([completed, completed, elsewhere]);
  expect(told).toEqual(['p-a', 'p-b']);
});

it.each([401, 408, 409, 425, 429, 500, 502, 503, 504])(
  'keeps the entry after a %d',
  async (status) => {
    const { open, told } = outbox(refusal(status));
    const steps = open();
    steps.add(completed);
    await steps.flush();
    expect(steps.waiting()).toEqual({ steps: [completed], isStalled: true });
    expect(told).toEqual([]);
  },
);

it.each([403, 404, 422])('drops the entry refused by a %d, and sends the next', async (status) => {
  const { open, told } = outbox(refusal(status));
  const steps = open();
  steps.add(completed);
  steps.add(elsewhere);
  await steps.flush();
  expect(steps.waiting()).toEqual({ steps: [], isStalled: false });
  expect(told).toEqual([`refused ${status}`, 'p-b']);
});

it('survives the page', async () => {
  const { open, sent } = outbox(unanswered(new TypeError('offline')));
  const before = open();
  before.add(completed);
  await before.flush();

  const after = open();
  expect(after.waiting().steps).toEqual([completed]);
  await after.flush();
  expect(sent).toEqual([completed, completed]);
});

it('sends a completion after the opening that made its progression', async () => {
  const { open, sent } = outbox();
  const steps = open();
  steps.add(opened);
  steps.add(completed);
  await steps.flush();
  expect(sent).toEqual([opened, { ...completed, progressionId: 'p-a' }]);
});

it('tells whoever listens', async () => {
  const { open } = outbox();
  const steps = open();
  const seen: number[] = [];
  const stop = steps.subscribe(() => seen.push(steps.waiting().steps.length));
  steps.add(completed);
  await steps.flush();
  stop();
  steps.add(elsewhere);
  expect(seen).toEqual([1, 0]);
});
