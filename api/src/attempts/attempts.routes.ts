import * as annulments from '@sabia/domain/attempts/annulments.contract.ts';
import * as previews from '@sabia/domain/attempts/attempt-previews.contract.ts';
import * as results from '@sabia/domain/attempts/exam-results.contract.ts';
import * as corrections from '@sabia/domain/attempts/corrections.contract.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import { examIdOf } from '@sabia/domain/exams/exam-ids.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { Created, on, orNotFound } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { annulQuestion, undoAnnulment } from './annul-question.ts';
import {
  findAskingExam,
  findAskingExams,
  foreseeAnnulment,
  listRegradings,
} from './annulments.queries.ts';
import { asAttempt } from './attempt-replies.ts';
import { pageAttempts } from './attempts.queries.ts';
import { changeArea } from './change-area.ts';
import { correctAnswer } from './correct-answer.ts';
import { pageCorrections } from './corrections.queries.ts';
import type { ExamInput } from './exam-admission.ts';
import { exportExamResults } from './export-exam-results.ts';
import { everybody, pageExamResults } from './exam-results.queries.ts';
import { reviewAttempt } from './review-attempt.ts';
import { gradePreview, startPreview } from './preview-attempt.ts';
import { readAttempt } from './read-attempt.ts';
import { saveAnswers, saveContentAnswers } from './save-answers.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';

const content = ({ contentId }: { contentId: string }) =>
  ({ examKind: 'CONTENT', examId: contentId }) as const;
const practiceExam = ({ id }: { id: string }) =>
  ({ examKind: 'PRACTICE_EXAM', examId: id }) as const;

export const attemptsRoutes = ({ db, clock }: AppContext) => {
  const start = async (asked: ExamInput, viewer: Viewer) => {
    const { isNew, attempt } = await startAttempt(db, asked, { viewer, now: clock() });
    return isNew ? new Created(`/practice-exams/attempts/${attempt.id}`, attempt) : attempt;
  };
  return [
    on(contract.startPracticeAttempt, ({ params, body: { foreignLanguage = null }, viewer }) =>
      start({ ...practiceExam(params), foreignLanguage }, viewer),
    ),
    on(contract.startContentAttempt, ({ params, viewer }) => start(content(params), viewer)),
    on(contract.listPracticeAttempts, ({ params, query, viewer }) =>
      pageAttempts(db, { userId: viewer.id, examId: params.id }, query),
    ),
    on(contract.listContentAttempts, ({ params, query, viewer }) =>
      pageAttempts(db, { userId: viewer.id, examId: params.contentId }, query),
    ),
    on(contract.readAttempt, ({ params, viewer }) =>
      readAttempt(db, params, { viewer, now: clock() }),
    ),
    on(contract.changeAttemptArea, ({ params, body, viewer }) =>
      changeArea(db, { ...params, ...body }, { viewer, now: clock() }),
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
      return asAttempt(await submitAttempt(db, { ...asked, ...body }, { now }), now);
    }),
    on(corrections.listCorrections, ({ query }) =>
      pageCorrections(db, { ...query, examId: examIdOf(query) }),
    ),
    on(corrections.correctAnswer, ({ params, body: { credit, comment = null }, viewer }) =>
      correctAnswer(db, { ...params, credit, comment, correctorId: viewer.id }, { now: clock() }),
    ),
    on(results.pageExamResults, async ({ params, query }) =>
      orNotFound(await pageExamResults(db, { examId: params.id, people: everybody }, query)),
    ),
    on(results.exportExamResults, ({ params, query }) =>
      exportExamResults(db, { scope: { examId: params.id, people: everybody }, query }),
    ),
    on(results.reviewAttempt, ({ params }) =>
      reviewAttempt(db, { ...params, people: everybody }, { now: clock() }),
    ),
    on(annulments.listAnnulments, async ({ params }) =>
      orNotFound(await findAskingExams(db, params.id)),
    ),
    on(annulments.listRegradings, () => listRegradings(db)),
    on(annulments.previewAnnulment, async ({ params }) => {
      orNotFound(await findAskingExam(db, params));
      return foreseeAnnulment(db, params);
    }),
    on(annulments.annulQuestion, ({ tx, params, body }) =>
      annulQuestion(tx, { ...params, ...body }, { now: clock() }),
    ),
    on(annulments.undoAnnulment, ({ tx, params }) => undoAnnulment(tx, params, { now: clock() })),
    on(previews.startContentPreview, ({ params }) =>
      startPreview(db, content(params), { now: clock() }),
    ),
    on(previews.gradeContentPreview, ({ params, body, viewer }) =>
      gradePreview(db, { asked: content(params), preview: body }, { viewer, now: clock() }),
    ),
    on(previews.startPracticePreview, ({ params }) =>
      startPreview(db, practiceExam(params), { now: clock() }),
    ),
    on(previews.gradePracticePreview, ({ params, body, viewer }) =>
      gradePreview(db, { asked: practiceExam(params), preview: body }, { viewer, now: clock() }),
    ),
  ];
};
