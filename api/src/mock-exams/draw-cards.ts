import type { CardLayout, Place } from '@sabia/domain/mock-exams/card-layout.ts';
import { drawQrCode } from '../certificates/draw-qr-code.ts';
import { fontFile } from '../platform/pdf/font-file.ts';
import { drawPdf, type TaggedPage, type TextStyle } from '../platform/pdf/tagged-page.ts';

/** A card of one person and day. */
interface CardToDraw {
  /** Null: a blank card, with lines for a name and a number. */
  person: { name: string; className: string } | null;
  /** Its name in Portuguese, such as 'azul': black and white prints have no other sign of it. */
  color: string;
  /** The text of the QR code. */
  code: string;
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

/** Nothing has a colour: cards are printed and copied in black and white. */
const black = '#000000';
const quiet = '#444444';
/** Letters are paler than the palest pencil, rings dark enough to be found. */
const letterColour = '#b0b0b0';
const ringColour = '#585858';

const styles = {
  school: { font: 'regular', size: 9, colour: quiet, fit: { height: 12, smallest: 6 } },
  name: { font: 'display', size: 17, colour: black, fit: { height: 42, smallest: 8 } },
  facts: { font: 'semibold', size: 10, colour: black, fit: { height: 26, smallest: 7 } },
  rules: { font: 'regular', size: 8.5, colour: quiet },
  code: { font: 'regular', size: 7, colour: quiet, align: 'center' },
} as const satisfies Record<string, TextStyle>;

const points = (millimetres: number): number => (millimetres * 72) / 25.4;
const inPoints = ({ x, y, width, height }: Place) =>
  [points(x), points(y), points(width), points(height)] as const;

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
      drawMarks(page, layout);
      writeHead(page, card, { layout, day, source: `${title}, ${schoolName}` });
      drawBubbles(page, layout);
    }
  });
}

function drawMarks({ decorate }: TaggedPage, { cornerMarks, orientationBar }: CardLayout): void {
  decorate((doc) => {
    for (const place of [...cornerMarks, orientationBar]) doc.rect(...inPoints(place));
    doc.fill(black);
  });
}

function writeHead(
  page: TaggedPage,
  card: CardToDraw,
  { layout, day, source }: { layout: CardLayout; day: string; source: string },
): void {
  const { write, picture } = page;
  const [x, y, width] = inPoints(layout.name);
  const underName = card.person
    ? write('H1', card.person.name, [x, y, width], styles.name)
    : writeNameLines(page, [x, y, width]);
  const facts = [card.person?.className, day, `caderno ${card.color}`].filter(Boolean).join(' · ');
  const underFacts = write('P', facts, [x, underName + 3, width], styles.facts);
  const underSchool = write('P', source, [x, underFacts + 2, width], styles.school);
  write('P', rules, [x, underSchool + 5, width], styles.rules);
  const [codeX, codeY, side] = inPoints(layout.code);
  picture(`Código QR do cartão ${card.code}`, [codeX, codeY, side], (doc) =>
    drawQrCode(doc, card.code, codeX, codeY, side),
  );
  write('P', card.code, [codeX - 20, codeY + side + 12, side + 40], styles.code);
}

/** Lines to write on; returns their lower end. */
function writeNameLines(
  { write, decorate }: TaggedPage,
  [x, y, width]: readonly [number, number, number],
): number {
  const step = points(10);
  for (const [index, label] of ['Nome', 'Turma e número'].entries()) {
    const baseline = y + (index + 1) * step - 4;
    const indent = index === 0 ? 34 : 84;
    write('P', label, [x, baseline - 11, indent], styles.facts);
    decorate((doc) =>
      doc
        .lineWidth(0.6)
        .moveTo(x + indent, baseline)
        .lineTo(x + width, baseline)
        .stroke(quiet),
    );
  }
  return y + 2 * step;
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
