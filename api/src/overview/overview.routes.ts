import * as contract from '@sabia/domain/overview/overview.contract.ts';
import { orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { sweepNewProgress } from '../progress/sweep-progress.ts';
import { listCourseFigures, listTaughtCourses, readDropOff } from './course-figures.queries.ts';
import { listExamFigures, listMissedQuestions } from './exam-figures.queries.ts';
import { readSchoolOverview } from './school-overview.queries.ts';

export const overviewRoutes = ({ db, clock }: AppContext) => [
  on(contract.readSchoolOverview, ({ query }) => readSchoolOverview(db, query)),
  on(contract.listExamFigures, ({ query }) => listExamFigures(db, query)),
  on(contract.listMissedQuestions, ({ query }) => listMissedQuestions(db, query)),
  on(contract.listCourseFigures, async ({ query }) => {
    await sweepNewProgress(db, { courseId: null }, { now: clock() });
    return listCourseFigures(db, query);
  }),
  on(contract.listTaughtCourses, ({ query, viewer }) =>
    listTaughtCourses(db, { userId: viewer.id, ...query }),
  ),
  on(contract.readDropOff, async ({ params, query }) => {
    await sweepNewProgress(db, { courseId: params.id }, { now: clock() });
    return orNotFound(await readDropOff(db, params.id, query));
  }),
];
