import * as contract from '@sabia/domain/mock-exams/sealed-exams.contract.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { AppContext } from '../platform/app-context.ts';
import { on, orNotFound } from '../platform/http/serve.ts';
import { createConcurrencyLimit } from '../platform/jobs/concurrency-limit.ts';
import { handInSealedExam } from './hand-in-sealed-exam.ts';
import { sealExam, sealName, startSealedExam } from './seal-exam.ts';
import { signingKeys } from './signing-keys.ts';
import { findOwnMockExam, findSeal, findSealedExam, listSeals } from './sealed-exams.queries.ts';

export function sealedExamsRoutes(
  { db, files, clock }: AppContext,
  { secret }: { secret: string },
) {
  const keys = signingKeys(secret);
  // An exam is in memory several times while it is sealed.
  const inTurn = createConcurrencyLimit(1, { maxWaiting: 5 });
  return [
    on(contract.listSealedExams, async ({ params, viewer }) =>
      orNotFound(await listSeals(db, params.id, { viewer, now: clock() })),
    ),
    on(contract.sealExam, ({ params }) =>
      inTurn(() => sealExam({ db, files }, params, { now: clock() })),
    ),
    on(contract.startSealedExam, async ({ params }) => {
      await startSealedExam(db, params, { now: clock() });
      return orNotFound(await findSeal(db, params));
    }),
    on(contract.readSealedExam, async ({ params, viewer }) => {
      const reader = { viewerId: viewer.id, isAdmin: viewer.isAdmin };
      const sealed = orNotFound(await findSealedExam(db, params, reader));
      const signingKey = keys.keyOf(params, viewer.id).toString('base64');
      return { ...sealed, signingKey, name: sealName(params) };
    }),
    on(contract.readOwnMockExam, async ({ params, viewer }) =>
      orNotFound(await findOwnMockExam(db, params.id, viewer.id)),
    ),
    on(contract.handInSealedExam, async ({ params, body, viewer }) => {
      const own = { ...params, ...body, personId: viewer.id };
      // Also after the student has left the classes of the event.
      const act = { viewer: { id: viewer.id, isAdmin: true }, now: clock() };
      if (!(await handInSealedExam({ db, keys }, own, act))) throw new Refusal('not_found');
    }),
    on(contract.carryAnswers, async ({ params, body, viewer }) => {
      const carried = { ...params, ...body };
      if (!(await handInSealedExam({ db, keys }, carried, { viewer, now: clock() })))
        throw invalid('personId', 'Esta pessoa não tem uma prova lacrada neste dia');
    }),
  ];
}
