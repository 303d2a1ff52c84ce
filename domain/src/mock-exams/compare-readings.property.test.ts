import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardOptions } from './card-layout.ts';
import { compareReadings, type CardMark, type MarkedCard } from './compare-readings.ts';

const lines = 12;
const card: fc.Arbitrary<MarkedCard> = fc
  .tuple(
    fc.array(fc.constantFrom<CardMark | null>(...cardOptions, 'double', null), {
      minLength: lines,
      maxLength: lines,
    }),
    fc.uniqueArray(fc.integer({ min: 1, max: lines })),
  )
  .map(([given, doubts]) => ({
    marks: Object.fromEntries(
      given.flatMap((mark, index) => (mark ? [[String(index + 1), mark] as const] : [])),
    ),
    doubts,
  }));

it('each reading of any row of readings: a repetition is the same, and only conflicts keep the card as it was', () => {
  fc.assert(
    fc.property(fc.array(card, { minLength: 1, maxLength: 6 }), (readings) => {
      let known: ReturnType<typeof compareReadings>['card'] | null = null;
      for (const reading of readings) {
        const compared = compareReadings(known, reading);
        const { state, changed } = compared;
        if (known) {
          const before = known;
          const after = compared.card;
          expect(state).not.toBe('NEW');
          if (state === 'CONFLICT') expect(after.marks).toEqual(before.marks);
          else
            for (let line = 1; line <= lines; line++)
              expect(changed.includes(line)).toBe(before.marks[line] !== after.marks[line]);
          // Doubts never come back.
          expect(after.doubts.every((line) => before.doubts.includes(line))).toBe(true);
        }
        known = compared.card;
        const again = compareReadings(known, reading);
        if (state !== 'CONFLICT') expect(again).toMatchObject({ state: 'SAME', changed: [] });
      }
    }),
  );
});
