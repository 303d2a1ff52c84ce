import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import { isOver } from '@sabia/domain/attempts/deadline.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { Created, orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { asAttempt, findAttempt, listAttempts } from './attempts.queries.ts';
import type { ExamAsked } from './exam-admission.ts';
import { saveAnswers, saveContentAnswers } from './save-answers.ts';
import { startAttempt } from './start-attempt.ts';
import type { SubmitAttempt } from './submit-attempt.ts';

export const attemptsRoutes = ({ db, clock }: AppContext, submitAttempt: SubmitAttempt) => {
  const start = async (asked: ExamAsked, viewer: Viewer) => {
    const context = { viewer, now: clock(), submitAttempt };
    const { isNew, attempt } = await startAttempt(db, asked, context);
    return isNew ? new Created(`/practice-exams/attempts/${attempt.id}`, attempt) : attempt;
  };
  const read = async ({ id }: { id: string }, viewer: Viewer) => {
    const now = clock();
    const attempt = orNotFound(await findAttempt(db, { id, userId: viewer.id }));
    const isForgotten = attempt.submittedAt === null && isOver(attempt.deadline, now);
    return asAttempt(isForgotten ? await submitAttempt(db, attempt, [], now) : attempt, now);
  };
  return [
    on(contract.startPracticeAttempt, ({ params, viewer }) =>
      start({ practiceExamId: params.id }, viewer),
    ),
    on(contract.startContentAttempt, ({ params, viewer }) => start(params, viewer)),
    on(contract.listPracticeAttempts, ({ params, viewer }) =>
      listAttempts(db, { userId: viewer.id, examId: params.id }),
    ),
    on(contract.listContentAttempts, ({ params, viewer }) =>
      listAttempts(db, { userId: viewer.id, examId: params.contentId }),
    ),
    on(contract.readAttempt, ({ params, viewer }) => read(params, viewer)),
    on(contract.savePracticeAnswers, ({ params, body, viewer }) =>
      saveAnswers(db, { attemptId: params.id, ...body }, { viewer, now: clock() }),
    ),
    on(contract.saveContentAnswers, ({ params, body: { attemptId, answers }, viewer }) => {
      const context = { viewer, now: clock() };
      return attemptId
        ? saveAnswers(db, { attemptId, answers }, context)
        : saveContentAnswers(db, { ...params, answers }, context);
    }),
    on(contract.submitPracticeAttempt, async ({ params, body, viewer }) => {
      const now = clock();
      const asked = { id: params.id, userId: viewer.id };
      return asAttempt(await submitAttempt(db, asked, body.answers, now), now);
    }),
  ];
};
