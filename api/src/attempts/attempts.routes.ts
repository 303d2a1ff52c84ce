import * as previews from '@sabia/domain/attempts/attempt-previews.contract.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { Created, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { asAttempt, pageAttempts } from './attempts.queries.ts';
import type { ExamInput } from './exam-admission.ts';
import { gradePreview, startPreview } from './preview-attempt.ts';
import { readAttempt } from './read-attempt.ts';
import { saveAnswers, saveContentAnswers } from './save-answers.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';

export const attemptsRoutes = ({ db, clock }: AppContext) => {
  const start = async (asked: ExamInput, viewer: Viewer) => {
    const { isNew, attempt } = await startAttempt(db, asked, { viewer, now: clock() });
    return isNew ? new Created(`/practice-exams/attempts/${attempt.id}`, attempt) : attempt;
  };
  return [
    on(contract.startPracticeAttempt, ({ params, viewer }) =>
      start({ practiceExamId: params.id }, viewer),
    ),
    on(contract.startContentAttempt, ({ params, viewer }) => start(params, viewer)),
    on(contract.listPracticeAttempts, ({ params, query, viewer }) =>
      pageAttempts(db, { userId: viewer.id, examId: params.id }, query),
    ),
    on(contract.listContentAttempts, ({ params, query, viewer }) =>
      pageAttempts(db, { userId: viewer.id, examId: params.contentId }, query),
    ),
    on(contract.readAttempt, ({ params, viewer }) =>
      readAttempt(db, { ...params, viewer, now: clock() }),
    ),
    on(contract.savePracticeAnswers, ({ params, body, viewer }) =>
      saveAnswers(db, { attemptId: params.id, ...body }, { viewer, now: clock() }),
    ),
    on(contract.saveContentAnswers, ({ params, body: { attemptId, ...report }, viewer }) => {
      const context = { viewer, now: clock() };
      return attemptId
        ? saveAnswers(db, { ...report, attemptId }, context)
        : saveContentAnswers(db, { ...report, ...params }, context);
    }),
    on(contract.submitPracticeAttempt, async ({ params, body, viewer }) => {
      const now = clock();
      const asked = { id: params.id, userId: viewer.id };
      return asAttempt(await submitAttempt(db, asked, body.answers, now), now);
    }),
    on(previews.startContentPreview, ({ params }) => startPreview(db, params, clock())),
    on(previews.gradeContentPreview, ({ params, body }) =>
      gradePreview(db, { asked: params, preview: body }, clock()),
    ),
    on(previews.startPracticePreview, ({ params }) =>
      startPreview(db, { practiceExamId: params.id }, clock()),
    ),
    on(previews.gradePracticePreview, ({ params, body }) =>
      gradePreview(db, { asked: { practiceExamId: params.id }, preview: body }, clock()),
    ),
  ];
};
