import type { ListedUser } from '@sabia/domain/users/user.ts';
import { expect, it } from 'vitest';
import { type BulkAct, bulkActs, peopleFor, reportWords } from './bulk-acts.ts';

const person = (id: string, state: Partial<ListedUser> = {}) =>
  ({ id, isInvited: false, isBlocked: false, ...state }) as ListedUser;
const people = [
  person('own'),
  person('member'),
  person('invited', { isInvited: true }),
  person('blocked', { isBlocked: true }),
];

it.each<[BulkAct, string[]]>([
  ['GRANT', ['own', 'member', 'invited', 'blocked']],
  ['INVITE', ['invited']],
  ['BLOCK', ['member']],
  ['UNBLOCK', ['blocked']],
  ['REMOVE', ['member', 'invited', 'blocked']],
])('%s applies to %j', (act, ids) => {
  expect(peopleFor(act, people, 'own').map(({ id }) => id)).toEqual(ids);
  expect(bulkActs[act].consequences).not.toBe('');
});

it('the result is told in numbers', () => {
  expect(reportWords('BLOCK', 2, 0)).toBe('2 pessoas bloqueadas.');
  expect(reportWords('BLOCK', 1, 1)).toBe('1 pessoa bloqueada. 1 ficou de fora.');
});
