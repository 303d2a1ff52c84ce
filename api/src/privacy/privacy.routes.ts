import * as contract from '@sabia/domain/privacy/privacy.contract.ts';
import type { School } from '../shell/school.ts';
import { on } from '../shell/serve.ts';
import { exportPersonalData } from './export-personal-data.ts';

export const privacyRoutes = ({ db, clock }: School) => [
  on(contract.exportPersonalData, ({ viewer }) =>
    exportPersonalData(db, { userId: viewer.id, now: clock() }),
  ),
];
