import { randomUUID } from 'node:crypto';
import { startPracticePreview } from '@sabia/domain/attempts/attempt-previews.contract.ts';
import {
  authoringRequests,
  base64,
  nothing,
  of,
  type Requests,
} from './authoring-requests.factory.ts';
import { classRequests } from './class-requests.factory.ts';
import { mockExamRequests } from './mock-exam-requests.factory.ts';
import { anOpenAttempt } from '../../src/attempts/attempts.factory.ts';
import { anAnswerToCorrect } from '../../src/attempts/corrections.factory.ts';
import {
  aClaimedEssay,
  aMarkedEssay,
  anEssay,
  aRubric,
  rubricGiven,
} from '../../src/essays/essays.factory.ts';
import { addEssayCard } from '../../src/error-notebook/keep-essay-card.ts';
import { sql } from '../../src/platform/db/database.ts';
import { inviteUser } from '@sabia/domain/users/users.contract.ts';
import { usualReading } from '@sabia/domain/users/usual-reading.ts';
import type { SeededApp } from '../support/seeded-app.factory.ts';
import { assertDefined } from '../support/assert-defined.ts';
import {
  aCountedExam,
  bookletQuestions,
  aCountScale,
  aScoredAttempt,
  aTimedExam,
} from '../../src/item-response/exam-scores.factory.ts';
import { confirmedBy } from '../../src/privacy/guardians.factory.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { aCalibratedExam } from '../../src/item-response/calibrations.factory.ts';
import { aTrainableExam, aTraining } from '../../src/item-response/trainings.factory.ts';
import { createExamScale } from '../../src/item-response/create-exam-scale.ts';
import { listExamScales } from '../../src/item-response/exam-scales.queries.ts';
import { itemFileText, itemFileUpload } from '../../src/item-response/item-response.factory.ts';
import { aPayer } from '../../src/subscriptions/subscriptions.factory.ts';
import {
  anInvitation,
  aUser,
  aUserImport,
  aUserWithEmailChange,
} from '../../src/users/users.factory.ts';
import { aClass } from '../../src/classes/classes.factory.ts';
import { aLive } from '../../src/lives/lives.factory.ts';
import { findSchool } from '../../src/school/school.queries.ts';
import { recordFailedEmail } from '../../src/platform/mail/job-emails.ts';

/**
 * A request for every operation that succeeds for an authorized user. Requests about a user are about the
 * seeded learner; a deletion gets an entity of its own.
 */
