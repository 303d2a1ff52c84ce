import * as contract from '@sabia/domain/school/school.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on } from '../platform/http/serve.ts';
import { changeSchool } from './change-school.ts';
import { findSchool, findTerms } from './school.queries.ts';

export const schoolRoutes = ({ db }: AppContext) => [
  on(contract.readSchool, ({ viewer }) =>
    findSchool(db, { withRevision: viewer?.isAdmin ?? false }),
  ),
  on(contract.readTerms, () => findTerms(db)),
  on(contract.changeSchool, ({ tx, params, body }) =>
    changeSchool(tx, { ...params, changes: body }),
  ),
];
