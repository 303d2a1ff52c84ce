import { randomUUID } from 'node:crypto';
import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { describe, expect, it } from 'vitest';
import { aContent, aCourse } from '../../src/courses/courses.factory.ts';
import { someTerms } from '../../src/taxonomy/taxonomy.factory.ts';
import { aUser } from '../../src/users/users.factory.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { assertDefined } from '../support/assert-defined.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { everyRequest } from './every-request.factory.ts';

// Every field that the specification names for the body of an operation is kept, which its reply shows, or
// refused with a 422 that names it. The lists repeat section 3 (entities) and section 7 (calls) of the
// specification; `id` is a field of each entity.

type Name = keyof typeof operations;
type Body = Record<string, unknown>;

/** A value to send, and how the reply shows it: by default as the same field with the same value. */
interface Sent {
  value: unknown;
  shown?: (reply: Body) => unknown;
  /** Other fields that have to come with it, or to be left out (undefined). */
  with?: Body;
}

const school = await createSeededApp(await createTestApp());
const { db, categoryId, levelId } = school;
const requests = everyRequest(school);
const [otherCategory = ''] = await someTerms(db, 'categories', ['Finanças']);
const [otherLevel = ''] = await someTerms(db, 'levels', ['Avançado']);
const [otherSkill = ''] = await someTerms(db, 'skills', ['Escrita']);
/** A category with questions to draw. */
const [drawn = ''] = await someTerms(db, 'categories', ['Sorteio']);
await aPracticeExam(db, { categories: ['Sorteio'], questions: 3 });
const banner = { desktopUrl: 'https://exemplo.com.br/d.webp', mobileUrl: 'https://a.br/m.webp' };

const one = (value: unknown): Sent => ({ value });
const idsOf = (field: string) => (reply: Body) =>
  (reply[field] as { id: string }[]).map(({ id }) => id);
const idOf = (field: string) => (reply: Body) => (reply[field] as { id: string }).id;
const terms = (field: string, id: string): Sent => ({
  value: [{ id }],
  shown: (reply) =>
    idsOf(field)(reply)
      .filter((shown) => shown === id)
      .map((shown) => ({ id: shown })),
});
const banners: Sent = {
  value: [banner],
  shown: ({ banners: stored }) =>
    (stored as Body[]).map(({ desktopUrl, mobileUrl }) => ({ desktopUrl, mobileUrl })),
};
const question = {
  statement: '<p>Quanto é?</p>',
  alternatives: [{ text: '<p>1</p>', isCorrect: true }, { text: '<p>2</p>' }],
};
const section = { title: 'Seção', contents: [] };
const content = { contentType: 'TEXTPAGE', title: 'Página', pageContent: '<p>Oi</p>' };

const presentation = {
  title: one('Outro título'),
  shortDescription: one('Outra descrição curta'),
  storageId: one('storage-1'),
  isActive: one(true),
};
const thumbUrl = one('https://exemplo.com.br/capa.webp');

const course = (): Record<string, Sent> => ({
  ...presentation,
  id: one(randomUUID()),
  slug: one(`outro-${randomUUID()}`),
  subTitle: one('Um subtítulo'),
  description: one('<p>Outra descrição.</p>'),
  estimatedCompletionHours: one(7),
  paymentType: one('FREEMIUM'),
  thumbUrl,
  banners,
  'banners.0.id': {
    value: randomUUID(),
    with: { banners: [banner] },
    shown: ({ banners: all }) => (all as Body[])[0]?.['id'],
  },
  categories: terms('categories', otherCategory),
  levels: terms('levels', otherLevel),
  skills: terms('skills', otherSkill),
  isDeleted: one(true),
  sections: one([section]),
});

/** The simpler form: one category and one level; no slug, payment type or skills. */
const simplest = {
  categories: undefined,
  levels: undefined,
  skills: undefined,
  slug: undefined,
  category: categoryId,
  level: levelId,
};
const { categories: _several, levels: _all, ...common } = course();
const simple = Object.fromEntries(
  Object.entries<Sent>({
    ...common,
    category: { value: otherCategory, shown: (reply: Body) => idsOf('categories')(reply)[0] },
    level: { value: otherLevel, shown: (reply: Body) => idsOf('levels')(reply)[0] },
  }).map(([field, sent]) => [field, { ...sent, with: { ...simplest, ...sent.with } }]),
);

const trail: Record<string, Sent> = {
  ...presentation,
  id: one(randomUUID()),
  description: one('<p>Outra descrição.</p>'),
  category: { value: otherCategory, shown: idOf('category') },
  level: { value: otherLevel, shown: idOf('level') },
  estimatedCompletionHours: one(7),
  thumbUrl,
  banners,
  contents: one([{ kind: 'course', targetId: school.course.id }]),
};

const live: Record<string, Sent> = {
  ...presentation,
  id: one(randomUUID()),
  liveUrl: one('https://exemplo.com.br/outra'),
  thumbUrl,
  categories: terms('categories', otherCategory),
};

