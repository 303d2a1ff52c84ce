import * as contract from '@sabia/domain/school/school.contract.ts';
import { frontPageCourses } from '@sabia/domain/school/front-page-courses.ts';
import { countCourses, suggestCourses } from '../courses/courses.queries.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on } from '../platform/http/serve.ts';
import { changeSchool } from './change-school.ts';
import { listPlans } from '../subscriptions/plans.queries.ts';
import { findSchool, findTerms } from './school.queries.ts';

interface Deps {
  /** Payments are on. */
  canSubscribe: boolean;
}

export const schoolRoutes = ({ db }: AppContext, { canSubscribe }: Deps) => [
  on(contract.readSchool, ({ viewer }) =>
    findSchool(db, { withRevision: viewer?.isAdmin ?? false }),
  ),
  on(contract.readTerms, () => findTerms(db)),
  on(contract.readFrontPage, async () => {
    const [courses, counts, plans] = await Promise.all([
      suggestCourses(db, frontPageCourses),
      countCourses(db),
      canSubscribe ? listPlans(db, { withInactive: false }) : [],
    ]);
    return { courses, ...counts, plans };
  }),
  on(
    contract.changeSchool,
    ({ tx, params, body }) => changeSchool(tx, { ...params, changes: body }),
    () => findSchool(db, { withRevision: true }),
  ),
];
