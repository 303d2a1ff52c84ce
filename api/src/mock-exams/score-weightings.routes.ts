import * as contract from '@sabia/domain/mock-exams/score-weightings.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on } from '../platform/http/serve.ts';
import {
  changeScoreWeighting,
  createScoreWeighting,
  deleteScoreWeighting,
  listScoreWeightings,
} from './score-weightings.ts';

export const scoreWeightingsRoutes = ({ db }: AppContext) => [
  on(contract.listScoreWeightings, () => listScoreWeightings(db)),
  on(contract.createScoreWeighting, async ({ body }) => {
    const created = await createScoreWeighting(db, body);
    return new Created(`/mock-exams/weightings/${created.id}`, created);
  }),
  on(contract.changeScoreWeighting, ({ params: { id }, body }) =>
    changeScoreWeighting(db, { id, ...body }),
  ),
  on(contract.deleteScoreWeighting, ({ params }) => deleteScoreWeighting(db, params.id)),
];
