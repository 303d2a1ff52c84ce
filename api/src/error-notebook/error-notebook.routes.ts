import * as contract from '@sabia/domain/error-notebook/error-notebook.contract.ts';
import * as cards from '@sabia/domain/error-notebook/essay-cards.contract.ts';
import { leftToday } from '@sabia/domain/error-notebook/error-notebook.ts';
import { pageAttempts } from '../attempts/attempts.queries.ts';
import { startAttempt } from '../attempts/start-attempt.ts';
import { Created, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { dismissQuestion, recallQuestion } from './dismiss-question.ts';
import { excludeBlanks, includeBlanks } from './include-blanks.ts';
import { asOverview, findBlanks, listQueue, pageNotebook } from './error-notebook.queries.ts';
import { pageEssayCards } from './essay-cards.queries.ts';
import { addEssayCard, removeEssayCard } from './keep-essay-card.ts';
import { openNotebook } from './open-notebook.ts';
import { reviewEssayCard } from './review-essay-card.ts';
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
    const counts = await openNotebook(db, userId, { now });
    const limit = leftToday(counts.allDueQtd, counts.reviewedTodayQtd);
    const hasEssayCards = counts.essayCardsQtd > 0;
    return limit === 0 ? [] : listQueue(db, { userId, now, limit, hasEssayCards });
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
  on(cards.pageEssayCards, ({ viewer, query }) => pageEssayCards(db, viewer.id, query)),
  on(cards.addEssayCard, async ({ body, viewer }) => {
    const card = await addEssayCard(db, body, { viewer, now: clock() });
    return new Created(`/error-notebook/essay-cards/${card.id}`, card);
  }),
  on(cards.removeEssayCard, ({ params, viewer }) =>
    removeEssayCard(db, params, { viewer, now: clock() }),
  ),
  on(cards.reviewEssayCard, ({ body, viewer }) =>
    reviewEssayCard(db, body, { viewer, now: clock() }),
  ),
];