export function everyRequest(school: SeededApp): Requests {
  const { db, course, pageId, examContentId, exam, paidExam, live, trail, plan, schoolClass } =
    school;
  const { attempt, step, answers, missedQuestion } = school;
  const { learner, admin } = school.people;

  const ofUser = { params: { id: learner.id } };
  const ofTheirs = { params: { userId: learner.id } };
  const inCourse = { params: { courseId: course.id, userId: learner.id } };
  const ofPaidCharge = {
    params: { userId: school.people.subscriber.id, chargeId: school.paidChargeId },
  };
  const days = { from: '2026-11-01', to: '2026-11-21' };
  const sheet = { contentBase64: base64('nome;e-mail\nCélia Prado;celia@exemplo.com.br\n') };

  // Its answers take long to make. Only the first acceptance changes it.
  let calibrated: ReturnType<typeof aCalibratedExam> | undefined;

  // One exam of 45 questions: with one for each request, reads of what is trainable would take seconds.
  let trainable: ReturnType<typeof aTrainableExam> | undefined;
  const training = async () =>
    aTraining(db, learner, (await (trainable ??= aTrainableExam(db))).id);

  const startedPreview = async () => {
    const started = await school.call(school.people.admin, startPracticePreview, of(exam));
    const { id, startedAt, versionIds } = started.body;
    return { id, startedAt, versionIds, answers: [] };
  };

  /** Lets the class study the exam of an essay, so that its teacher corrects it. */
  const studied = async <E extends { practiceExamId: string }>(essay: E): Promise<E> => {
    await db.run(sql`
      insert into class_items (class_id, practice_exam_id, position)
      select ${schoolClass.id}, ${essay.practiceExamId}, count(*) from class_items
      where class_id = ${schoolClass.id}`);
    return essay;
  };

  const claimedEssay = async () => {
    const { attemptId, questionId } = await studied(await aClaimedEssay(db, learner, admin));
    return { attemptId, questionId };
  };

  /** A comment on an essay of the learner. */
  const commented = async () => {
    const { attemptId, questionId } = await aMarkedEssay(db, learner, admin);
    return { attemptId, questionId, comment: 1 };
  };
  const essayCard = async () =>
    addEssayCard(db, await commented(), { viewer: learner, now: school.time.now });

  // Another class, because others archive the seeded one; one, because a teacher has at most 50.
  let taughtClass: ReturnType<typeof aClass> | undefined;
  const taught = () =>
    (taughtClass ??= aClass(db, { teachers: [school.people.teacher], students: [learner] }));

  /** Another request may have withdrawn the guardian. */
  const ofChild = async () => {
    const { guardian } = school.people;
    await confirmedBy(db, { child: learner, email: guardian.email, now: school.time.now });
    return ofTheirs;
  };

  return {
    ...authoringRequests(school),

    listContentAttempts: () => ({ params: { contentId: examContentId } }),
    listPracticeAttempts: () => of(exam),
    readAttempt: () => of(attempt),
    saveContentAnswers: () => ({ params: { contentId: examContentId }, body: { answers: [] } }),
    savePracticeAnswers: () => ({ ...of(attempt), body: { answers } }),
    startContentAttempt: () => ({ params: { contentId: examContentId } }),
    startPracticeAttempt: () => of(paidExam),
    startContentPreview: () => ({ params: { contentId: examContentId } }),
    gradeContentPreview: async () => ({
      params: { contentId: examContentId },
      body: await startedPreview(),
    }),
    startPracticePreview: () => of(exam),
    gradePracticePreview: async () => ({ ...of(exam), body: await startedPreview() }),
    submitPracticeAttempt: () => ({ ...of(attempt), body: { answers } }),

    changeAttemptArea: async () => {
      const { id: practiceExamId } = await aTimedExam(db, [10, 20]);
      const id = await anOpenAttempt(db, { userId: learner.id, practiceExamId }, new Date());
      return { params: { id, number: 1 }, body: { state: 'FINISHED' } };
    },

    pageExamResults: () => of(exam),
    exportExamResults: () => of(exam),
    reviewAttempt: async () => of({ id: (await anAnswerToCorrect(db, learner)).attemptId }),
    listCorrections: nothing,
    correctAnswer: async () => {
      const { attemptId, questionId } = await anAnswerToCorrect(db, learner);
      return {
        params: { attemptId, questionId },
        body: { credit: 0.5, comment: 'Faltou a conclusão.' },
      };
    },
    readEssayQueue: nothing,
    claimEssay: async () => {
      const { practiceExamId } = await studied(await anEssay(db, learner));
      return { body: { practiceExamId } };
    },
    keepClaim: async () => ({ params: await claimedEssay() }),
    dropClaim: async () => ({ params: await claimedEssay() }),
    markEssay: async () => ({
      params: await claimedEssay(),
      body: {
        levels: { C1: 160, C2: 120, C3: 120, C4: 160, C5: 80 },
        comments: [{ criterion: 'C1', text: 'Reveja as vírgulas.' }],
      },
    }),
    readEssay: async () => ({ params: await claimedEssay() }),
    readEssayResults: async () => ({ params: { id: (await anEssay(db, learner)).attemptId } }),
    readAgreement: nothing,
    listSavedComments: nothing,
    saveComment: () => ({ body: { criterion: null, text: 'Dê um exemplo concreto.' } }),
    deleteSavedComment: () => ({ params: { id: learner.id } }),
    listRubrics: nothing,
    readRubric: async () => of(await aRubric(db)),
    createRubric: () => ({ body: rubricGiven }),
    changeRubric: async () => ({ ...of(await aRubric(db)), body: { version: 1, title: 'Carta' } }),

    readHome: nothing,
    readNotebook: nothing,
    readNotebookQueue: nothing,
    pageNotebook: nothing,
    startNotebookAttempt: nothing,
    listNotebookAttempts: nothing,
    reviewQuestion: () => ({
      body: {
        id: school.reviewId,
        questionId: missedQuestion.id,
        alternativeId: assertDefined(missedQuestion.alternatives[1]).id,
      },
    }),
    readBlanks: () => of(attempt),
    includeBlanks: () => ({ body: { attemptId: attempt.id } }),
    excludeBlanks: () => of(attempt),
    dismissQuestion: () => of(missedQuestion),
    recallQuestion: () => of(missedQuestion),
    pageEssayCards: nothing,
    addEssayCard: async () => ({ body: await commented() }),
    removeEssayCard: async () => of(await essayCard()),
    reviewEssayCard: async () => ({
      body: { id: randomUUID(), cardId: (await essayCard()).id, isRemembered: true },
    }),

    ...mockExamRequests(school, taught),
    ...classRequests(school, taught),

    requestReminder: () => of(live),
    attendLive: async () => of(await aLive(db)),
    cancelReminder: () => of(live),
    readCalendarFeed: nothing,
    renewCalendarFeed: nothing,
    subscribeCalendar: () => ({ params: { secret: school.feedSecret } }),
    readTrailProgress: () => ({ params: { id: trail.id, userId: learner.id } }),
    checkCourseProgress: () => inCourse,
    chooseWeeklyGoal: () => ({ ...ofUser, body: { daysPerWeek: 3 } }),
    keepFirstAnswers: () => ({ ...ofUser, body: { categoryId: null } }),
    chooseReadingSettings: () => ({ ...ofUser, body: usualReading }),
    countCompletedContents: () => ofUser,
    listCoursesByStatus: () => ({ ...ofUser, query: { status: 'COMPLETED' } }),
    pageCoursesByStatus: () => ({ ...ofUser, query: { status: 'IN_PROGRESS' } }),
    progressContent: () => ({ body: { ...step, contentId: pageId, isCompleted: true } }),
    progressContentAgain: () => ({
      params: { id: school.progressionId },
      body: { ...school.completedStep, isCompleted: true },
    }),
    readContentAverage: () => ({ params: { id: examContentId } }),
    readCourseProgress: () => inCourse,
    listRecommendedCourses: () => ofUser,
    readLastOngoingCourse: () => ofUser,
    readOverview: () => ofUser,
    readQuestionAverage: () => of(missedQuestion),
    readStreak: () => ofUser,
    readWeeklyGoal: () => ofUser,
    restartCourse: () => inCourse,
    startCourse: () => ({ body: inCourse.params }),
    drawCertificatePicture: () => ({ params: { code: school.certificateCode } }),
    listCertificates: () => ofTheirs,
    printCertificate: () => ({ params: { code: school.certificateCode } }),
    verifyCertificate: () => ({ params: { code: school.certificateCode } }),

    listCourseFigures: () => ({ query: days }),
    listExamFigures: () => ({ query: days }),
    listMissedQuestions: () => ({ query: days }),
    listTaughtCourses: () => ({ query: days }),
    readDropOff: () => ({ ...of(course), query: days }),
    readSchoolOverview: () => ({ query: days }),

    cancelSubscription: () => ({ params: { id: school.unpaidSubscriptionId } }),
    changePlan: () => ({ ...of(plan), body: { name: 'Plano do mês' } }),
    createPlan: () => ({ body: { name: 'Plano anual', priceCents: 29_900, period: 'YEAR' } }),
    listPlans: nothing,
    listPlansForAdmin: nothing,
    listPayments: () => ({ params: { userId: school.people.subscriber.id } }),
    refundPayment: () => ({
      ...ofPaidCharge,
      body: { id: randomUUID(), amountCents: 100, reason: 'Boa vontade' },
    }),
    pageSubscriptions: nothing,
    createCharge: () => ({ params: { id: school.unpaidSubscriptionId } }),
    readPlan: () => of(plan),
    readReceipt: () => ofPaidCharge,
    printReceipt: () => ofPaidCharge,
    readSchool: nothing,
    readTerms: nothing,
    readFrontPage: nothing,
    changeSchool: async () => ({
      params: { id: (await findSchool(db, { withRevision: false })).id },
      body: { legalName: 'Escola Sabiá Ltda.' },
    }),
    readSubscription: () => ofTheirs,
    refundSubscription: () => ({ params: { id: school.paidSubscriptionId } }),
    simulateCharge: () => ({
      params: { id: school.unpaidChargeId },
      body: { outcome: 'REFUSED' },
    }),
    subscribe: () => ({ body: { planId: plan.id, method: 'PIX', payer: aPayer } }),

    startGoogleSignIn: () => ({ query: { redirectUri: 'http://localhost/entrar' } }),
    startLinkedinSignIn: () => ({ query: { redirectUri: 'http://localhost/entrar' } }),
    changeProviderId: () => ({ ...ofUser, body: { providerId: learner.providerId } }),
    changeRole: async () => ({ ...of(await aUser(db)), body: { role: 'ADMIN' } }),
    changeSubscription: async () => ({
      ...of(await aUser(db)),
      body: { hasActiveSubscription: true },
    }),
    changeUser: () => ({ ...ofUser, body: { city: 'Recife', state: 'PE' } }),
    listUsersByIds: () => ({ query: { id: [learner.id] } }),
    pageUsers: nothing,
    readProfile: () => ofUser,
    readUser: () => ofUser,
    readUserByEmail: () => ({ params: { email: learner.email } }),
    readUserByProvider: () => ({ params: { id: learner.providerId } }),
    readExtraTime: () => ofUser,
    setExtraTime: () => ({ ...ofUser, body: { percent: 25 } }),
    readUserOverview: () => ofUser,
    searchUsers: () => ({ query: { terms: 'maria' } }),
    acceptInvitation: async () => ({
      body: { token: await anInvitation(db, { email: learner.email }) },
    }),
    inviteUser: () => ({ body: { name: 'Davi Rocha', email: `${randomUUID()}@exemplo.com.br` } }),
    correctInvitation: () => ({
      params: { id: school.invitedId },
      body: { name: 'Joana Prado', email: 'joana@exemplo.com.br' },
    }),
    withdrawInvitation: async () => {
      const email = `${randomUUID()}@exemplo.com.br`;
      const invitation = { name: 'Davi Rocha', email };
      const invited = await school.call(school.people.admin, inviteUser, { body: invitation });
      return of(invited.body);
    },
    blockUser: async () => ({ ...of(await aUser(db)), body: { isBlocked: true } }),
    requestEmailChange: async () => ({
      ...of(await aUser(db)),
      body: { email: `${randomUUID()}@exemplo.com.br` },
    }),
    cancelEmailChange: async () => of(await aUserWithEmailChange(db)),
    confirmEmailChange: () => ({ params: { token: 'A'.repeat(32) } }),
    changeUsersTogether: async () => ({
      body: { ids: [(await aUser(db)).id], act: { kind: 'BLOCK' } },
    }),
    removeUser: async () => ({ ...of(await aUser(db)), body: { keepsName: true } }),
    resendInvitation: () => ({ params: { id: school.invitedId } }),
    pageFailedEmails: nothing,
    retryFailedEmails: async () => {
      const { id } = await aUser(db);
      const failure = { kind: 'INVITATION', key: id, userId: id, reason: '550' };
      await recordFailedEmail(db, { ...failure, now: new Date() });
      return { params: { id } };
    },
    signInWithGoogle: () => ({ params: { code: 'abc' }, body: { state: 'abc', iss: 'abc' } }),
    proveGoogleAccount: () => ({ params: { code: 'abc' }, body: { state: 'abc', iss: 'abc' } }),
    signInWithLinkedin: () => ({ params: { code: 'abc' }, body: { state: 'abc', iss: 'abc' } }),
    exportUsers: nothing,
    importUsers: () => ({ body: sheet }),
    pageUserImports: nothing,
    undoUserImport: async () => of(await aUserImport(db)),
    previewItemFile: () => ({ body: itemFileUpload(itemFileText()) }),
    importItemFile: () => ({ body: itemFileUpload(itemFileText()) }),
    listExamScales: nothing,
    createExamScale: () => ({
      body: { title: `Escala ${randomUUID()}`, rightPoints: 1, wrongPoints: -1 },
    }),
    deleteExamScale: async () => of(await createExamScale(db, aCountScale())),
    readExamScoring: () => of(exam),
    setExamScoring: async () => {
      const [question] = exam.questionIds;
      return {
        ...of(exam),
        body: {
          scaleId: assertDefined((await listExamScales(db))[0]).id,
          areas: [
            { title: 'Matemática', area: 'MT', questions: [{ id: assertDefined(question) }] },
          ],
        },
      };
    },
    previewBookletConnection: () => ({ ...of(exam), body: { year: 2022, booklet: 1076 } }),
    connectBooklet: async () => {
      const body = { year: 2022, booklet: 1076 };
      const [first] = await bookletQuestions(db, body);
      return { ...of(await aPracticeExam(db, { questions: first ? [first] : [] })), body };
    },
    readAttemptScores: async () =>
      of({
        id: await aScoredAttempt(db, learner, { exam: await aCountedExam(db), answers: 'AB' }),
      }),
    listScoredAttempts: nothing,
    readCalibration: () => of(exam),
    requestCalibration: async () => of(await aPracticeExam(db)),
    acceptCalibration: async () => of(await (calibrated ??= aCalibratedExam(db))),
    listTrainings: nothing,
    startTraining: async () => ({
      body: { id: randomUUID(), practiceExamId: (await aTrainableExam(db)).id },
    }),
    readTraining: async () => of(await training()),
    answerTraining: async () => {
      const { id, question } = await training();
      const { id: questionId, alternatives } = assertDefined(question);
      const alternativeId = assertDefined(alternatives[0]).id;
      return { params: { id }, body: { id: randomUUID(), questionId, alternativeId } };
    },
    endTraining: async () => of(await training()),
    listBooklets: () => ({ query: { year: 2022 } }),
    scoreEnem: () => ({
      body: { year: 2022, area: 'MT', booklet: 1075, answers: 'A'.repeat(45) },
    }),
    previewUserImport: () => ({ body: sheet }),

    finishUpload: () => ({ params: { id: school.portraitId } }),
    readUnusedFiles: () => ({}),
    requestUpload: () => ({ body: { fileName: 'a.png', contentType: 'image/png', size: 68 } }),
    readAddressServices: nothing,
    answerConsent: () => ({ body: { purpose: 'ANALYTICS', version: 1, isGiven: false } }),
    requestGuardian: () => ({ body: { email: 'mae@exemplo.com.br' } }),
    requestDeletionCode: nothing,
    confirmGuardian: () => ({ params: { token: 'A'.repeat(32) } }),
    deleteAccount: () => ({ body: { code: '00000000' } }),
    exportPersonalData: nothing,
    listConsents: nothing,
    pageDataReads: () => ofTheirs,
    readGuardianship: nothing,
    listChildren: nothing,
    readChild: ofChild,
    changeChildSettings: async () => ({ ...(await ofChild()), body: { stopAt: '22:00' } }),
    withdrawGuardian: ofChild,
  };
}
