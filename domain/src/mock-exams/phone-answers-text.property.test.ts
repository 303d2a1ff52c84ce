import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardOptions } from './card-layout.ts';
import { carriedText, type HandedIn, parseCarried, signedAnswers } from './phone-answers-text.ts';

const firstQuestion = fc.integer({ min: 1, max: 270 });
const answers = fc
  .tuple(firstQuestion, fc.array(fc.option(fc.constantFrom(...cardOptions)), { maxLength: 90 }))
  .map(([first, marks]): HandedIn['answers'] =>
    Object.fromEntries(marks.flatMap((mark, at) => (mark ? [[first + at, mark]] : []))),
  );
const handedIn: fc.Arbitrary<HandedIn> = fc.record({
  mockExamId: fc.uuid(),
  day: fc.integer({ min: 1, max: 4 }),
  personId: fc.uuid(),
  readingId: fc.uuid(),
  answers,
  log: fc.record({
    openedAt: fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    elapsedSeconds: fc.integer({ min: 0, max: 604_800 }),
    interruptions: fc.integer({ min: 0, max: 100_000 }),
    handedIn: fc.constantFrom('STUDENT', 'TIME'),
  }),
});
const signature = fc.stringMatching(/^[\w-]{43}$/);

it('answers in a QR code are read as they were, and fit in one', () => {
  fc.assert(
    fc.property(handedIn, signature, (given, signed) => {
      const text = carriedText(given, signed);
      expect(parseCarried(text)).toEqual({ ...given, signature: signed });
      expect(text.length).toBeLessThan(350);
    }),
  );
});

it('other answers are another text, whatever the order in which they were given', () => {
  fc.assert(
    fc.property(handedIn, handedIn, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(signedAnswers(one) === signedAnswers(other)).toBe(isSame);
      const reversed = Object.fromEntries(Object.entries(one.answers).toReversed());
      expect(signedAnswers({ ...one, answers: reversed })).toBe(signedAnswers(one));
    }),
  );
});

it('every other text is none', () => {
  fc.assert(
    fc.property(handedIn, signature, fc.nat(), (given, signed, at) => {
      const text = carriedText(given, signed);
      expect(parseCarried(text.slice(0, at % text.length))).toBeNull();
      expect(parseCarried(`x${text}`)).toBeNull();
      expect(parseCarried(`${text}|`)).toBeNull();
    }),
  );
  expect(parseCarried('S10000000000010000000000000')).toBeNull();
});
