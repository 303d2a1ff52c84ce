import * as contract from '@sabia/domain/item-response/trainings.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on } from '../platform/http/serve.ts';
import {
  answerTraining,
  endTraining,
  listTrainings,
  readTraining,
  startTraining,
} from './train.ts';

export const trainingsRoutes = ({ db, clock }: AppContext) => [
  on(contract.listTrainings, ({ viewer }) => listTrainings(db, { viewer, now: clock() })),
  on(contract.startTraining, async ({ body, viewer }) => {
    const { isNew, training } = await startTraining(db, body, { viewer, now: clock() });
    return isNew ? new Created(`/trainings/${training.id}`, training) : training;
  }),
  on(contract.readTraining, ({ params, viewer }) =>
    readTraining(db, params.id, { viewer, now: clock() }),
  ),
  on(contract.answerTraining, ({ params, body, viewer }) =>
    answerTraining(db, { id: params.id, body }, { viewer, now: clock() }),
  ),
  on(contract.endTraining, ({ params, viewer }) =>
    endTraining(db, params.id, { viewer, now: clock() }),
  ),
];
