import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { replyDrawings } from '../../src/platform/formulas/reply-formulas.ts';
import { enlarge } from '../support/large-school.factory.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { everyRequest } from './every-request.factory.ts';
import { replyBudgets, usualBudget } from './reply-budgets.ts';

// The replies of a large school stay within the bytes of reply-budgets.ts.

const school = await enlarge(await createSeededApp(await createTestApp()));
const requests = everyRequest(school);
const { learner, subscriber, admin, guardian } = school.people;

const names = Object.keys(operations) as (keyof typeof operations)[];
/** Here their services are off, the learner has a guardian, and the token is a wrong one. */
const refused = new Set(
  `startGoogleSignIn signInWithGoogle proveGoogleAccount startLinkedinSignIn signInWithLinkedin requestGuardian confirmEmailChange`.split(
    ' ',
  ),
);
const withReply = names.filter((name) => 'reply' in operations[name] && !refused.has(name));

/** Listings answer with the longest page: of a hundred entities, or of twenty with long texts. */
const longestPage = ({ query }: Operation) =>
  query instanceof z.ZodObject && query.shape.limit instanceof z.ZodType
    ? { limit: query.shape.limit.safeParse('100').success ? 100 : 20 }
    : {};

/** Of a request that one of them may send. */
async function largestReply(name: keyof typeof operations): Promise<number | null> {
  const operation: Operation = operations[name];
  const sizes: number[] = [];
  for (const person of [learner, subscriber, admin, guardian]) {
    const request = (await requests[name]()) as { query?: object };
    const query = { ...request.query, ...longestPage(operation) };
    const { status, headers } = await school.call(person, operation, { ...request, query });
    if (status < 300) sizes.push(Number(headers['content-length']));
  }
  return sizes.length > 0 ? Math.max(...sizes) : null;
}

it.each(withReply)('the largest reply of %s is within its budget', async (name) => {
  const budget = replyBudgets.get(name) ?? usualBudget;
  const largest = await largestReply(name);
  expect(largest, 'no request succeeded').not.toBe(null);
  expect(largest).toBeLessThanOrEqual(budget);
});

it('the school is large: an exam reaches the limit of drawings, a page has a hundred entities', async () => {
  expect(await largestReply('readAttempt')).toBeGreaterThan(replyDrawings.characters);
  const { body } = await school.call(admin, operations.pageCourses, { query: { limit: 100 } });
  expect(body.items).toHaveLength(100);
});
