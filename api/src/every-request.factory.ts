import { randomUUID } from 'node:crypto';
import type { CallOf } from '@sabia/domain/operation.ts';
import type { operations } from '@sabia/domain/operations.ts';
import { aContent, aCourse } from './courses/courses.factory.ts';
import type { LivedInSchool } from './lived-in-school.factory.ts';
import { aLive } from './lives/lives.factory.ts';
import { aPracticeExam } from './practice-exams/practice-exams.factory.ts';
import { there } from './shell/testing/there.ts';
import { aPayer } from './subscriptions/subscriptions.factory.ts';
import { someTerms } from './taxonomy/taxonomy.factory.ts';
import { aTrail } from './trails/trails.factory.ts';
import { aUser } from './users/users.factory.ts';

type Declared = typeof operations;

type Requests = {
  [Name in keyof Declared]: () => CallOf<Declared[Name]> | Promise<CallOf<Declared[Name]>>;
};

const base64 = (text: string) => Buffer.from(text).toString('base64');
const of = (params: { id: string }) => ({ params: { id: params.id } });
const nothing = () => ({});

/**
 * A request for every operation, which succeeds for whoever may make it. What is about somebody is
 * about the school's learner; what takes something away gets a thing made for it.
 */
export function everyRequest(school: LivedInSchool): Requests {
  const { db, course, sectionId, pageId, examContentId, paidCourse, exam, paidExam } = school;
  const { learner } = school.people;
  const { live, trail, plan, categoryId, levelId, skillId, questionId, missedQuestion } = school;
  const { attempt, step, answers } = school;

  const ofUser = { params: { id: learner.id } };
  const ofTheirs = { params: { userId: learner.id } };
  const inCourse = { params: { courseId: course.id, userId: learner.id } };
  const days = { from: '2026-11-01', to: '2026-11-21' };
  const categories = { kind: 'categories' as const, id: categoryId };
  const question = {
    statement: '<p>Quanto é 2 + 2?</p>',
    alternatives: [{ text: '<p>4</p>', isCorrect: true }, { text: '<p>5</p>' }],
  };
  const gift = { fileName: 'soma.gift', contentBase64: base64('Quanto é 1 + 1? {=2 ~3}') };
  const sheet = { contentBase64: base64('nome;e-mail\nCélia Prado;celia@exemplo.com.br\n') };
  const words = {
    title: 'Contas em dia',
    shortDescription: 'Em uma tarde.',
    categories: [categoryId],
  };
  const aCategory = async () => ({
    kind: 'categories' as const,
    id: there((await someTerms(db, 'categories', [`Tema ${randomUUID()}`]))[0]),
  });
  const aQuestion = async () => of({ id: there((await aPracticeExam(db)).questionIds[0]) });

  return {
    createTerm: () => ({ params: { kind: 'skills' }, body: { title: 'Paciência' } }),
    deleteTerm: async () => ({ params: await aCategory() }),
    mergeTerm: async () => ({ params: await aCategory(), body: { into: categoryId } }),
    orderLevels: () => ({ body: { ids: [levelId] } }),
    readTaxonomy: nothing,
    readTaxonomyUsage: nothing,
    renameTerm: () => ({ params: categories, body: { title: 'Tecnologia' } }),

    changeContent: () => ({ params: { id: pageId }, body: { title: 'Boas-vindas' } }),
    changeSection: () => ({ params: { id: sectionId }, body: { title: 'Começo' } }),
    configureCourse: () => ({ ...of(course), body: { title: 'Planilhas' } }),
    countContents: nothing,
    createContent: () => ({
      body: {
        sectionId,
        createContentDto: { contentType: 'TEXTPAGE', title: 'Mais uma', pageContent: '<p>Oi</p>' },
      },
    }),
    createCourse: () => ({
      body: {
        ...words,
        slug: `curso-${randomUUID()}`,
        description: '<p>Passo a passo.</p>',
        estimatedCompletionHours: 4,
        levels: [levelId],
        skills: [skillId],
      },
    }),
    createSection: () => ({ ...of(course), body: { title: 'Mais uma' } }),
    deleteContent: async () => of({ id: await aContent(db, sectionId) }),
    deleteCourse: async () => of(await aCourse(db)),
    deleteSection: async () => {
      const { id, sections } = await aCourse(db);
      return { params: { id, sectionId: there(sections[0]).id } };
    },
    duplicateCourse: () => of(course),
    listCourseCategories: nothing,
    listCourses: nothing,
    orderContents: async () => {
      const { id, sections } = await aCourse(db);
      const order = sections.map((each) => ({ id: each.id, contents: each.contentIds }));
      return { body: { courseId: id, sections: order } };
    },
    pageCourses: nothing,
    pageCoursesForAdmin: nothing,
    previewCourse: () => of(paidCourse),
    readCourse: () => of(paidCourse),
    readCourseUsage: () => of(course),
    readTutorial: nothing,
    togglePreview: () => ({ params: { id: pageId }, body: { isPreview: true } }),
    exportCourse: () => of(course),
    importCourse: () => ({ body: { uploadId: school.courseZipId } }),
    previewCourseImport: () => ({ body: { uploadId: school.courseZipId } }),

    changeQuestion: () => ({ params: { id: questionId }, body: { explanation: '<p>Conte.</p>' } }),
    checkFeasibility: () => ({ query: { filters: [course.id], questionsQtd: 1 } }),
    createContentQuestion: () => ({ params: { id: examContentId }, body: question }),
    createPracticeExamQuestion: async () => ({ ...of(await aPracticeExam(db)), body: question }),
    deleteQuestion: aQuestion,
    duplicateQuestion: aQuestion,
    foreseeRegrading: () => ({
      params: { id: missedQuestion.id },
      query: { rightAlternativeId: there(missedQuestion.alternatives[1]).id },
    }),
    listContentQuestions: () => ({ params: { id: examContentId } }),
    listPracticeExamQuestions: () => of(exam),
    orderContentQuestions: async () => {
      const id = await aContent(db, sectionId, { contentType: 'EXAM' });
      return { params: { id }, body: { questionIds: [] } };
    },
    orderPracticeExamQuestions: () => ({ ...of(exam), body: { questionIds: exam.questionIds } }),
    readContentStatistics: () => ({ params: { id: examContentId } }),
    readPracticeExamStatistics: () => of(exam),
    readQuestionBank: nothing,
    restoreQuestion: aQuestion,
    undoQuestionChange: () => ({ params: { id: questionId } }),
    exportQuestions: () => ({ query: { practiceExamId: exam.id, format: 'gift' } }),
    importQuestions: async () => ({
      body: { ...gift, owner: { practiceExamId: (await aPracticeExam(db)).id } },
    }),
    previewImport: () => ({ body: gift }),

    configurePracticeExam: () => ({ ...of(exam), body: { title: 'Contas' } }),
    createPracticeExam: () => ({ body: { ...words, level: 'Iniciante' } }),
    deletePracticeExam: async () => of(await aPracticeExam(db)),
    duplicatePracticeExam: () => of(exam),
    listPracticeExamCategories: nothing,
    pagePracticeExams: nothing,
    pagePracticeExamsForAdmin: nothing,
    readLevelingExam: nothing,
    readPracticeExam: () => of(paidExam),
    readPracticeExamUsage: () => of(exam),
    listContentAttempts: () => ({ params: { contentId: examContentId } }),
    listPracticeAttempts: () => of(exam),
    readAttempt: () => of(attempt),
    saveContentAnswers: () => ({ params: { contentId: examContentId }, body: { answers: [] } }),
    savePracticeAnswers: () => ({ ...of(attempt), body: { answers } }),
    startContentAttempt: () => ({ params: { contentId: examContentId } }),
    startPracticeAttempt: () => of(paidExam),
    submitPracticeAttempt: () => ({ ...of(attempt), body: { answers } }),

    readNotebook: nothing,
    readNotebookQueue: nothing,
    pageNotebook: nothing,
    startNotebookAttempt: nothing,
    listNotebookAttempts: nothing,
    reviewQuestion: () => ({
      body: {
        id: school.reviewId,
        questionId: missedQuestion.id,
        alternativeId: there(missedQuestion.alternatives[1]).id,
      },
    }),
    dismissQuestion: () => of(missedQuestion),
    recallQuestion: () => of(missedQuestion),

    askForReminder: () => of(live),
    attendLive: () => of(live),
    changeLive: () => ({ ...of(live), body: { title: 'Ao vivo' } }),
    createLive: () => ({ body: { ...words, liveUrl: 'https://exemplo.com.br/live' } }),
    deleteLive: async () => of(await aLive(db)),
    dropReminder: () => of(live),
    duplicateLive: () => of(live),
    listLiveCategories: nothing,
    pageLives: nothing,
    pageLivesForAdmin: nothing,
    readCalendarFeed: nothing,
    readLive: () => of(live),
    readLiveCalendar: () => of(live),
    readLiveUsage: () => of(live),
    renewCalendarFeed: nothing,
    subscribeCalendar: () => ({ params: { secret: school.feedSecret } }),

    addTrailContent: async () => ({
      ...of(await aTrail(db)),
      body: { kind: 'practice-exam', targetId: exam.id },
    }),
    configureTrail: () => ({ ...of(trail), body: { title: 'Do zero' } }),
    createTrail: () => ({
      body: {
        title: 'Do zero',
        shortDescription: 'Em uma tarde.',
        description: '<p>Passo a passo.</p>',
        estimatedCompletionHours: 4,
        category: categoryId,
        level: levelId,
      },
    }),
    deleteTrail: async () => of(await aTrail(db)),
    duplicateTrail: () => of(trail),
    listTrailCategories: nothing,
    orderTrail: () => ({
      body: { trailId: trail.id, contents: trail.contentIds.map((id) => ({ id, after: [] })) },
    }),
    pageTrails: nothing,
    pageTrailsForAdmin: nothing,
    readTrail: () => of(trail),
    readTrailProgress: () => ({ params: { id: trail.id, userId: learner.id } }),
    readTrailUsage: () => of(trail),
    removeTrailContent: async () => {
      const { contentIds } = await aTrail(db, { contents: [{ kind: 'live', targetId: live.id }] });
      return of({ id: there(contentIds[0]) });
    },
    publish: () => ({ body: { kind: 'LIVE', ids: [live.id], isActive: true } }),
    verifyPublication: () => ({ params: { kind: 'COURSE', id: course.id } }),

    checkCourseProgress: () => inCourse,
    chooseWeeklyGoal: () => ({ ...ofUser, body: { daysPerWeek: 3 } }),
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
    readLastOngoingCourse: () => ofUser,
    readOverview: () => ofUser,
    readQuestionAverage: () => of(missedQuestion),
    readStreak: () => ofUser,
    readWeeklyGoal: () => ofUser,
    restartCourse: () => inCourse,
    startCourse: () => ({ body: inCourse.params }),
    listCertificates: () => ofTheirs,
    printCertificate: () => ({ params: { code: school.certificateCode } }),
    verifyCertificate: () => ({ params: { code: school.certificateCode } }),

    listCourseFigures: () => ({ query: days }),
    listExamFigures: () => ({ query: days }),
    listMissedQuestions: () => ({ query: days }),
    readDropOff: () => ({ ...of(course), query: days }),
    readSchoolOverview: () => ({ query: days }),

    cancelSubscription: () => ({ params: { id: school.unpaidSubscriptionId } }),
    changePlan: () => ({ ...of(plan), body: { name: 'Plano do mês' } }),
    createPlan: () => ({ body: { name: 'Plano anual', priceCents: 29_900, period: 'YEAR' } }),
    listPlans: nothing,
    listPlansForAdmin: nothing,
    pageSubscriptions: nothing,
    payAgain: () => ({ params: { id: school.unpaidSubscriptionId } }),
    readPlan: () => of(plan),
    readSubscription: () => ofTheirs,
    refundSubscription: () => ({ params: { id: school.paidSubscriptionId } }),
    settleSandboxCharge: () => ({
      params: { id: school.unpaidChargeId },
      body: { outcome: 'REFUSED' },
    }),
    subscribe: () => ({ body: { planId: plan.id, method: 'PIX', payer: aPayer } }),

    beginLinkedin: () => ({ query: { redirectUri: 'http://localhost/entrar' } }),
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
    readUserOverview: () => ofUser,
    searchUsers: () => ({ query: { terms: 'maria' } }),
    sendInvitationAgain: () => ({ params: { id: school.invitedId } }),
    signInWithLinkedin: () => ({ params: { code: 'abc' }, body: { state: 'abc' } }),
    exportUsers: nothing,
    importUsers: () => ({ body: sheet }),
    previewUserImport: () => ({ body: sheet }),

    finishUpload: () => ({ params: { id: school.portraitId } }),
    requestUpload: () => ({ body: { fileName: 'a.png', contentType: 'image/png', size: 68 } }),
    readAddressServices: nothing,
    compareRevision: () => ({ params: { kind: 'COURSE', id: course.id, number: '1' } }),
    readHistory: () => ({ params: { kind: 'COURSE', id: course.id } }),
    restoreRevision: () => ({ params: { kind: 'COURSE', id: course.id }, body: { number: 1 } }),

    answerConsent: () => ({ body: { purpose: 'ANALYTICS', version: 1, isGiven: false } }),
    askGuardian: () => ({ body: { email: 'mae@exemplo.com.br' } }),
    askToDelete: nothing,
    confirmGuardian: () => ({ params: { token: 'A'.repeat(32) } }),
    deleteAccount: () => ({ body: { code: '00000000' } }),
    exportPersonalData: nothing,
    listConsents: nothing,
    pageDataReads: () => ofTheirs,
    readGuardianship: nothing,
  };
}
