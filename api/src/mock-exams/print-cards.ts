import { bookletName, colorOfPerson } from '@sabia/domain/mock-exams/booklet-order.ts';
import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import { PersonalDataFile } from '../platform/http/serve.ts';
import { requireLetters } from '../platform/pdf/require-letters.ts';
import type { CardsToDraw, DayOfCards } from './draw-cards.ts';
import type { NumberedEvent } from './mock-exams.queries.ts';
import { daysAsked, pageOwners, type PagesWish, refuseManyPages } from './page-owners.ts';
import type { PrintPaper } from './paper-printer.ts';
import { cardCodes } from './sign-card-code.ts';

const printer = new URL('./cards-printer.ts', import.meta.url);
const tooMuch = 'Estes cartões demoram demais. Peça os de uma turma ou de um dia.';

interface Wish extends PagesWish {
  event: NumberedEvent;
  schoolName: string;
}

/** Prints answer cards as a PDF. */
export function createCardPrinter(secret: string, print: PrintPaper) {
  const codes = cardCodes(secret);

  /** The days with their cards, in the order in which they are printed. */
  function daysOf(wish: Wish): DayOfCards[] {
    const { event } = wish;
    const { colorsQtd } = event;
    const asked = daysAsked(event.days, wish.day);
    const owners = pageOwners(wish);
    refuseManyPages(asked.length * owners.length);
    return asked.map(({ day: number, questionsQtd, firstQuestion }) => ({
      day: `${number}º dia`,
      layout: cardLayout(questionsQtd, firstQuestion),
      cards: owners.map(({ place, number: owner, person }) => {
        const color = colorOfPerson(place, colorsQtd);
        return {
          person,
          color: bookletName(color, colorsQtd),
          code: codes.textOf({ event: event.number, person: owner, day: number, color }),
        };
      }),
    }));
  }

  return async (wish: Wish): Promise<PersonalDataFile> => {
    const { event, schoolName, holders } = wish;
    const { title, createdAt } = event;
    const content: CardsToDraw = { schoolName, title, createdAt, days: daysOf(wish) };
    const names = holders.flatMap(({ name, className }) => [name, className]);
    await requireLetters([schoolName, title, ...names]);
    const pdf = await print({ printer, prepare: () => content, tooMuch });
    return new PersonalDataFile(pdf, holders);
  };
}