const practiceExam: Record<string, Sent> = {
  ...presentation,
  id: one(randomUUID()),
  categories: terms('categories', otherCategory),
  autoGenerate: { value: true, with: { filters: [drawn], questionsQtd: 1 } },
  filters: one([drawn]),
  level: one('Difícil'),
  levels: terms('levels', otherLevel),
  questionsQtd: { value: 2, with: { autoGenerate: true, filters: [drawn] } },
  questions: one([question]),
  paymentType: one('PAID'),
};

const sectionFields: Record<string, Sent> = {
  id: one(randomUUID()),
  isActive: one(false),
  isFreemium: one(true),
  contents: one([content]),
  sectionProgression: one({ id: randomUUID() }),
};

const contentFields: Record<string, Sent> = {
  id: one(randomUUID()),
  contentType: { value: 'VIDEO', with: { videoUrl: 'https://exemplo.com.br/v.mp4' } },
  pageContent: one('<p>Outro texto.</p>'),
  videoUrl: one('https://exemplo.com.br/v.mp4'),
  videoDescription: one('<p>Uma descrição.</p>'),
  questions: one([question]),
  generatedExamFilters: { value: [drawn], with: { questionsQtd: 1 } },
  extraContents: one([{ title: 'Mais', contentUrl: 'https://exemplo.com.br' }]),
  readComplements: one([{ type: 'FILE', title: 'Ficha', fileUrl: 'https://exemplo.com.br/f.pdf' }]),
  isPreview: one(true),
  contentProgression: one({ id: randomUUID() }),
};

const questionFields: Record<string, Sent> = {
  id: one(randomUUID()),
  videoQuestionUrl: one('https://exemplo.com.br/v.mp4'),
  alternatives: {
    value: [
      { text: '<p>3</p>', isCorrect: true },
      { text: '<p>4</p>', isCorrect: false },
    ],
    shown: ({ alternatives }) =>
      (alternatives as Body[]).map(({ text, isCorrect }) => ({ text, isCorrect })),
    with: { regrade: false },
  },
  'alternatives.0.questionId': {
    value: randomUUID(),
    with: { alternatives: question.alternatives, regrade: false },
  },
};

const user: Record<string, Sent> = {
  id: one(randomUUID()),
  email: one('outra@exemplo.com.br'),
  name: one('Outro Nome Inteiro'),
  level: one('Mestre'),
  levelingExamCompleted: one(true),
  hasActiveSubscription: one(true),
  state: one('PE'),
  city: one('Olinda'),
  isAdmin: one(true),
  providerId: one('outro'),
  profilePicture: one('https://exemplo.com.br/eu.webp'),
  role: one('ADMIN'),
  isSubscriber: one(true),
  classroomRole: one('TEACHER'),
  classroomRoleActive: one(true),
  classroomModeType: one('ONLINE'),
};

/**
 * Without the fields that the server computes or finds itself: grades and numbers of attempts (product.md P2),
 * progressions and the section in which the content is now (P1, P8). The other ids are the address of the event.
 */
const isCompleted = ({ contentProgression }: Body) => (contentProgression as Body)['isCompleted'];
const progressEvent: Record<string, Sent> = {
  isCompleted: { value: true, shown: isCompleted },
  decreaseProgressionsCount: {
    value: true,
    shown: (reply) => !isCompleted(reply),
    with: { isCompleted: false },
  },
};

interface Specified {
  fields: Record<string, Sent>;
  /** Another request than the usual one of every-request.factory.ts. */
  request?: () => Promise<Body>;
  /** The part of the body with the fields. */
  within?: string;
}

const ofAnyone = async () => ({ params: { id: (await aUser(db)).id }, body: {} });

/** The calls of section 7 with a body. */
const specified: [Name, Specified][] = [
  ['createCourse', { fields: course() }],
  ['createCourse', { fields: simple }],
  ['configureCourse', { fields: course() }],
  [
    'configureCourse',
    {
      fields: {
        category: { value: otherCategory, shown: (reply) => idsOf('categories')(reply)[0] },
        level: { value: otherLevel, shown: (reply) => idsOf('levels')(reply)[0] },
      },
    },
  ],
  ['createSection', { fields: sectionFields }],
  [
    'changeSection',
    {
      fields: sectionFields,
      request: async () => ({
        params: { id: assertDefined((await aCourse(db)).sections[0]).id },
        body: {},
      }),
    },
  ],
  ['createContent', { fields: contentFields, within: 'createContentDto' }],
  [
    'changeContent',
    {
      fields: contentFields,
      request: async () => ({
        params: { id: await aContent(db, school.sectionId, { contentType: 'EXAM' }) },
        body: {},
      }),
    },
  ],
  ['togglePreview', { fields: { isPreview: one(true) } }],
  ['createContentQuestion', { fields: questionFields }],
  ['createPracticeExamQuestion', { fields: questionFields }],
  ['changeQuestion', { fields: questionFields }],
  ['createLive', { fields: live }],
  ['changeLive', { fields: live }],
  ['createPracticeExam', { fields: practiceExam }],
  ['configurePracticeExam', { fields: practiceExam }],
  ['createTrail', { fields: trail }],
  ['configureTrail', { fields: trail }],
  ['progressContent', { fields: progressEvent }],
  ['progressContentAgain', { fields: progressEvent }],
  ['changeUser', { fields: user, request: ofAnyone }],
  ['changeRole', { fields: { role: one('ADMIN') } }],
  ['changeProviderId', { fields: { providerId: one(randomUUID()) }, request: ofAnyone }],
  ['changeSubscription', { fields: { hasActiveSubscription: one(true) } }],
];

