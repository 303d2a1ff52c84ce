import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import { readCard } from '@sabia/domain/mock-exams/read-card.ts';
import { expect, it } from 'vitest';
import { fillCard } from '../../test/support/cards/filled-card.ts';
import { greyPictureOf, photographOf } from '../../test/support/cards/photograph.ts';
import { randomOf } from '../../test/support/cards/random.ts';
import { type Shot, shotOf } from '../../test/support/cards/shot.ts';
import { printCard } from '../../test/support/cards/sheet.ts';

const layout = cardLayout(90);

/** A good photograph but for these circumstances. */
async function pictureWith(circumstances: Partial<Shot>) {
  const random = randomOf(32);
  const sheet = printCard(layout, random);
  fillCard(sheet, layout, random);
  const shot: Shot = {
    ...shotOf(random),
    width: 960,
    height: 1280,
    turn: 4,
    perspective: 0.02,
    size: 0.92,
    barrel: 0,
    folds: 0,
    coffees: 0,
    torn: 0,
    hasOtherCard: false,
    hasOtherPapers: false,
    shadow: 1,
    farLight: 1,
    cornerLight: 1,
    moire: 0,
    exposure: 220,
    table: 0.4,
    blur: 0.6,
    noise: 2,
    motion: 0,
    tint: null,
    jpeg: 80,
    ...circumstances,
  };
  return greyPictureOf(await photographOf(sheet, shot, random, printCard(layout, random)));
}

it.each<[string, Partial<Shot>]>([
  ['corner_missing', { torn: 30 }],
  ['too_dark', { exposure: 30, noise: 1 }],
  ['too_far', { size: 0.5 }],
  ['blurred', { blur: 4 }],
  ['blurred', { motion: 16 }],
])('a picture that gives no answers tells why: %s, %o', async (reason, circumstances) => {
  const picture = await pictureWith(circumstances);
  expect(readCard(picture, layout)).toMatchObject({ isRead: false, reason });
  expect(readCard(picture, layout, { isLive: true })).toMatchObject({ isRead: false, reason });
});

it('a picture without a card has none', () => {
  const picture = { width: 1280, height: 960, data: new Uint8Array(1280 * 960).fill(140) };
  const none = { isRead: false, reason: 'no_card', toPicture: null };
  expect(readCard(picture, layout)).toEqual(none);
  expect(readCard(picture, layout, { isLive: true })).toEqual(none);
});

it('a frame of a camera has the answers of a photograph, also beside another card', async () => {
  const picture = await pictureWith({ hasOtherCard: true });
  const reading = readCard(picture, layout);
  expect(reading.isRead && Object.keys(reading.answers).length).toBeGreaterThan(75);
  expect(readCard(picture, layout, { isLive: true })).toEqual(reading);
});
