import { createHmac } from 'node:crypto';
import type { CarriedAnswers } from '@sabia/domain/mock-exams/phone-answers.ts';
import {
  carriedText,
  parseCarried,
  signedAnswers,
} from '@sabia/domain/mock-exams/phone-answers-text.ts';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppContext } from '../../layout/app-context.tsx';
import { ApiProblem, unanswered } from '../../platform/api/api-problem.ts';
import type { OutboxStore, Queued } from '../../platform/outbox/outbox-store.ts';
import { createOutbox } from '../../platform/outbox/outbox.ts';
import { handedInClient, type HandedInEntry, handedInEntry } from './handed-in-outbox.ts';
import { closedSitting, newSitting } from './sittings.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const mockExamId = '0193b3a0-0000-7000-8000-000000000001';
const key = Buffer.alloc(32, 7);
const personOf = (at: number) => `0193b3a0-0000-7000-8000-00000000010${at}`;

/** Takes the answers of each person once, as the API does, and loses requests and replies. */
function aServer(cuts: (keyof typeof fates)[]) {
  const taken = new Map<string, CarriedAnswers[]>();
  function take(answers: CarriedAnswers): void {
    const { signature, ...signed } = answers;
    const text = signedAnswers({ ...signed, mockExamId });
    expect(signature).toBe(createHmac('sha256', key).update(text).digest('base64url'));
    const known = taken.get(answers.personId) ?? [];
    if (known.some(({ readingId }) => readingId === answers.readingId)) return;
    if (known.length > 0) throw problem(409, 'conflict');
    taken.set(answers.personId, [...known, answers]);
  }
  return {
    taken,
    cuts,
    async call(
      personId: string,
      route: string,
      input: { params: Record<string, string>; body: object },
    ) {
      await Promise.resolve();
      const body = input.body as CarriedAnswers;
      const { day, readingId = '' } = input.params;
      const answers = route.startsWith('PUT')
        ? { ...body, personId, readingId, day: Number(day) }
        : body;
      fates[cuts.shift() ?? 'ok'](() => take(answers));
    },
  };
}

const problem = (status: number, code: string) =>
  new ApiProblem({ status, code, title: '', detail: 'Não.' });
const cut = () => unanswered(new TypeError('offline'));

/** The fate of a request. */
const fates = {
  ok: (take: () => void) => take(),
  'no network': () => {
    throw cut();
  },
  'lost reply': (take: () => void) => {
    take();
    throw cut();
  },
  busy: () => {
    throw problem(503, 'overloaded');
  },
};

function aStore(): OutboxStore<HandedInEntry> {
  const stored = new Map<string, Queued<HandedInEntry>>();
  let sequence = 0;
  return {
    async add(entries) {
      for (const one of entries) {
        sequence += 1;
        stored.set(one.key, { ...one, deviceId: 'device', sequence });
      }
    },
    addOnce: () => Promise.reject(new Error('not used')),
    all: async () => [...stored.values()],
    async remove(keys) {
      for (const one of keys) stored.delete(one);
    },
    deviceId: async () => 'device',
  };
}

/** A device of this person, whose page may be closed and opened again. */
function aDevice(owner: string, server: ReturnType<typeof aServer>) {
  const store = aStore();
  const context = {
    queryClient: new QueryClient(),
    call: (route: string, input: Parameters<typeof server.call>[2]) =>
      server.call(owner, route, input),
  } as unknown as AppContext;
  const open = () =>
    createOutbox({
      ...handedInClient(context),
      owner,
      isOwnerSignedIn: () => true,
      store,
      tabs: { tell: () => {}, hear: () => {}, exclusive: (work) => work() },
    });
  let outbox = open();
  return {
    reload: () => (outbox = open()),
    async give(answers: CarriedAnswers, name: string | null) {
      outbox.add(handedInEntry(owner, mockExamId, answers, name));
      await outbox.flush().catch(() => {});
    },
    send: () => outbox.flush().catch(() => {}),
    waiting: async () => (await store.all(owner)).length,
  };
}

async function answersOf(at: number): Promise<CarriedAnswers> {
  const signingKey = key.toString('base64');
  const place = { owner: personOf(at), mockExamId, day: 1, signingKey };
  const sitting = {
    ...newSitting(place, ''),
    answers: { [at + 1]: 'C' } as const,
  };
  const { handedIn } = await closedSitting(sitting, personOf(at), 'STUDENT');
  if (!handedIn) throw new Error('it is closed');
  const { isSent: _isSent, refusal: _refusal, ...answers } = handedIn;
  return answers;
}

const students = 4;
const step = fc.record({
  student: fc.nat(students - 1),
  act: fc.constantFrom('hand in', 'scan', 'scan by another', 'reload', 'send', 'carry'),
});

it('whatever is cut while answers are carried, each arrives, and once', async () => {
  const given = await Promise.all(Array.from({ length: students }, (_, at) => answersOf(at)));
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 24 }),
      fc.array(fc.constantFrom('ok', 'no network', 'lost reply', 'busy'), { maxLength: 40 }),
      async (steps, cuts) => {
        const server = aServer([...cuts]);
        const phones = given.map(({ personId }) => aDevice(personId, server));
        const monitors = ['m1', 'm2'].map((owner) => aDevice(owner, server));
        const handedIn = new Set<number>();
        for (const { student, act } of steps) {
          const [phone, answers] = [phones[student], given[student]];
          const monitor = monitors[act === 'scan by another' ? 1 : 0];
          if (!phone || !answers || !monitor) continue;
          if (act === 'hand in' || act.startsWith('scan')) {
            // The code is on the screen once the answers are handed in.
            if (!handedIn.has(student)) await phone.give(answers, null);
            handedIn.add(student);
          }
          if (act.startsWith('scan')) {
            const { signature, ...signed } = answers;
            const read = parseCarried(carriedText({ ...signed, mockExamId }, signature));
            const { mockExamId: _id, ...carried } = read ?? expect.fail('the code is read');
            await monitor.give(carried, 'Ana');
          }
          if (act === 'reload') phone.reload();
          if (act === 'send') await phone.send();
          if (act === 'carry') await monitor.send();
        }
        server.cuts.length = 0;
        for (const device of [...phones, ...monitors]) {
          device.reload();
          await device.send();
          await device.send();
          expect(await device.waiting()).toBe(0);
        }
        expect(new Map(server.taken)).toEqual(
          new Map([...handedIn].map((at) => [personOf(at), [given[at]]])),
        );
      },
    ),
    { numRuns: 2000 },
  );
}, 120_000);
