import * as contract from '@sabia/domain/gradebook/gradebook.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on, orNotFound } from '../platform/http/serve.ts';
import { changeRules } from './change-rules.ts';
import { closeTerm } from './close-term.ts';
import { exportGradebook } from './export-gradebook.ts';
import { pageMarksOfCell } from './gradebook.queries.ts';
import { previewRules } from './preview-rules.ts';
import { readGradebook, readOwnGradebook, readRules } from './read-gradebook.ts';
import { recordMarks } from './record-marks.ts';

export const gradebookRoutes = ({ db, clock }: AppContext) => [
  on(contract.readGradebook, ({ params: { id: classId }, query }) =>
    readGradebook(db, { classId, query }, { now: clock() }),
  ),
  on(contract.exportGradebook, async ({ params: { id: classId } }) => {
    const { rules, students } = await readGradebook(db, { classId }, { now: clock() });
    return exportGradebook(rules, students);
  }),
  on(contract.readOwnGradebook, async ({ params: { id: classId }, viewer }) =>
    orNotFound(await readOwnGradebook(db, { classId, userId: viewer.id }, { now: clock() })),
  ),
  on(contract.readGradebookRules, ({ params: { id: classId } }) => readRules(db, classId)),
  on(contract.changeGradebookRules, ({ params: { id: classId }, body: draft, viewer }) =>
    changeRules(db, { classId, draft }, { viewer, now: clock() }),
  ),
  on(contract.previewGradebookRules, ({ params: { id: classId }, body: draft }) =>
    previewRules(db, { classId, draft }),
  ),
  on(contract.recordMarks, ({ params: { id: classId }, body: marks, viewer }) =>
    recordMarks(db, { classId, marks }, { viewer, now: clock() }),
  ),
  on(contract.pageMarksOfCell, ({ params: { id: classId, userId }, query }) =>
    pageMarksOfCell(db, { classId, userId, columnId: query.columnId }, query),
  ),
  on(contract.closeTerm, ({ params: { id: classId }, body: { term }, viewer }) =>
    closeTerm(db, { classId, term, isClosed: true }, { viewer, now: clock() }),
  ),
  on(contract.openTerm, ({ params: { id: classId }, body: { term }, viewer }) =>
    closeTerm(db, { classId, term, isClosed: false }, { viewer, now: clock() }),
  ),
];
