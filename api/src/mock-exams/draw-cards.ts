import type { CardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import { fontFile } from '../platform/pdf/font-file.ts';
import { drawPdf, type TaggedPage } from '../platform/pdf/tagged-page.ts';
import { black, drawPageHead, type PageOwner, points } from './draw-page-head.ts';

/** A card of one person and day. */
interface CardToDraw extends PageOwner {
  /** Its name in Portuguese, such as 'azul': black and white prints have no other sign of it. */
  color: string;
}

/** The cards of a day, one after the other. */
export interface DayOfCards {
  /** Such as '1º dia'. */
  day: string;
  layout: CardLayout;
  cards: readonly CardToDraw[];
}

export interface CardsToDraw {
  schoolName: string;
  title: string;
  days: readonly DayOfCards[];
  /** Of the event, so that the same cards have the same bytes. */
  createdAt: string;
}

/** Letters are paler than the palest pencil, rings dark enough to be found. */
const letterColour = '#b0b0b0';
const ringColour = '#585858';

const rules =
  'Preencha a bolha inteira com caneta preta ou azul, ou lápis escuro. Marque só uma por questão. ' +
  'Não escreva nos quadrados dos cantos nem no código. Não dobre o cartão.';

/**
 * A PDF of answer cards, a page each. Throws for letters that no font has: `requireLetters` refuses the names before.
 * It holds the thread for some milliseconds a card, so that many cards need a worker.
 */
export function drawCards(input: CardsToDraw): Promise<Buffer> {
  const { schoolName, title, createdAt, days } = input;
  const pages = days.flatMap(({ cards, ...day }) => cards.map((card) => ({ ...day, card })));
  return drawPdf({ title, author: schoolName, createdAt }, (page) => {
    for (const [index, { day, layout, card }] of pages.entries()) {
      if (index > 0) page.nextPage();
      const facts = [day, `caderno ${card.color}`];
      drawPageHead(page, layout, { ...card, facts, source: `${title}, ${schoolName}`, rules });
      drawBubbles(page, layout);
    }
  });
}

/** A thousand letters of tagged text would make reading aloud no easier: the bubbles are one picture. */
function drawBubbles({ picture }: TaggedPage, layout: CardLayout): void {
  const { bubbles, bubbleRadius, bubbleStroke, page } = layout;
  const questions = [...Map.groupBy(bubbles, ({ question }) => question)];
  const place = [0, points(70), points(page.width), points(page.height - 100)] as const;
  picture(`Bolhas de A a E de ${questions.length} questões`, place, (doc) => {
    doc.lineWidth(points(bubbleStroke));
    for (const { x, y } of bubbles) doc.circle(points(x), points(y), points(bubbleRadius));
    doc.stroke(ringColour);
    const centred = { align: 'center', lineBreak: false, baseline: 'middle' } as const;
    doc.font(fontFile('Inter-Regular')).fontSize(8).fillColor(letterColour);
    for (const { x, y, option } of bubbles)
      doc.text(option, points(x - 4), points(y), { ...centred, width: points(8) });
    doc.font(fontFile('Inter-SemiBold')).fontSize(9).fillColor(black);
    for (const [question, [bubble]] of questions)
      if (bubble)
        doc.text(String(question), points(bubble.x - 13.6), points(bubble.y), {
          ...centred,
          align: 'right',
          width: points(9),
        });
  });
}
