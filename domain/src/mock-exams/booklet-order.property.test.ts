import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookletOrders,
  type OrderedQuestion,
  toBookletOrder,
  toExamOrder,
} from './booklet-order.ts';
import { type CardOption, cardOptions } from './card-layout.ts';

/** Days of areas one after the other, some of them with questions of a language. */
const day: fc.Arbitrary<OrderedQuestion[]> = fc
  .array(
    fc.record({
      areaId: fc.constantFrom('LC', 'CH', 'CN', 'MT', null),
      language: fc.constantFrom(0, 1, null),
      length: fc.integer({ min: 1, max: 45 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((blocks) =>
    blocks
      .flatMap(({ length, ...question }) => Array.from({ length }, () => question))
      .slice(0, 90),
  );
const seed = fc.uuid();

describe('the booklets of a day', () => {
  it('have each question once, the first one in the order of the exam', () => {
    fc.assert(
      fc.property(day, seed, (questions, ofEvent) => {
        const orders = bookletOrders(questions, 4, ofEvent);
        const lines = questions.map((_, index) => index + 1);
        expect(orders[0]).toEqual(lines);
        for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual(lines);
      }),
    );
  });

  it('have areas and languages in the same lines', () => {
    fc.assert(
      fc.property(day, seed, (questions, ofEvent) => {
        for (const order of bookletOrders(questions, 4, ofEvent))
          expect(order.map((line) => questions[line - 1])).toEqual(questions);
      }),
    );
  });

  it('differ as far as there are orders, and are the same for a seed', () => {
    fc.assert(
      fc.property(day, seed, (questions, ofEvent) => {
        const orders = bookletOrders(questions, 4, ofEvent);
        expect(bookletOrders(questions, 4, ofEvent)).toEqual(orders);
        const different = new Set(orders.map((order) => order.join(' '))).size;
        expect(different).toBe(Math.min(4, possibleOrders(questions)));
      }),
    );
  });

  it('lead the answers of a card back to the exam', () => {
    const answersOf = (length: number) =>
      fc.array(fc.option(fc.constantFrom(...cardOptions), { nil: undefined }), {
        minLength: length,
        maxLength: length,
      });
    const sat = day.chain((questions) =>
      fc.record({
        questions: fc.constant(questions),
        answers: answersOf(questions.length),
        ofEvent: seed,
        firstQuestion: fc.constantFrom(1, 91),
      }),
    );
    fc.assert(
      fc.property(sat, ({ questions, answers, ofEvent, firstQuestion }) => {
        for (const order of bookletOrders(questions, 4, ofEvent)) {
          const numbered = (marks: (CardOption | undefined)[]) =>
            Object.fromEntries(
              marks.flatMap((mark, index) => (mark ? [[firstQuestion + index, mark]] : [])),
            );
          const onCard = numbered(order.map((line) => answers[line - 1]));
          expect(toExamOrder(onCard, order, firstQuestion)).toEqual(numbered(answers));
          expect(toBookletOrder(numbered(answers), order, firstQuestion)).toEqual(onCard);
        }
      }),
    );
  });
});

/** Orders that keep the blocks, counted up to four. */
function possibleOrders(questions: readonly OrderedQuestion[]): number {
  let orders = 1;
  let length = 1;
  for (const [index, { areaId, language }] of questions.entries()) {
    const before = questions[index - 1];
    length = before?.areaId === areaId && before.language === language ? length + 1 : 1;
    orders = Math.min(4, orders * length);
  }
  return orders;
}