/** Calls of the specification whose bodies it does not describe. */
const undescribed: Name[] = [
  'orderContents',
  'orderTrail',
  'addTrailContent',
  'startCourse',
  'signInWithLinkedin',
];

/** Calls that the specification does not have. */
const unspecified: Name[] = [
  'addClassMember',
  'changeAssignment',
  'changeClass',
  'changeGradebookRules',
  'closeTerm',
  'openTerm',
  'previewGradebookRules',
  'recordMarks',
  'changeMockExamEvent',
  'changeClassNotice',
  'changeRubric',
  'changeScoreWeighting',
  'claimEssay',
  'createAssignment',
  'createClass',
  'createMockExamEvent',
  'carryAnswers',
  'handInSealedExam',
  'readCardPicture',
  'recordCardReading',
  'recordEssaySheet',
  'createClassNotice',
  'createRubric',
  'createScoreWeighting',
  'extendAssignment',
  'joinClass',
  'linkInstructor',
  'markEssay',
  'renewClassCode',
  'acceptInvitation',
  'answerConsent',
  'answerTraining',
  'changeInstructor',
  'changePlan',
  'changeQuestionBank',
  'changeQuestionsTogether',
  'changeSchool',
  'chooseReadingSettings',
  'chooseWeeklyGoal',
  'connectBooklet',
  'annulQuestion',
  'correctAnswer',
  'createBankQuestion',
  'createCharge',
  'createExamScale',
  'createInstructor',
  'createPlan',
  'createQuestionBank',
  'createTerm',
  'deleteAccount',
  'exportSelectedQuestions',
  'gradeContentPreview',
  'gradePracticePreview',
  'importCourse',
  'importItemFile',
  'importQuestions',
  'importUsers',
  'keepFirstAnswers',
  'listSelectedLosses',
  'mergeTerm',
  'orderContentQuestions',
  'orderLevels',
  'orderPracticeExamQuestions',
  'previewBookletConnection',
  'previewCourseImport',
  'previewImport',
  'previewItemFile',
  'previewUserImport',
  'publish',
  'renameTerm',
  'refundPayment',
  'blockUser',
  'correctInvitation',
  'inviteUser',
  'requestEmailChange',
  'changeUsersTogether',
  'removeUser',
  'requestGuardian',
  'changeChildSettings',
  'proveGoogleAccount',
  'requestUpload',
  'restoreRevision',
  'reviewQuestion',
  'saveComment',
  'saveContentAnswers',
  'savePracticeAnswers',
  'scoreEnem',
  'includeBlanks',
  'addEssayCard',
  'reviewEssayCard',
  'changeAttemptArea',
  'checkFeasibility',
  'previewTaskRegrading',
  'setExamScoring',
  'setExtraTime',
  'signInWithGoogle',
  'simulateCharge',
  'startPracticeAttempt',
  'startTraining',
  'submitPracticeAttempt',
  'subscribe',
  'takeRoll',
];

it('lists every operation with a body', () => {
  const withBody = Object.entries<Operation>(operations).flatMap(([name, { body }]) =>
    body ? [name] : [],
  );
  const listed = new Set([...specified.map(([name]) => name), ...undescribed, ...unspecified]);
  expect([...listed].toSorted()).toEqual(withBody.toSorted());
});

/** The body with a value at a path like `alternatives.0.questionId`. */
function withValue(body: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  const copy = Array.isArray(body) ? [...body] : { ...(body as Body) };
  const inner = copy[name as never] as unknown;
  copy[name as never] = (rest.length > 0 ? withValue(inner, rest, value) : value) as never;
  return copy;
}

describe.each(specified)('%s', (name, { fields, request, within }) => {
  it.each(Object.entries(fields))('keeps or refuses %s', async (field, sent) => {
    const { body, ...rest } = (await (request ?? requests[name])()) as Body;
    const path = [...(within ? within.split('.') : []), ...field.split('.')];
    const others = Object.entries(sent.with ?? {}).reduce(
      (all, [key, value]) => withValue(all, [...path.slice(0, within ? 1 : 0), key], value),
      body,
    );
    const answer = await school.call(school.people.admin, operations[name], {
      ...rest,
      body: withValue(others, path, sent.value),
    });
    if (answer.status === 422) {
      expect(answer.body.errors.map((error) => error.path)).toContain(path.join('.'));
    } else {
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      const reply = answer.body as unknown as Body;
      const shown = sent.shown ? sent.shown(reply) : reply[field];
      expect(shown).toEqual(sent.value);
    }
  });
});
