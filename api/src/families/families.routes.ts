import * as contract from '@sabia/domain/families/families.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on, orNotFound } from '../platform/http/serve.ts';
import { setStopTime } from '../privacy/set-stop-time.ts';
import { withdrawGuardian } from '../privacy/withdraw-guardian.ts';
import { findChild, listChildren } from './families.queries.ts';

export const familiesRoutes = ({ db, clock }: AppContext) => [
  on(contract.listChildren, ({ viewer }) => listChildren(db, { viewer, now: clock() })),
  on(contract.readChild, async ({ params, viewer }) =>
    orNotFound(await findChild(db, params, { viewer, now: clock() })),
  ),
  on(contract.changeChildSettings, ({ params, body, viewer }) =>
    setStopTime(db, { ...params, ...body }, { viewer, now: clock() }),
  ),
  on(contract.withdrawGuardian, ({ params, viewer }) =>
    withdrawGuardian(db, params, { viewer, now: clock() }),
  ),
];
