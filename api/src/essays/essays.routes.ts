import * as agreement from '@sabia/domain/essays/agreement.contract.ts';
import * as contract from '@sabia/domain/essays/essays.contract.ts';
import * as rubrics from '@sabia/domain/essays/rubrics.contract.ts';
import * as saved from '@sabia/domain/essays/saved-comments.contract.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on, orNotFound } from '../platform/http/serve.ts';
import { readAgreement } from './agreement.queries.ts';
import { claimEssay, dropClaim, keepClaim } from './claim-essay.ts';
import { readEssayQueue } from './essay-queue.queries.ts';
import { asCorrected, findEssay } from './essays.queries.ts';
import { changeRubric } from './change-rubric.ts';
import { createRubric } from './create-rubric.ts';
import { readEssayResults } from './essay-results.queries.ts';
import { markEssay } from './mark-essay.ts';
import { deleteSavedComment, listSavedComments, saveComment } from './saved-comments.ts';
import { findRubric, listRubrics } from './rubrics.queries.ts';

export const essaysRoutes = ({ db, clock }: AppContext) => [
  on(contract.readEssayQueue, ({ viewer }) => readEssayQueue(db, { viewer, now: clock() })),
  on(contract.claimEssay, async ({ body: { practiceExamId, ...taken }, viewer }) => {
    const asked = { examId: practiceExamId ?? null, ...taken };
    const claimed = await claimEssay(db, asked, { viewer, now: clock() });
    return (
      claimed && new Created(`/corrections/${claimed.attemptId}/${claimed.questionId}`, claimed)
    );
  }),
  on(contract.keepClaim, ({ params, viewer }) => keepClaim(db, params, { viewer, now: clock() })),
  on(contract.dropClaim, async ({ params, viewer }) => {
    await dropClaim(db, params, { viewer });
  }),
  on(contract.markEssay, ({ params, body: { levels, zeroReason, comments }, viewer }) => {
    const mark = zeroReason === undefined ? { levels: levels ?? {} } : { zeroReason };
    return markEssay(db, { ...params, mark, comments }, { viewer, now: clock() });
  }),
  on(contract.readEssay, async ({ params, viewer }) =>
    asCorrected(orNotFound(await findEssay(db, params)), viewer.id),
  ),
  on(contract.readEssayResults, async ({ params: { id }, viewer }) =>
    orNotFound(await readEssayResults(db, { attemptId: id, userId: viewer.id })),
  ),
  on(agreement.readAgreement, ({ viewer }) => readAgreement(db, { viewer, now: clock() })),
  on(saved.listSavedComments, async ({ viewer }) => ({
    comments: await listSavedComments(db, viewer.id),
  })),
  on(saved.saveComment, async ({ body, viewer }) => {
    const comment = await saveComment(db, body, { viewer, now: clock() });
    return new Created(`/corrections/comments/${comment.id}`, comment);
  }),
  on(saved.deleteSavedComment, async ({ params: { id }, viewer }) => {
    await deleteSavedComment(db, { id, userId: viewer.id });
  }),
  on(rubrics.listRubrics, () => listRubrics(db)),
  on(rubrics.readRubric, async ({ params }) => orNotFound(await findRubric(db, params.id))),
  on(rubrics.createRubric, async ({ body }) => {
    const rubric = await createRubric(db, body, { now: clock() });
    return new Created(`/rubrics/${rubric.id}`, rubric);
  }),
  on(
    rubrics.changeRubric,
    ({ params: { id }, body }) => changeRubric(db, { id, changes: body }, { now: clock() }),
    async ({ params }) => orNotFound(await findRubric(db, params.id)),
    rubrics.readRubric,
  ),
];
