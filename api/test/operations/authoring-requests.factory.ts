import { randomUUID } from 'node:crypto';
import { annulQuestion } from '@sabia/domain/attempts/annulments.contract.ts';
import type { CallOf } from '@sabia/domain/operation.ts';
import type { operations } from '@sabia/domain/operations.ts';
import { changeQuestionsTogether } from '@sabia/domain/questions/question-banks.contract.ts';
import { mergeTerm } from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import { aContent, aCourse } from '../../src/courses/courses.factory.ts';
import { deleteContent, deleteSection } from '../../src/courses/delete-content.ts';
import { deleteCourse } from '../../src/courses/delete-course.ts';
import type { SeededApp } from '../support/seeded-app.factory.ts';
import { anInstructor } from '../../src/instructors/instructors.factory.ts';
import { aBank, someQuestions } from '../../src/questions/questions.factory.ts';
import { aLive } from '../../src/lives/lives.factory.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { assertDefined } from '../support/assert-defined.ts';
import { someTerms } from '../../src/taxonomy/taxonomy.factory.ts';
import { aTrail } from '../../src/trails/trails.factory.ts';

type Declared = typeof operations;

/** A request for each operation. */
export type Requests = {
  [Name in keyof Declared]: () => CallOf<Declared[Name]> | Promise<CallOf<Declared[Name]>>;
};

export const base64 = (text: string) => Buffer.from(text).toString('base64');
export const of = (params: { id: string }) => ({ params: { id: params.id } });
export const nothing = () => ({});

