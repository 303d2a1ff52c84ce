import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

/** The reply shows what a learner has answered, which may be a file. */
const showsResponse = ({ reply }: Operation) =>
  reply !== undefined &&
  JSON.stringify(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' })).includes(
    '"response":',
  );

it('a learner may open the files of every answer that a reply shows', () => {
  const learnersSee = Object.values<Operation>(operations).filter(
    (operation) => operation.audience.kind !== 'admin' && showsResponse(operation),
  );
  expect(learnersSee.length).toBeGreaterThan(10);
  const closed = learnersSee.filter(({ sharesFiles }) => !sharesFiles);
  expect(closed.map(({ route }) => route)).toEqual([]);
});
