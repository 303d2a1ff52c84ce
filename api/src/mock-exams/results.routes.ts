import { colorOfPerson } from '@sabia/domain/mock-exams/booklet-order.ts';
import { sheetOfColor } from '@sabia/domain/mock-exams/essay-sheet.ts';
import * as contract from '@sabia/domain/mock-exams/results.contract.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on, orNotFound } from '../platform/http/serve.ts';
import { enterNewReadings } from './enter-readings.ts';
import { exportReport } from './export-report.ts';
import { exportResults } from './export-results.ts';
import type { PrintPaper } from './paper-printer.ts';
import { createSlipPrinter } from './print-slips.ts';
import { readReport } from './report.queries.ts';
import { findResultHeadings, readResults, type ResultHeadings } from './results.queries.ts';
import { findToldResult } from './told-result.queries.ts';
import { cardCodes } from './sign-card-code.ts';

interface Settings {
  secret: string;
  publicUrl: string;
  printPaper: PrintPaper;
}

export function mockExamResultsRoutes(
  { db, clock }: AppContext,
  { secret, publicUrl, printPaper }: Settings,
) {
  const codes = cardCodes(secret);
  const printSlips = createSlipPrinter(publicUrl, printPaper);
  const codeOf = ({ number: event, days, colorsQtd }: ResultHeadings, person: number) =>
    codes.textOf({
      event,
      person,
      day: days[0]?.day ?? 1,
      color: colorOfPerson(person, colorsQtd),
    });
  const headingsOf = async (id: string, viewer: Viewer) => {
    const { isWaiting, ...headings } = orNotFound(await findResultHeadings(db, id, viewer));
    if (isWaiting) await enterNewReadings(db, id, { now: clock() });
    return headings;
  };
  const results = async (id: string, viewer: Viewer) => {
    const headings = await headingsOf(id, viewer);
    const { weightings } = headings;
    return { ...(await readResults(db, { ...headings, codeOf }, viewer)), weightings };
  };
  const report = async (wish: { id: string; classId: string | undefined }, viewer: Viewer) =>
    readReport(db, { ...(await headingsOf(wish.id, viewer)), classId: wish.classId }, viewer);
  return [
    on(contract.readMockExamResults, ({ params: { id }, viewer }) => results(id, viewer)),
    on(contract.exportMockExamResults, async ({ params: { id }, viewer }) =>
      exportResults(await results(id, viewer)),
    ),
    on(contract.readToldResult, async ({ params }) => {
      const code = codes.verified(params.code);
      const isCard = code !== null && sheetOfColor(code.color) === null;
      return orNotFound(isCard ? await findToldResult(db, code, { now: clock() }) : null);
    }),
    on(contract.printResultSlips, async ({ params: { id }, query: { day, classId }, viewer }) => {
      const headings = await headingsOf(id, viewer);
      const told = await readResults(db, { ...headings, classId, codeOf }, viewer);
      return printSlips({ ...headings, ...told, day });
    }),
    on(contract.readMockExamReport, ({ params: { id }, query: { classId }, viewer }) =>
      report({ id, classId }, viewer),
    ),
    on(contract.exportMockExamReport, async ({ params: { id }, query: { classId }, viewer }) =>
      exportReport(await report({ id, classId }, viewer)),
    ),
  ];
}
