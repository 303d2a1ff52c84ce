import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import { colorOfSheet, essaySheetLayout } from '@sabia/domain/mock-exams/essay-sheet.ts';
import { findCard } from '@sabia/domain/mock-exams/find-card.ts';
import { isEssaySheet } from '@sabia/domain/mock-exams/is-essay-sheet.ts';
import { expect, it } from 'vitest';
import { fillCard } from '../../test/support/cards/filled-card.ts';
import { greyPictureOf, photographOf } from '../../test/support/cards/photograph.ts';
import { cardsOfPdf } from '../../test/support/cards/printed-cards.ts';
import { randomOf } from '../../test/support/cards/random.ts';
import { printCard, type Sheet } from '../../test/support/cards/sheet.ts';
import { shotOf } from '../../test/support/cards/shot.ts';
import { drawSheets } from './draw-sheets.ts';
import { cardCodes } from './sign-card-code.ts';

const layout = cardLayout(90);
const [printed] = await cardsOfPdf(
  await drawSheets({
    schoolName: 'Cursinho da Vila',
    title: 'Simulado de novembro',
    layout: essaySheetLayout(),
    sheets: [
      {
        person: { name: 'Ana', className: '3º B' },
        day: '1º dia',
        essay: 'Folha de redação',
        code: cardCodes('secret').textOf({ event: 7, person: 1, day: 1, color: colorOfSheet(0) }),
      },
    ],
    createdAt: '2026-11-22T01:30:00.000Z',
  }),
);

/** Of photographs in which the page is found: how many are taken for an essay sheet. */
async function takenFor(
  pageOf: (seed: number) => Sheet,
): Promise<{ found: number; taken: number }> {
  let [found, taken] = [0, 0];
  for (let seed = 1; seed <= 5; seed++) {
    const random = randomOf(seed);
    const photograph = await photographOf(pageOf(seed), shotOf(random), random);
    const picture = await greyPictureOf(photograph);
    const { value: toPicture } = findCard(picture, layout, { isLive: false }).next();
    if (typeof toPicture !== 'object') continue;
    found += 1;
    if (isEssaySheet(picture, toPicture)) taken += 1;
  }
  return { found, taken };
}

it('the lines of an essay sheet are seen on hard photographs, and none on answer cards', async () => {
  if (!printed) throw new Error('a sheet is printed');
  const sheets = await takenFor(() => printed.sheet);
  expect(sheets.found).toBeGreaterThanOrEqual(3);
  expect(sheets.taken).toBeGreaterThanOrEqual(sheets.found - 1);
  const cards = await takenFor((seed) => {
    const card = printCard(layout, randomOf(seed));
    fillCard(card, layout, randomOf(seed));
    return card;
  });
  expect(cards).toMatchObject({ taken: 0 });
  expect(cards.found).toBeGreaterThanOrEqual(3);
}, 120_000);
