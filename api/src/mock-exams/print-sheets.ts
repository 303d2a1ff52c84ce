import {
  colorOfSheet,
  essaySheetLayout,
  mostSheets,
} from '@sabia/domain/mock-exams/essay-sheet.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { PersonalDataFile } from '../platform/http/serve.ts';
import { requireLetters } from '../platform/pdf/require-letters.ts';
import type { EventEssays } from './booklets.queries.ts';
import type { SheetsToDraw } from './draw-sheets.ts';
import { daysAsked, pageOwners, type PagesWish, refuseManyPages } from './page-owners.ts';
import type { PrintPaper } from './paper-printer.ts';
import { cardCodes } from './sign-card-code.ts';

const printer = new URL('./sheets-printer.ts', import.meta.url);
const tooMuch = 'Estas folhas demoram demais. Peça as de uma turma ou de um dia.';

interface Wish extends PagesWish {
  event: EventEssays;
  schoolName: string;
}

/** Prints essay sheets as a PDF. */
export function createSheetPrinter(secret: string, print: PrintPaper) {
  const codes = cardCodes(secret);

  /** By day, essay, class and name. */
  function sheetsOf(wish: Wish): SheetsToDraw['sheets'] {
    const { event } = wish;
    const essays = daysAsked(event.days, wish.day).flatMap(({ day, essaysQtd }) =>
      Array.from({ length: Math.min(essaysQtd, mostSheets) }, (_, essay) => ({
        day,
        essay,
        title: essaysQtd > 1 ? `Folha da redação ${essay + 1}` : 'Folha de redação',
      })),
    );
    if (essays.length === 0)
      throw new Refusal('conflict', { detail: 'As provas deste simulado não têm redação.' });
    const owners = pageOwners(wish);
    refuseManyPages(essays.length * owners.length);
    return essays.flatMap(({ day, essay, title }) =>
      owners.map(({ number, person }) => ({
        person,
        day: `${day}º dia`,
        essay: title,
        code: codes.textOf({
          event: event.number,
          person: number,
          day,
          color: colorOfSheet(essay),
        }),
      })),
    );
  }

  return async (wish: Wish): Promise<PersonalDataFile> => {
    const { event, schoolName, holders } = wish;
    const { title, createdAt } = event;
    const layout = essaySheetLayout();
    const content: SheetsToDraw = { schoolName, title, createdAt, layout, sheets: sheetsOf(wish) };
    const names = holders.flatMap(({ name, className }) => [name, className]);
    await requireLetters([schoolName, title, ...names]);
    const pdf = await print({ printer, prepare: () => content, tooMuch });
    return new PersonalDataFile(pdf, holders);
  };
}
