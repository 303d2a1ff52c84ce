import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  scoreAnswer,
  type AnswerKey,
  type QuestionResponse,
  type QuestionTask,
} from './question-kind.ts';
import { partsOf } from './kinds/score-table.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const parts = partsOf(ids.join(' '));
const creditOf = (task: QuestionTask, answerKey: AnswerKey, response: QuestionResponse) =>
  scoreAnswer({ rightAlternativeId: null, task, answerKey }, { alternativeId: null, response }) ??
  0;

const subset = fc.subarray(ids);

it('choosing another right option never lowers the credit', () => {
  const kind = 'MULTIPLE_CHOICE' as const;
  fc.assert(
    fc.property(
      fc.constantFrom('ALL_OR_NOTHING' as const, 'RIGHT_MINUS_WRONG' as const),
      fc.subarray(ids, { minLength: 1 }),
      fc.subarray(ids, { minLength: 1 }),
      (scoring, rightOptionIds, optionIds) => {
        const task = { kind, options: parts, scoring };
        const key = { kind, rightOptionIds };
        const credit = creditOf(task, key, { kind, optionIds });
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(1);
        for (const id of rightOptionIds.filter((one) => !optionIds.includes(one))) {
          const more = creditOf(task, key, { kind, optionIds: [...optionIds, id] });
          expect(more).toBeGreaterThanOrEqual(credit);
        }
      },
    ),
  );
});

it('turning an item right never lowers the credit', () => {
  const kind = 'TRUE_FALSE' as const;
  fc.assert(
    fc.property(
      fc.constantFrom('PER_ITEM' as const, 'ALL_OR_NOTHING' as const, 'RIGHT_MINUS_WRONG' as const),
      subset,
      fc.subarray(ids, { minLength: 1 }),
      subset,
      (scoring, trueItemIds, marked, markedTrue) => {
        const task = { kind, items: parts, scoring };
        const key = { kind, trueItemIds };
        const items = marked.map((id) => ({ id, isTrue: markedTrue.includes(id) }));
        const credit = creditOf(task, key, { kind, items });
        expect(credit).toBeGreaterThanOrEqual(0);
        for (const id of ids) {
          const others = items.filter((item) => item.id !== id);
          const turned = [...others, { id, isTrue: trueItemIds.includes(id) }];
          expect(creditOf(task, key, { kind, items: turned })).toBeGreaterThanOrEqual(credit);
        }
      },
    ),
  );
});

it('moving an item to its place never lowers the credit', () => {
  const kind = 'ORDERING' as const;
  const order = fc.shuffledSubarray(ids, { minLength: ids.length });
  fc.assert(
    fc.property(
      fc.constantFrom('ALL_OR_NOTHING' as const, 'PER_POSITION' as const),
      order,
      order,
      fc.nat(ids.length - 1),
      (scoring, right, given, at) => {
        const task = { kind, items: parts, scoring };
        const key = { kind, itemIds: right };
        const moved = given.with(given.indexOf(right[at] ?? ''), given[at] ?? '');
        const swapped = moved.with(at, right[at] ?? '');
        expect(creditOf(task, key, { kind, itemIds: swapped })).toBeGreaterThanOrEqual(
          creditOf(task, key, { kind, itemIds: given }),
        );
      },
    ),
  );
});

it.each([
  ['a response to another kind', { kind: 'NUMERIC' as const, value: '2' }],
  ['parts of another question', { kind: 'MULTIPLE_CHOICE' as const, optionIds: ['z'] }],
])('gives nothing for %s', (_, response) => {
  const kind = 'MULTIPLE_CHOICE' as const;
  const task = { kind, options: parts, scoring: 'ALL_OR_NOTHING' as const };
  expect(creditOf(task, { kind, rightOptionIds: ['a'] }, response)).toBe(0);
});
