import type { AnswerOf } from '@sabia/domain/operation.ts';
import type * as contract from '@sabia/domain/essays/essays.contract.ts';
import { expect, it, vi } from 'vitest';
import { anEssay } from '../../src/essays/essays.factory.ts';
import { sql } from '../../src/platform/db/database.ts';
import { anAdmin, aUser } from '../../src/users/users.factory.ts';
import { schoolProcesses, untilAnswered } from '../support/server-processes.factory.ts';

const { db, issuer, ports, proxy, start, kill } = await schoolProcesses(() => ({
  RATE_LIMIT_PER_MINUTE: '1000000',
}));

type Queue = AnswerOf<typeof contract.readEssayQueue>;
type Place = Pick<Queue['claims'][number], 'attemptId' | 'questionId'>;

const [correctorsQtd, essaysQtd] = [50, 60];
const keys = ['C1', 'C2', 'C3', 'C4', 'C5'];

/** Marks that a corrector was told to be stored. */
const acknowledged: string[] = [];
const nameOf = ({ attemptId }: Pick<Place, 'attemptId'>, correctorId: string) =>
  `${attemptId} ${correctorId}`;

/** A corrector whose requests are repeated until they are answered. Every tenth one gives other marks, so that a third is needed. */
async function aCorrector(number: number) {
  const user = await anAdmin(db, { provider: issuer.trusted.issuer });
  const authorization = `Bearer ${await issuer.tokenOf(user)}`;
  async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply | null> {
    let reply: Reply | null = null;
    await untilAnswered(async () => {
      const answer = await fetch(`${proxy}/v1${path}`, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      // A process that waits too long for a busy database asks for a repetition.
      if (answer.status === 503) throw new TypeError('no answer');
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      reply = text === '' ? null : (JSON.parse(text) as Reply);
    });
    return reply;
  }
  const points = number % 10 === 0 ? 200 : 120;
  const levels = Object.fromEntries(keys.map((key) => [key, points]));

  /** Corrects until nothing waits. A claim whose reply was lost is found in the queue. */
  return async function correctAll(): Promise<number> {
    for (let corrected = 0; ; corrected += 1) {
      const queue = await ask<Queue>('GET', '/corrections/claims');
      const essay = queue?.claims[0] ?? (await ask<Place>('POST', '/corrections/claims', {}));
      if (!essay) return corrected;
      const { attemptId, questionId } = essay;
      await ask('PUT', `/corrections/${attemptId}/${questionId}/marks`, { levels });
      acknowledged.push(nameOf(essay, user.id));
    }
  };
}

async function replace(name: string, next: string): Promise<void> {
  await kill(name);
  ports.delete(name);
  await start(next);
}

it('50 correctors give each essay the marks that it needs, also while processes are killed', async () => {
  for (let number = 0; number < essaysQtd; number += 1) await anEssay(db, await aUser(db));
  const correctors = await Promise.all(
    Array.from({ length: correctorsQtd }, (_, at) => aCorrector(at)),
  );
  await Promise.all(['first', 'second'].map(start));

  const correcting = (async () => {
    // A discrepancy sends an essay back to the queue, also behind those who have found it empty.
    for (let done = Infinity; done > 0;) {
      const corrected = await Promise.all(correctors.map((correctAll) => correctAll()));
      done = corrected.reduce((sum, one) => sum + one, 0);
    }
  })();
  // Its failure is that of the test, once it is awaited.
  correcting.catch(() => {});
  await vi.waitUntil(() => acknowledged.length > 20, { timeout: 60_000, interval: 1 });
  await replace('first', 'third');
  await vi.waitUntil(() => acknowledged.length > 70, { timeout: 60_000, interval: 1 });
  await replace('second', 'fourth');
  await correcting;

  const essays = await db.many<{
    status: string;
    wanted: number;
    given: number;
    claimed: number;
  }>(sql`
    select results.status, results.wanted,
      count(*) filter (where submitted_at is not null)::integer as given,
      count(*) filter (where submitted_at is null)::integer as claimed
    from essay_corrections
    left join essay_results results using (attempt_id, question_id)
    group by attempt_id, question_id, results.status, results.wanted`);
  expect(essays).toHaveLength(essaysQtd);
  for (const { status, wanted, given, claimed } of essays)
    expect({ status, given, claimed }).toEqual({ status: 'SETTLED', given: wanted, claimed: 0 });
  expect(essays.some(({ wanted }) => wanted > 2)).toBe(true);
  const stored = await db.many<{ attemptId: string; correctorId: string }>(
    sql`select attempt_id, corrector_id from essay_corrections`,
  );
  const names = stored.map((mark) => nameOf(mark, mark.correctorId));
  expect(names.toSorted()).toEqual(acknowledged.toSorted());
}, 240_000);