/** Requests that create, show, change and delete content. */
export function authoringRequests(school: SeededApp) {
  const { db, course, sectionId, pageId, examContentId, paidCourse, exam, paidExam } = school;
  const { instructor, live, trail, categoryId, levelId, skillId, questionId, missedQuestion } =
    school;

  const categories = { kind: 'categories' as const, id: categoryId };
  const question = {
    statement: '<p>Quanto é 2 + 2?</p>',
    alternatives: [{ text: '<p>4</p>', isCorrect: true }, { text: '<p>5</p>' }],
  };
  const person = { name: 'Ana Souza', biography: 'Ensina finanças pessoais.' };
  const taught = { instructors: [instructor.id] };
  const gift = { fileName: 'soma.gift', contentBase64: base64('Quanto é 1 + 1? {=2 ~3}') };
  const words = {
    title: 'Contas em dia',
    shortDescription: 'Em uma tarde.',
    categories: [categoryId],
  };
  const aCategory = async () => ({
    kind: 'categories' as const,
    id: assertDefined((await someTerms(db, 'categories', [`Tema ${randomUUID()}`]))[0]),
  });
  const inOwnExam = async () => {
    const { id: examId, questionIds } = await aPracticeExam(db);
    return { params: { id: assertDefined(questionIds[0]), examId } };
  };
  const aQuestion = async () => of({ id: assertDefined((await aPracticeExam(db)).questionIds[0]) });

  return {
    createTerm: () => ({ params: { kind: 'skills' }, body: { title: 'Paciência' } }),
    deleteTerm: async () => ({ params: await aCategory() }),
    mergeTerm: async () => ({ params: await aCategory(), body: { into: categoryId } }),
    pageMerges: nothing,
    undoMerge: async () => {
      const request = { params: await aCategory(), body: { into: categoryId } };
      const { body } = await school.call(school.people.admin, mergeTerm, request);
      return of({ id: assertDefined(body.mergeId ?? undefined) });
    },
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
        ...taught,
      },
    }),
    createSection: () => ({ ...of(course), body: { title: 'Mais uma' } }),
    deleteContent: async () => of({ id: await aContent(db, sectionId) }),
    deleteCourse: async () => of(await aCourse(db)),
    restoreCourse: async () => {
      const { id } = await aCourse(db);
      await deleteCourse(db, { id }, { now: new Date() });
      return of({ id });
    },
    restoreSection: async () => {
      const { id: courseId, sections } = await aCourse(db);
      const { id } = assertDefined(sections[0]);
      await deleteSection(db, { courseId, id }, { now: new Date() });
      return of({ id });
    },
    restoreContent: async () => {
      const id = await aContent(db, sectionId);
      await deleteContent(db, { id }, { now: new Date() });
      return of({ id });
    },
    duplicateSection: async () => of(assertDefined((await aCourse(db)).sections[0])),
    duplicateContent: async () => of({ id: await aContent(db, sectionId) }),
    pageBin: nothing,
    deleteSection: async () => {
      const { id, sections } = await aCourse(db);
      return { params: { id, sectionId: assertDefined(sections[0]).id } };
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
    drawCoursePicture: () => of(paidCourse),
    previewCourse: () => of(paidCourse),
    readCourse: () => of(paidCourse),
    readLesson: () => of(paidCourse),
    readContent: () => ({
      params: { id: paidCourse.id, contentId: assertDefined(paidCourse.contentIds[0]) },
    }),
    readCourseUsage: () => of(course),
    readTutorial: nothing,
    togglePreview: () => ({ params: { id: pageId }, body: { isPreview: true } }),
    exportCourse: () => of(course),
    importCourse: () => ({ body: { uploadId: school.courseZipId } }),
    previewCourseImport: () => ({ body: { uploadId: school.courseZipId } }),

    changeQuestion: () => ({ params: { id: questionId }, body: { explanation: '<p>Conte.</p>' } }),
    checkFeasibility: () => ({ body: { filters: [course.id], questionsQtd: 1, drawQuotas: [] } }),
    createContentQuestion: () => ({ params: { id: examContentId }, body: question }),
    createPracticeExamQuestion: async () => ({ ...of(await aPracticeExam(db)), body: question }),
    deleteQuestion: aQuestion,
    duplicateQuestion: aQuestion,
    previewRegrading: () => ({
      params: { id: missedQuestion.id },
      query: { rightAlternativeId: assertDefined(missedQuestion.alternatives[1]).id },
    }),
    previewTaskRegrading: async () => {
      const { id: practiceExamId } = await aPracticeExam(db, { questions: 0 });
      const task = { kind: 'NUMERIC' as const, unit: null };
      const answerKey = { kind: 'NUMERIC' as const, value: 2, tolerance: 0 };
      const given = { kind: 'NUMERIC' as const, alternatives: [], task, answerKey };
      const [id = ''] = await someQuestions(db, { practiceExamId }, [given]);
      return { params: { id }, body: { task, answerKey } };
    },
    previewReweighing: () => ({ params: { id: missedQuestion.id }, query: { weight: '2' } }),
    listRegradings: () => ({}),
    listAnnulments: () => ({ params: { id: missedQuestion.id } }),
    previewAnnulment: () => ({
      params: { id: assertDefined(exam.questionIds[0]), examId: exam.id },
    }),
    annulQuestion: async () => ({
      ...(await inOwnExam()),
      body: { choice: 'POINT_FOR_ALL' as const, reason: 'Sem resposta certa.' },
    }),
    undoAnnulment: async () => {
      const asked = await inOwnExam();
      const body = { choice: 'POINT_FOR_ALL' as const, reason: 'Sem resposta certa.' };
      await school.call(school.people.admin, annulQuestion, { ...asked, body });
      return asked;
    },
    listContentQuestions: () => ({ params: { id: examContentId } }),
    listPracticeExamQuestions: () => of(exam),
    readContentQuestionOrder: () => of({ id: examContentId }),
    readPracticeExamQuestionOrder: () => of(exam),
    orderContentQuestions: async () => {
      const id = await aContent(db, sectionId, { contentType: 'EXAM' });
      return { params: { id }, body: { questionIds: [] } };
    },
    orderPracticeExamQuestions: () => ({ ...of(exam), body: { questionIds: exam.questionIds } }),
    readContentStatistics: () => ({ params: { id: examContentId } }),
    readPracticeExamStatistics: () => of(exam),
    readQuestionBank: nothing,
    listQuestionCollections: nothing,
    listCourseExams: nothing,
    createQuestionBank: () => ({ body: { title: `Banco ${randomUUID()}` } }),
    changeQuestionBank: async () => ({ ...of(await aBank(db)), body: { description: 'Do Enem.' } }),
    createBankQuestion: async () => ({ ...of(await aBank(db)), body: question }),
    listQuestions: nothing,
    readQuestion: () => of({ id: questionId }),
    readQuestionLabels: nothing,
    readQuestionUsage: () => of({ id: questionId }),
    changeQuestionsTogether: async () => ({
      body: { selection: { ids: [(await aQuestion()).params.id] }, action: { kind: 'delete' } },
    }),
    pageBulkChanges: nothing,
    undoBulkChange: async () => {
      const selection = { ids: [(await aQuestion()).params.id] };
      const body = { selection, action: { kind: 'delete' as const } };
      const changed = await school.call(school.people.admin, changeQuestionsTogether, { body });
      return of(changed.body);
    },
    restoreQuestion: aQuestion,
    undoQuestionChange: () => ({ params: { id: questionId } }),
    exportQuestions: () => ({ query: { practiceExamId: exam.id, format: 'gift' } }),
    listExportLosses: () => ({ query: { practiceExamId: exam.id, format: 'aiken' } }),
    exportSelectedQuestions: () => ({
      body: { selection: { filters: { collections: [exam.id] } }, format: 'gift' },
    }),
    listSelectedLosses: () => ({
      body: { selection: { filters: { collections: [exam.id] } }, format: 'aiken' },
    }),
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
    previewPracticeExam: () => of(paidExam),
    readPracticeExamUsage: () => of(exam),
    listInstructors: nothing,
    readInstructor: () => of(instructor),
    createInstructor: () => ({ body: { ...person, slug: `ana-${randomUUID()}` } }),
    linkInstructor: async () => ({ ...of(await anInstructor(db)), body: { userId: null } }),
    changeInstructor: () => ({ ...of(instructor), body: { name: 'Ana Souza Lima' } }),
    deleteInstructor: async () => of(await anInstructor(db)),
    changeLive: () => ({ ...of(live), body: { title: 'Ao vivo' } }),
    createLive: () => ({ body: { ...words, ...taught, liveUrl: 'https://exemplo.com.br/live' } }),
    deleteLive: async () => of(await aLive(db)),
    duplicateLive: () => of(live),
    listLiveCategories: nothing,
    pageLives: nothing,
    pageLivesForAdmin: nothing,
    readLive: () => of(live),
    previewLive: () => of(live),
    readLiveCalendar: () => of(live),
    readLiveUsage: () => of(live),

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
        ...taught,
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
    previewTrail: () => of(trail),
    readTrailUsage: () => of(trail),
    removeTrailContent: async () => {
      const { contentIds } = await aTrail(db, { contents: [{ kind: 'live', targetId: live.id }] });
      return of({ id: assertDefined(contentIds[0]) });
    },
    publish: () => ({ body: { kind: 'LIVE', ids: [live.id], isActive: true } }),
    verifyPublication: () => ({ params: { kind: 'COURSE', id: course.id } }),

    compareRevision: () => ({ params: { kind: 'COURSE', id: course.id, number: '1' } }),
    readHistory: () => ({ params: { kind: 'COURSE', id: course.id } }),
    restoreRevision: () => ({ params: { kind: 'COURSE', id: course.id }, body: { number: 1 } }),
  } satisfies Partial<Requests>;
}
