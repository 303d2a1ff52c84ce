import { contentDraft } from '@sabia/domain/courses/content.ts';
import { methodOf, type Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { questionKinds } from '@sabia/domain/questions/question-kind.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aCourse } from '../../src/courses/courses.factory.ts';
import { aRubric } from '../../src/essays/essays.factory.ts';
import { aLive } from '../../src/lives/lives.factory.ts';
import { aWeighting } from '../../src/mock-exams/mock-exams.factory.ts';
import { createScoreWeighting } from '../../src/mock-exams/score-weightings.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { sql } from '../../src/platform/db/database.ts';
import { aQuestionOfEachKind } from '../../src/questions/question-kinds.factory.ts';
import { aBank, someQuestions } from '../../src/questions/questions.factory.ts';
import { findSchool } from '../../src/school/school.queries.ts';
import { someTerms } from '../../src/taxonomy/taxonomy.factory.ts';
import { aTrail } from '../../src/trails/trails.factory.ts';
import { assertDefined } from '../support/assert-defined.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { everyRequest } from './every-request.factory.ts';

// Product.md API13: an entity that is sent back as it was read is accepted by every operation that changes it, and
// changes nothing; one that is sent back with another value is changed, or refused with the name of the field.

type Name = keyof typeof operations;
type Entity = Record<string, unknown>;

const school = await createSeededApp(await createTestApp());
const { db, people, call } = school;
const requests = everyRequest(school);
const formula = '<tex-formula data-tex="\\frac{1}{2}"></tex-formula>';
const text = `<p>Meio é ${formula}.</p>`;
const banner = {
  desktopUrl: 'https://exemplo.com.br/d.webp',
  mobileUrl: 'https://exemplo.com.br/m.webp',
};
const presentation = { thumbUrl: 'https://exemplo.com.br/capa.webp', storageId: 'guarda-1' };
const taught = { instructors: [school.instructor.id] };

const [drawn = ''] = await someTerms(db, 'categories', ['Sorteio']);
await aPracticeExam(db, { categories: ['Sorteio'], questions: 3 });
const exams = ['EXAM', 'PRACTICE_EXAM', 'QUICK_QUESTION'] as const;
const course = await aCourse(db, {
  ...presentation,
  ...taught,
  subTitle: 'Do zero',
  description: text,
  banners: [banner],
  sections: [
    {
      contents: [
        {
          pageContent: text,
          isPreview: true,
          extraContents: [{ title: 'Mais', contentUrl: 'https://exemplo.com.br' }],
          readComplements: [
            { type: 'LINK', title: 'Site', url: 'https://exemplo.com.br' },
            { type: 'FILE', title: 'Ficha', fileUrl: 'https://exemplo.com.br/f.pdf' },
          ],
        },
        {
          contentType: 'VIDEO',
          videoUrl: 'https://exemplo.com.br/v.mp4',
          videoDescription: text,
        },
        ...exams.map((contentType) => ({ contentType, title: 'Prova', instructions: text })),
        {
          contentType: 'EXAM',
          title: 'Sorteada',
          generatedExamFilters: [drawn],
          questionsQtd: 2,
        },
      ],
    },
    { title: 'Vazia', contents: [] },
  ],
});
for (const contentId of course.contentIds.slice(2, 5)) await someQuestions(db, { contentId }, 2);
const exam = await aPracticeExam(db, {
  instructions: text,
  questions: questionKinds.map((kind) => ({
    statement: `<p>${kind}: ${formula}</p>`,
    ...aQuestionOfEachKind[kind],
  })),
});
const drawnExam = await aPracticeExam(db, {
  autoGenerate: true,
  filters: [drawn],
  questionsQtd: 2,
  questions: 0,
});
const trail = await aTrail(db, {
  ...taught,
  ...presentation,
  description: text,
  banners: [banner],
  contents: [{ kind: 'course', targetId: course.id }],
});
const live = await aLive(db, {
  ...taught,
  thumbUrl: presentation.thumbUrl,
  startsAt: '2126-11-21T22:00:00.000Z',
  recordingUrl: 'https://exemplo.com.br/gravada',
});
const rubric = await aRubric(db);
const weighting = await createScoreWeighting(db, aWeighting());
const bank = await aBank(db, { description: 'Do ano' });
const scored = { params: { id: school.exam.id } };
await call(people.admin, operations.setExamScoring, {
  ...scored,
  body: (await requests.setExamScoring()).body,
});
await call(people.admin, operations.setExtraTime, await requests.setExtraTime());
await call(people.learner, operations.chooseWeeklyGoal, await requests.chooseWeeklyGoal());
// The viewer's own progress is a part of what is read.
const startsCourse = { courseId: course.id, userId: people.admin.id };
await call(people.admin, operations.startCourse, { body: startsCourse });
await call(people.admin, operations.progressContent, {
  body: {
    ...startsCourse,
    sectionId: assertDefined(course.sections[0]).id,
    contentId: course.contentIds[0] ?? '',
    isCompleted: true,
  },
});

/** The read operation of an entity, its part of the reply, and the input of the change beside the body. */
interface Reading {
  read: Name;
  input: object;
  part?: (reply: Entity) => unknown;
  params: object;
  /** Default: an administrator. */
  as?: 'learner' | 'admin';
}

const of = (id: string) => ({ params: { id } });
const assigned = {
  id: school.schoolClass.id,
  assignmentId: school.assignment.id,
};
const told = { id: school.schoolClass.id, noticeId: school.classNotice.id };
const whole = (read: Name, id: string): Reading => ({ read, input: of(id), ...of(id) });
const listed = (reply: unknown, id: string) =>
  assertDefined((reply as { id: string }[]).find((item) => item.id === id));
const partsOf = ({ sections }: Entity) => sections as { id: string; contents: { id: string }[] }[];
const inCourse = (id: string): Reading => ({
  ...whole('readCourse', course.id),
  ...of(id),
  part: (reply) => {
    const sections = partsOf(reply);
    return [...sections, ...sections.flatMap(({ contents }) => contents)].find(
      (part) => part.id === id,
    );
  },
});
const contents: Reading[] = course.contentIds.flatMap((id) => [
  inCourse(id),
  { read: 'readContent', input: { params: { id: course.id, contentId: id } }, ...of(id) },
]);
const user: Reading[] = [people.learner, people.subscriber, people.admin].map(({ id }) =>
  whole('readUser', id),
);

const { params: ruled } = await requests.changeGradebookRules();
await call(people.admin, operations.changeGradebookRules, await requests.changeGradebookRules());

const readings: Partial<Record<Name, Reading[]>> = {
  configureCourse: [whole('readCourse', course.id), whole('readCourse', school.paidCourse.id)],
  changeSection: course.sections.map(({ id }) => inCourse(id)),
  changeContent: contents,
  togglePreview: contents,
  orderContentQuestions: [whole('readContentQuestionOrder', assertDefined(course.contentIds[2]))],
  configurePracticeExam: [exam, drawnExam, school.paidExam].map(({ id }) =>
    whole('readPracticeExam', id),
  ),
  orderPracticeExamQuestions: [whole('readPracticeExamQuestionOrder', exam.id)],
  changeQuestion: [
    ...exam.questionIds.map((id) => whole('readQuestion', id)),
    ...exam.questionIds.map((id) => ({
      ...whole('listPracticeExamQuestions', exam.id),
      ...of(id),
      part: ({ items }: Entity) => listed(items, id),
    })),
  ],
  setExamScoring: [whole('readExamScoring', scored.params.id)],
  changeQuestionBank: [
    {
      read: 'listQuestionCollections',
      input: {},
      ...of(bank.id),
      part: (all) => listed(all, bank.id),
    },
  ],
  changeRubric: [whole('readRubric', rubric.id)],
  configureTrail: [whole('readTrail', trail.id), whole('readTrail', school.trail.id)],
  changeLive: [whole('readLive', live.id), whole('readLive', school.live.id)],
  changeAssignment: [{ read: 'readAssignment', input: { params: assigned }, params: assigned }],
  changeClassNotice: [{ read: 'readClassNotice', input: { params: told }, params: told }],
  changeClass: [whole('readClass', school.schoolClass.id)],
  changeGradebookRules: [
    {
      read: 'readGradebookRules',
      input: { params: ruled },
      params: ruled,
      part: ({ rules }) => rules,
    },
  ],
  changeMockExamEvent: [whole('readMockExamEvent', school.mockExamEvent.id)],
  changeScoreWeighting: [
    {
      read: 'listScoreWeightings',
      input: {},
      ...of(weighting.id),
      part: (all) => listed(all, weighting.id),
    },
  ],
  changeInstructor: [whole('readInstructor', school.instructor.id)],
  changePlan: [whole('readPlan', school.plan.id)],
  renameTerm: [
    {
      read: 'readTaxonomy',
      input: {},
      params: { kind: 'levels', id: school.levelId },
      part: ({ levels }) => listed(levels, school.levelId),
    },
  ],
  changeSchool: [
    { read: 'readSchool', input: {}, ...of((await findSchool(db, { withRevision: false })).id) },
  ],
  changeUser: [
    ...user,
    { ...whole('readUser', people.learner.id), as: 'learner' },
    { ...whole('readProfile', people.learner.id), as: 'learner' },
  ],
  changeRole: user,
  changeSubscription: user,
  changeProviderId: user,
  setExtraTime: [whole('readExtraTime', people.learner.id)],
  chooseWeeklyGoal: [whole('readWeeklyGoal', people.learner.id)],
  chooseReadingSettings: [
    {
      read: 'readUserByProvider',
      input: of(people.learner.providerId),
      ...of(people.learner.id),
      part: ({ readingSettings }) => readingSettings,
      as: 'learner',
    },
  ],
};

/** Changes whose entity no operation reads in the form of their body. */
const unread: Partial<Record<Name, string>> = {
  changeAttemptArea: 'an act: it begins or ends an area',
  submitPracticeAttempt: 'an act: it hands in',
  progressContentAgain: 'an event of study',
  correctAnswer: 'an act: it gives a credit',
  keepClaim: 'has no body',
  sealExam: 'has no body',
  handInSealedExam: 'an act: it adds a reading',
  markEssay: 'an act: it gives a mark',
  publishResults: 'an act: readAssignment shows it',
  recordCardReading: 'an act: it adds a reading',
  recordMarks: 'an act: it adds marks to the grade book',
  takeRoll: 'an act: it adds marks to the roll call',
  recordEssaySheet: 'an act: it adds a sheet',
  extendAssignment: 'an act: pageAssignedStudents shows it',
  changeChildSettings: 'an act: readChild shows it to the guardian',
  linkInstructor: 'an act: listInstructors shows the linked user',
  keepFirstAnswers: 'an act: the recommendations show its effect',
  blockUser: 'an act: it blocks, or takes the block back',
  correctInvitation: 'pageUsers shows it among the users',
  orderContents: 'the ids of the outline, which readCourse shows within the course',
  orderTrail: 'the ids of the items, which readTrail shows within the trail',
  orderLevels: 'the ids of the levels, which readTaxonomy shows with their titles',
};
await call(
  people.learner,
  operations.chooseReadingSettings,
  await requests.chooseReadingSettings(),
);

it('lists every change', () => {
  const changes = Object.entries<Operation>(operations).flatMap(([name, operation]) =>
    ['PATCH', 'PUT'].includes(methodOf(operation)) ? [name] : [],
  );
  expect([...Object.keys(readings), ...Object.keys(unread)].toSorted()).toEqual(changes.toSorted());
});

const send = (name: Name, as: Reading['as'], input: object) =>
  call(people[as ?? 'admin'], operations[name] as Operation, input as never);

async function entityOf({ read, input, part = (reply) => reply, as }: Reading): Promise<Entity> {
  const { status, body } = await send(read, as, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return part(body as unknown as Entity) as Entity;
}

const countRevisions = async () =>
  (
    await db.one<{ number: number }>(sql`
      select count(*)::integer as number from revisions where what <> 'IMPORTED'`)
  ).number;

const cases = Object.entries(readings).flatMap(([name, all]) =>
  all.map((reading, index) => [`${name} ${index}`, name as Name, reading] as const),
);

describe.each(cases)('%s', (_, name, reading) => {
  it('accepts the entity as it was read, and changes nothing', async () => {
    const entity = await entityOf(reading);
    const revisions = await countRevisions();
    const answer = await send(name, reading.as, { params: reading.params, body: entity });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await entityOf(reading)).toEqual(entity);
    expect(await countRevisions()).toBe(revisions);
  });

  it('refuses another value of each field that it does not set', async () => {
    const entity = await entityOf(reading);
    const set = fieldsOf(bodyOf(name));
    const fixed = Object.keys(entity).filter((field) => !set.includes(field));
    for (const field of fixed) {
      const body = { ...entity, [field]: otherThan(entity[field]) };
      const answer = await send(name, reading.as, { params: reading.params, body });
      expect(answer.status, `${field}: ${JSON.stringify(answer.body)}`).toBe(422);
      expect(
        answer.body.errors.map(({ path }) => path),
        field,
      ).toContain(field);
    }
    expect(await entityOf(reading)).toEqual(entity);
  });
});

/** Creations whose reply is not the created entity with the fields of the body. */
const otherCreations: Partial<Record<Name, string>> = {
  claimEssay: 'takes the next essay',
  startTraining: 'begins a training, whose questions are chosen',
  startPracticeAttempt: 'begins an attempt',
  startCourse: 'begins a course',
  progressContent: 'reports study',
  importCourse: 'reads a file',
  importQuestions: 'reads a file',
  changeQuestionsTogether: 'changes questions',
  requestUpload: 'begins an upload',
  subscribe: 'replies with the overview of the user',
  createCharge: 'replies with the overview of the user',
};

const creations = Object.entries<Operation>(operations).flatMap(([name, { body, status }]) =>
  body && status === 201 && !(name in otherCreations) ? [name as Name] : [],
);

describe.each(creations)('%s', (name) => {
  it('refuses the fields of the entity that it does not set', async () => {
    const declared: Operation = operations[name];
    const set = fieldsOf(bodyOf(name));
    const fixed = fieldsOf(assertDefined(declared.reply)).filter((field) => !set.includes(field));
    const { body, ...request } = (await requests[name]()) as { body: Entity };
    for (const field of fixed) {
      const answer = await send(name, 'admin', { ...request, body: { ...body, [field]: 'x' } });
      expect(answer.status, field).toBe(422);
      expect(answer.body.errors.map(({ path }) => path)).toContain(field);
    }
  });
});

it('refuses the fields of a new content that it does not set', async () => {
  const set = fieldsOf(contentDraft);
  const fixed = fieldsOf(operations.createContent.reply).filter((field) => !set.includes(field));
  const { body } = await requests.createContent();
  for (const field of fixed) {
    const createContentDto = { ...body.createContentDto, [field]: 'x' };
    const answer = await send('createContent', 'admin', { body: { ...body, createContentDto } });
    expect(answer.status, field).toBe(422);
    expect(answer.body.errors.map(({ path }) => path)).toEqual([`createContentDto.${field}`]);
  }
});

/** The top-level fields of a schema, also of each choice of a union. */
function fieldsOf(schema: z.ZodType): string[] {
  const { properties, anyOf = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return [
    properties,
    ...anyOf.map((choice) => (typeof choice === 'object' ? choice.properties : {})),
  ].flatMap((fields) => Object.keys(fields ?? {}));
}

const bodyOf = (name: Name): z.ZodType => assertDefined((operations[name] as Operation).body);

/** A value of the same type. */
function otherThan(value: unknown): unknown {
  if (value === null) return 'x';
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string')
    return value.endsWith('Z') ? '2001-01-01T00:00:00.000Z' : `${value}x`;
  return Array.isArray(value) ? [...value, 'x'] : { ...(value as object), x: 'x' };
}
