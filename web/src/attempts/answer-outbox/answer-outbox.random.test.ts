import { acceptedAnswers, currentAnswers } from '@sabia/domain/attempts/answer-log.ts';
import type { LoggedAnswer, SavedAnswers } from '@sabia/domain/attempts/attempt.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { unanswered } from '../../platform/api-problem.ts';
import type { Keep } from '../../platform/outbox/outbox-store.ts';
import { inOrder } from '../../platform/outbox/outbox.ts';
import { type AnswerOutbox, createAnswerOutbox } from './answer-outbox.ts';
import { chosenAnswers, type AnswerEntry } from './answer-entry.ts';

// What is to be tried again is tried by hand.
beforeAll(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => vi.useRealTimers());

const questions = ['q1', 'q2', 'q3'];
const choices = ['a', 'b', null];
const startedAt = '2026-11-21T10:00:00.000Z';

type Held = SavedAnswers['answers'];
/** Whether a request reaches the server, and its reply comes back. */
type Network = 'works' | 'loses the request' | 'loses the reply';

/** The server's log of one attempt, by the product's own rules. */
function aServer() {
  const log: LoggedAnswer[] = [];
  const alternatives = new Map(questions.map((id) => [id, ['a', 'b']] as const));
  let submittedWith: Held | null = null;
  const held = (): Held =>
    [...currentAnswers(log).values()].flatMap(({ questionId, alternativeId }) =>
      alternativeId ? [{ questionId, alternativeId }] : [],
    );
  return {
    log,
    held: () => submittedWith ?? held(),
    save(answers: readonly LoggedAnswer[]): void {
      if (submittedWith) return;
      const admitted = acceptedAnswers(
        answers,
        { deadline: null, startedAt, alternatives },
        new Date('2026-11-21T23:00:00.000Z'),
      );
      log.push(...admitted.filter(({ id }) => !log.some((known) => known.id === id)));
    },
    submit(): void {
      submittedWith ??= held();
    },
  };
}

/** A device on which somebody answers; its page can be opened anew, and its network fails. */
function aDevice(server: ReturnType<typeof aServer>, tapped: LoggedAnswer[]) {
  const kept = new Map<string, AnswerEntry>();
  const keep: Keep<AnswerEntry> = {
    add: (entry) => Promise.resolve(void kept.set(entry.key, entry)),
    all: () => Promise.resolve(inOrder([...kept.values()])),
    remove: (keys) => Promise.resolve(keys.forEach((key) => kept.delete(key))),
  };
  let network: Network = 'works';
  let seen: Held = [];
  let outbox: AnswerOutbox;

  async function reach<T>(what: () => T): Promise<T> {
    await Promise.resolve();
    if (network === 'loses the request') throw unanswered(new TypeError('lost'));
    const reply = what();
    if (network === 'loses the reply') throw unanswered(new TypeError('lost'));
    return reply;
  }

  function open(): void {
    seen = server.held();
    outbox = createAnswerOutbox({
      owner: 'ana',
      keep,
      tabs: { tell() {}, hear() {}, alone: (work) => work() },
      isOwnerHere: () => true,
      save: ({ attemptId, answers }) =>
        reach(() => {
          server.save(answers);
          return { attemptId, answers: server.held(), deadline: null, submittedAt: null };
        }),
      submit: () => reach(() => server.submit()),
      onSaved: ({ answers }) => Promise.resolve(void (seen = answers)),
      onSubmitted: () => Promise.resolve(),
    });
  }
  open();

  async function flush(how: Network): Promise<void> {
    // What is on its way by itself still meets the network of before.
    await outbox.flush();
    network = how;
    await outbox.flush();
    network = 'loses the request';
  }

  const add = (answer: LoggedAnswer | null, key: string) =>
    outbox.add({ key, owner: 'ana', attemptId: 'a1', place: null, answer });
  return {
    /** A page looks at what its device keeps, and tries to send it. */
    reload(): Promise<void> {
      open();
      return flush('loses the request');
    },
    tap(questionId: string, alternativeId: string | null): void {
      const id = String(tapped.length).padStart(5, '0');
      const answeredAt = new Date(Date.parse(startedAt) + tapped.length * 1000).toISOString();
      const answer = { id, questionId, alternativeId, answeredAt };
      tapped.push(answer);
      add(answer, id);
    },
    submit: () => add(null, 'submission'),
    flush,
    shown: () =>
      chosenAnswers(
        seen,
        outbox.waiting().entries.flatMap(({ answer }) => answer ?? []),
      ),
  };
}

const tap = fc.record({
  does: fc.constant('tap' as const),
  device: fc.nat(1),
  question: fc.constantFrom(...questions),
  choice: fc.constantFrom(...choices),
});
const reload = fc.record({ does: fc.constant('reload' as const), device: fc.nat(1) });
const send = fc.record({
  does: fc.constant('send' as const),
  device: fc.nat(1),
  how: fc.constantFrom<Network>('works', 'loses the request', 'loses the reply'),
});
const deeds = fc.array(
  fc.oneof({ weight: 4, arbitrary: tap }, { weight: 1, arbitrary: reload }, send),
  { maxLength: 40 },
);

/** What stands by all that was tapped, wherever. */
function truth(tapped: readonly LoggedAnswer[]): Map<string, string> {
  return chosenAnswers([], tapped);
}

const sorted = (answers: ReadonlyMap<string, string>) => [...answers].toSorted();
const asMap = (held: Held) => new Map(held.map((one) => [one.questionId, one.alternativeId]));

it('loses no answer and counts none twice, whatever the network and the page do, on two devices', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (done) => {
      const [server, tapped] = [aServer(), [] as LoggedAnswer[]];
      const devices = [aDevice(server, tapped), aDevice(server, tapped)];
      for (const deed of done) {
        const device = devices[deed.device];
        if (deed.does === 'tap') device?.tap(deed.question, deed.choice);
        if (deed.does === 'reload') await device?.reload();
        if (deed.does === 'send') await device?.flush(deed.how);
      }
      for (const device of [...devices, ...devices]) await device.flush('works');

      expect(server.log.map(({ id }) => id).toSorted()).toEqual(tapped.map(({ id }) => id));
      expect(sorted(asMap(server.held()))).toEqual(sorted(truth(tapped)));
      for (const device of devices) {
        await device.reload();
        expect(sorted(device.shown())).toEqual(sorted(truth(tapped)));
      }
    }),
    { numRuns: 2000 },
  );
});

it('submits with every answer that was given before, once', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, fc.array(send, { maxLength: 8 }), async (done, afterwards) => {
      const [server, tapped] = [aServer(), [] as LoggedAnswer[]];
      const device = aDevice(server, tapped);
      for (const deed of done) {
        if (deed.does === 'tap') device.tap(deed.question, deed.choice);
        if (deed.does === 'reload') await device.reload();
        if (deed.does === 'send') await device.flush(deed.how);
        // What one taps is on the screen, sent or not.
        if (deed.does === 'tap') expect(sorted(device.shown())).toEqual(sorted(truth(tapped)));
      }
      device.submit();
      for (const { how } of afterwards) {
        await device.reload();
        await device.flush(how);
      }
      await device.flush('works');
      expect(sorted(asMap(server.held()))).toEqual(sorted(truth(tapped)));
    }),
    { numRuns: 2000 },
  );
});
