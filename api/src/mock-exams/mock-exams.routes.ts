import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import * as contract from '@sabia/domain/mock-exams/mock-exams.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on, orNotFound } from '../platform/http/serve.ts';
import { changeMockExamEvent, deleteMockExamEvent } from './change-mock-exam-event.ts';
import { createMockExamEvent } from './create-mock-exam-event.ts';
import {
  findMockExamDay,
  findMockExamEvent,
  listCardHolders,
  listOwnMockExams,
  pageMockExamEvents,
} from './mock-exams.queries.ts';
import { findBrand } from '../school/school.queries.ts';
import { findBooklet, findEventEssays } from './booklets.queries.ts';
import type { PrintPaper } from './paper-printer.ts';
import { createBookletPrinter } from './print-booklet.ts';
import { createCardPrinter } from './print-cards.ts';
import { createSheetPrinter } from './print-sheets.ts';

interface Settings {
  secret: string;
  printPaper: PrintPaper;
}

export function mockExamsRoutes(
  { db, clock, files }: AppContext,
  { secret, printPaper: print }: Settings,
) {
  const printCards = createCardPrinter(secret, print);
  const printSheets = createSheetPrinter(secret, print);
  const printBooklet = createBookletPrinter(files, print);
  return [
    on(contract.pageMockExamEvents, ({ query }) => pageMockExamEvents(db, query)),
    on(contract.listOwnMockExams, ({ viewer }) => listOwnMockExams(db, viewer)),
    on(contract.readMockExamEvent, async ({ params }) =>
      orNotFound(await findMockExamEvent(db, params.id)),
    ),
    on(contract.createMockExamEvent, async ({ body }) => {
      const created = await createMockExamEvent(db, body, { now: clock() });
      return new Created(`/mock-exams/${created.id}`, created);
    }),
    on(
      contract.changeMockExamEvent,
      ({ params: { id }, body: changes }) =>
        changeMockExamEvent(db, { id, changes }, { now: clock() }),
      async ({ params }) => orNotFound(await findMockExamEvent(db, params.id)),
      contract.readMockExamEvent,
    ),
    on(contract.deleteMockExamEvent, ({ params }) => deleteMockExamEvent(db, params.id)),
    on(contract.readCardLayout, async ({ params: { id }, query: { day } }) => {
      const { questionsQtd, firstQuestion } = orNotFound(await findMockExamDay(db, { id, day }));
      return cardLayout(questionsQtd, firstQuestion);
    }),
    on(contract.printAnswerCards, async ({ params: { id }, query: { day, classId, blank } }) => {
      const event = orNotFound(await findMockExamEvent(db, id));
      const holders = blank ? [] : await listCardHolders(db, { id, classId });
      const { name: schoolName } = await findBrand(db);
      return printCards({ event, day, holders, blankQtd: blank, schoolName });
    }),
    on(contract.printEssaySheets, async ({ params: { id }, query: { day, classId, blank } }) => {
      const event = orNotFound(await findEventEssays(db, id));
      const holders = blank ? [] : await listCardHolders(db, { id, classId });
      const { name: schoolName } = await findBrand(db);
      return printSheets({ event, day, holders, blankQtd: blank, schoolName });
    }),
    on(contract.printBooklet, async ({ params: { id }, query: { size, ...query } }) => {
      const booklet = orNotFound(await findBooklet(db, { id, ...query }));
      return printBooklet({
        booklet,
        ...query,
        largePrint: size ?? null,
        brand: await findBrand(db),
      });
    }),
  ];
}
