import * as contract from '@sabia/domain/item-response/exam-scores.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on, orNotFound } from '../platform/http/serve.ts';
import { connectBooklet, previewBookletConnection } from './connect-booklet.ts';
import { createExamScale } from './create-exam-scale.ts';
import { deleteExamScale } from './delete-exam-scale.ts';
import { listExamScales } from './exam-scales.queries.ts';
import { findExamScoring } from './exam-scoring.queries.ts';
import { readAttemptScores } from './read-attempt-scores.ts';
import { listScoredAttempts } from './scored-attempts.queries.ts';
import { setExamScoring } from './set-exam-scoring.ts';

export const examScoresRoutes = ({ db, clock }: AppContext) => [
  on(contract.listExamScales, () => listExamScales(db)),
  on(contract.createExamScale, async ({ body }) => {
    const scale = await createExamScale(db, body);
    return new Created(`/exam-scales/${scale.id}`, scale);
  }),
  on(contract.deleteExamScale, ({ params }) => deleteExamScale(db, params.id)),
  on(contract.readExamScoring, async ({ params }) =>
    orNotFound(await findExamScoring(db, params.id)),
  ),
  on(
    contract.setExamScoring,
    ({ params, body }) => setExamScoring(db, { practiceExamId: params.id, changes: body }),
    async ({ params }) => orNotFound(await findExamScoring(db, params.id)),
  ),
  on(contract.previewBookletConnection, ({ params, body }) =>
    previewBookletConnection(db, { practiceExamId: params.id, connection: body }),
  ),
  on(contract.connectBooklet, ({ params, body }) =>
    connectBooklet(db, { practiceExamId: params.id, connection: body }),
  ),
  on(contract.readAttemptScores, ({ params, viewer }) =>
    readAttemptScores(db, { id: params.id, userId: viewer.id }, { now: clock() }),
  ),
  on(contract.listScoredAttempts, ({ query, viewer }) =>
    listScoredAttempts(db, { userId: viewer.id, limit: query.limit, now: clock() }),
  ),
];
