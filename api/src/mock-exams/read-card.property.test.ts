import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import { readCard } from '@sabia/domain/mock-exams/read-card.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillCard } from '../../test/support/cards/filled-card.ts';
import { greyPictureOf, photographOf } from '../../test/support/cards/photograph.ts';
import { randomOf } from '../../test/support/cards/random.ts';
import { shotOf } from '../../test/support/cards/shot.ts';
import { printCard } from '../../test/support/cards/sheet.ts';

// `CARDS=2000 npx vitest run --project api read-card.property` reads as many cards and tells the figures of decision 50;
// PROPERTY_SEED chooses others.

const cards = Number(process.env.CARDS ?? 8);

/** Prints a card, answers it, photographs it and reads it. */
async function readDrawnCard(seed: number) {
  const random = randomOf(seed);
  const layout = cardLayout(90, random.oneOf([1, 91]));
  const sheet = printCard(layout, random);
  const truth = fillCard(sheet, layout, random);
  const shot = shotOf(random);
  const beside = shot.hasOtherCard ? printCard(layout, random) : undefined;
  const picture = await greyPictureOf(await photographOf(sheet, shot, random, beside));
  const start = performance.now();
  const reading = readCard(picture, layout);
  return { truth, reading, milliseconds: performance.now() - start };
}

/** For the figures of decision 50: nothing is asserted about them. */
function timesOf(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    usualMilliseconds: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    worstMilliseconds: Math.round(sorted.at(-1) ?? 0),
  };
}

it(
  'photographs of cards are read, and wrong lines are among the doubts',
  async () => {
    const sums = { cards: 0, unread: 0, lines: 0, wrong: 0, wrongWithoutDoubt: 0, doubts: 0 };
    const times: number[] = [];
    for (const seed of fc.sample(fc.nat(), cards)) {
      const { truth, reading, milliseconds } = await readDrawnCard(seed);
      sums.cards++;
      times.push(milliseconds);
      if (!reading.isRead) {
        sums.unread++;
        continue;
      }
      sums.doubts += reading.doubts.length;
      for (const [question, proposal] of truth) {
        const doubt = reading.doubts.find((each) => each.question === question);
        const isRight = (doubt?.proposal ?? reading.answers[question] ?? 'blank') === proposal;
        sums.lines++;
        if (!isRight) sums.wrong++;
        if (!isRight && !doubt) sums.wrongWithoutDoubt++;
      }
    }
    const told = JSON.stringify({ ...sums, ...timesOf(times) });
    if (process.env.CARDS) process.stdout.write(`${told}\n`);
    expect(sums.unread, told).toBeLessThanOrEqual(Math.ceil(cards / 100));
    // A short run may have two lines beyond the share that a long one may have.
    expect(sums.wrong, told).toBeLessThanOrEqual(2 + sums.lines / 1000);
    expect(sums.wrongWithoutDoubt, told).toBeLessThanOrEqual(sums.lines / 20_000);
    expect(sums.doubts, told).toBeLessThan(0.07 * sums.lines + 10);
  },
  120_000 + cards * 10_000,
);
