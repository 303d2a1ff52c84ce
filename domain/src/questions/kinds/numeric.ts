import { z } from 'zod';
import { requiredLine } from '../../fields.ts';
import { messages } from '../../messages.ts';
import { inOwnOrder, type QuestionKind } from './kind.ts';
import { readingsOf, readNumber } from './read-number.ts';

const kind = z.literal('NUMERIC');

const task = z.object({
  kind,
  /** Shown beside the field; the response may repeat it. Null: a number without a unit. */
  unit: requiredLine(30).nullable().default(null),
});

/** Any number of a double. JSON can hold greater ones, which are read as Infinity. */
const double = z.number({
  error: ({ input }) => (input === undefined ? messages.required : messages.anyNumber),
});

const answerKey = z.object({
  kind,
  value: double,
  /** The greatest accepted distance from the value. */
  tolerance: double.min(0, { error: 'A tolerância não é negativa' }).default(0),
});

const response = z.object({
  kind,
  /** As the learner wrote it: `2,5`, `2.5 m/s`, `R$ 1.234,56`, `3·10⁵`; `1.234` is right for 1.234 and for 1234. */
  value: requiredLine(60),
});

/** A number. */
export const numeric = {
  task,
  answerKey,
  response,
  mistakes: () => [],
  misfits: ({ unit }, { value }) =>
    readNumber(value, unit) === null
      ? [{ path: ['value'], message: 'Escreva um número, como 12,5' }]
      : [],
  score: ({ unit }, { value, tolerance }, given) => {
    // 0.1 + 0.2 is not exactly 0.3.
    const slack = 1e-12 * Math.max(Math.abs(value), tolerance);
    const isRight = (read: number) => Math.abs(read - value) <= tolerance + slack;
    return Number(readingsOf(given.value, unit).some(isRight));
  },
  arranged: inOwnOrder,
} satisfies QuestionKind<
  z.output<typeof task>,
  z.output<typeof answerKey>,
  z.output<typeof response>
>;
