import * as contract from '@sabia/domain/rolls/rolls.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on } from '../platform/http/serve.ts';
import { findAttendance } from './attendance.queries.ts';
import { findRoll, pageRolls } from './rolls.queries.ts';
import { takeRoll } from './take-roll.ts';

export const rollsRoutes = ({ db, clock }: AppContext) => [
  on(contract.takeRoll, ({ params: { id: classId, date }, body: entries, viewer }) =>
    takeRoll(db, { classId, date, entries }, { viewer, now: clock() }),
  ),
  on(contract.readRoll, ({ params: { id: classId, date } }) =>
    findRoll(db, { classId, date }, { now: clock() }),
  ),
  on(contract.pageRolls, ({ params: { id: classId }, query }) => pageRolls(db, { classId, query })),
  on(contract.readAttendance, ({ params: { id: classId }, query }) =>
    findAttendance(db, { classId, query }, { now: clock() }),
  ),
];
