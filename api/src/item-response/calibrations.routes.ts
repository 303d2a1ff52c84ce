import * as contract from '@sabia/domain/item-response/calibrations.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on, orNotFound } from '../platform/http/serve.ts';
import { acceptCalibration, requestCalibration } from './calibrate-exams.ts';
import { findCalibration } from './calibrations.queries.ts';

export const calibrationsRoutes = ({ db, clock }: AppContext) => [
  on(contract.readCalibration, async ({ params }) =>
    orNotFound(await findCalibration(db, params.id)),
  ),
  on(contract.requestCalibration, ({ params }) =>
    requestCalibration(db, params.id, { now: clock() }),
  ),
  on(contract.acceptCalibration, ({ params }) =>
    acceptCalibration(db, params.id, { now: clock() }),
  ),
];
