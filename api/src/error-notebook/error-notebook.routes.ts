import * as contract from '@sabia/domain/error-notebook/error-notebook.contract.ts';
import { leftToday } from '@sabia/domain/error-notebook/error-notebook.ts';
import { pageAttempts } from '../attempts/attempts.queries.ts';
import { startAttempt } from '../attempts/start-attempt.ts';
import { Created, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { dismissQuestion, recallQuestion } from './dismiss-question.ts';
import { excludeBlanks, includeBlanks } from './include-blanks.ts';
import { asOverview, findBlanks, listDue, pageNotebook } from './error-notebook.queries.ts';
import { openNotebook } from './open-notebook.ts';
import { reviewQuestion } from './review-question.ts';

export const errorNotebookRoutes = ({ db, clock }: AppContext) => [
  on(contract.startNotebookAttempt, async ({ viewer }) => {
    const now = clock();
    await openNotebook(db, viewer.id, { now });
    const { isNew, attempt } = await startAttempt(
      db,
      { examKind: 'NOTEBOOK', now },
      { viewer, now },
    );
    return isNew ? new Created(`/practice-exams/attempts/${attempt.id}`, attempt) : attempt;
  }),
  on(contract.listNotebookAttempts, ({ viewer, query }) =>
    pageAttempts(db, { userId: viewer.id, examId: viewer.id }, query),
  ),
  on(contract.readNotebook, async ({ viewer }) =>
    asOverview(await openNotebook(db, viewer.id, { now: clock() })),
  ),
  on(contract.readNotebookQueue, async ({ viewer: { id: userId } }) => {
    const now = clock();
    const { allDueQtd, reviewedTodayQtd } = await openNotebook(db, userId, { now });
    const limit = leftToday(allDueQtd, reviewedTodayQtd);
    return limit === 0 ? [] : listDue(db, { userId, now, limit });
  }),
  on(contract.pageNotebook, async ({ viewer, query }) => {
    const now = clock();
    await openNotebook(db, viewer.id, { now });
    return pageNotebook(db, { userId: viewer.id, now }, query);
  }),
  on(contract.reviewQuestion, ({ body, viewer }) =>
    reviewQuestion(db, { ...body, userId: viewer.id }, { now: clock() }),
  ),
  on(contract.readBlanks, ({ params, viewer }) =>
    findBlanks(db, { userId: viewer.id, now: clock() }, params.id),
  ),
  on(contract.includeBlanks, ({ body, viewer }) =>
    includeBlanks(db, { userId: viewer.id, attemptId: body.attemptId, now: clock() }),
  ),
  on(contract.excludeBlanks, ({ params, viewer }) =>
    excludeBlanks(db, { userId: viewer.id, attemptId: params.id, now: clock() }),
  ),
  on(contract.dismissQuestion, ({ params, viewer }) =>
    dismissQuestion(db, { userId: viewer.id, questionId: params.id, now: clock() }),
  ),
  on(contract.recallQuestion, ({ params, viewer }) =>
    recallQuestion(db, { userId: viewer.id, questionId: params.id, now: clock() }),
  ),
];
