import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as courseFiles from '@sabia/domain/courses/course-files.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as files from '@sabia/domain/files/files.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as imports from '@sabia/domain/questions/question-import.contract.ts';
import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions, type QuestionGiven } from '../questions/questions.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

// No field of a shuffled question tells the order of its author (product.md A20): neither ids nor places. A question made by
// any way of creation has six choices with words that tell nothing; the fields of the choices that a learner gets are compared
// with the author's order over forty questions. A field that follows it correlates by 1, one that does not by about 0.

const { app, db, call } = await createTestApp();
const [author, learner] = [await anAdmin(db), await aUser(db)];

const questionsQtd = 40;
const words = ['sabiá', 'curió', 'tiê', 'anu', 'jaó', 'socó'];
/** The words of a question in the order of its author, which differs from question to question. */
const authored = (at: number) =>
  words.map((word) => `${word} ${at}`).toSorted((a, b) => hash(a) - hash(b));
const hash = (text: string) =>
  Array.from(text).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7);

const parts = (at: number) =>
  authored(at).map((word, place) => ({ id: `p${place}`, text: `<p>${word}</p>` }));
const statement = (kind: string, at: number) => `<p>${kind} ${at}</p>`;

const alternativesOf = (at: number) =>
  parts(at).map(({ text }, place) => ({ text, isCorrect: place === 0 }));

const drafts: Partial<Record<QuestionKindName, (at: number) => QuestionGiven>> = {
  SINGLE_CHOICE: (at) => ({ alternatives: alternativesOf(at) }),
  MULTIPLE_CHOICE: (at) => ({
    task: { kind: 'MULTIPLE_CHOICE', options: parts(at), scoring: 'ALL_OR_NOTHING' },
    answerKey: { kind: 'MULTIPLE_CHOICE', rightOptionIds: ['p0', 'p1'] },
  }),
  TRUE_FALSE: (at) => ({
    task: { kind: 'TRUE_FALSE', items: parts(at), scoring: 'PER_ITEM' },
    answerKey: { kind: 'TRUE_FALSE', trueItemIds: ['p0'] },
  }),
  MATCHING: (at) => ({
    task: {
      kind: 'MATCHING',
      left: parts(at).map(({ id, text }) => ({ id: `l${id}`, text: `${text}<p>é</p>` })),
      right: parts(at),
    },
    answerKey: {
      kind: 'MATCHING',
      pairs: parts(at).map(({ id }) => ({ leftId: `l${id}`, rightId: id })),
    },
  }),
  ORDERING: (at) => ({
    task: { kind: 'ORDERING', items: parts(at), scoring: 'PER_POSITION' },
    answerKey: { kind: 'ORDERING', itemIds: parts(at).map(({ id }) => id) },
  }),
  GAPS: (at) => ({
    task: {
      kind: 'GAPS',
      text: '<p>O [[1]] canta.</p>',
      gaps: [
        { id: 'g', options: authored(at).map((label, place) => ({ id: `p${place}`, label })) },
      ],
    },
    answerKey: { kind: 'GAPS', gaps: [{ gapId: 'g', optionId: 'p0' }] },
  }),
};

const everyQuestion = Object.entries(drafts).flatMap(([kind, draft]) =>
  Array.from({ length: questionsQtd }, (_, at) => ({
    kind: kind as QuestionKindName,
    statement: statement(kind, at),
    ...(kind !== 'SINGLE_CHOICE' && { alternatives: [] }),
    ...draft(at),
  })),
);

const isShuffled = { alternativesOrder: 'SHUFFLED' as const };

async function startPractice(id: string) {
  const params = { params: { id } };
  return (await call(learner, attempts.startPracticeAttempt, params)).body.questions;
}

async function created() {
  const { id } = await aPracticeExam(db, { questions: everyQuestion, ...isShuffled });
  return { id, asked: await startPractice(id) };
}

async function copied(from: string) {
  const params = { params: { id: from } };
  const { body } = await call(author, practiceExams.duplicatePracticeExam, params);
  const opened = { params: { id: body.id }, body: { isActive: true, ...isShuffled } };
  await call(author, practiceExams.configurePracticeExam, opened);
  return startPractice(body.id);
}

/** All alternatives of each question are replaced by new ones. */
async function changed() {
  const { id, questionIds } = await aPracticeExam(db, { questions: questionsQtd, ...isShuffled });
  for (const [at, questionId] of questionIds.entries()) {
    const body = { statement: statement('SINGLE_CHOICE', at), alternatives: alternativesOf(at) };
    const params = { id: questionId };
    expect((await call(author, questions.changeQuestion, { params, body })).status).toBe(200);
  }
  return startPractice(id);
}

async function imported() {
  const { id } = await aPracticeExam(db, { questions: 0, ...isShuffled });
  const gift = Array.from({ length: questionsQtd }, (_, at) => {
    const lines = authored(at).map((word, place) => `${place === 0 ? '=' : '~'}${word}`);
    return `SINGLE_CHOICE ${at} {\n${lines.join('\n')}\n}`;
  });
  const contentBase64 = Buffer.from(gift.join('\n\n')).toString('base64');
  const body = { owner: { practiceExamId: id }, fileName: 'a.gift', contentBase64 };
  expect((await call(author, imports.importQuestions, { body })).status).toBe(201);
  return startPractice(id);
}

/** A course that was exported and imported. */
async function ofCourseFile() {
  const content = { contentType: 'EXAM' as const, title: 'Prova', ...isShuffled };
  const course = await aCourse(db, { sections: [{ isFreemium: true, contents: [content] }] });
  await someQuestions(db, { contentId: assertDefined(course.contentIds[0]) }, everyQuestion);
  const zip = (await call(author, courseFiles.exportCourse, { params: { id: course.id } })).body;
  const bytes = zip as unknown as Buffer;
  const upload = { fileName: 'a.zip', contentType: 'application/zip' as const, size: bytes.length };
  const { id, uploadUrl } = (await call(author, files.requestUpload, { body: upload })).body;
  const headers = { 'content-type': 'application/zip' };
  await app.inject({ method: 'PUT', url: uploadUrl, headers, payload: bytes });
  const made = await call(author, courseFiles.importCourse, { body: { uploadId: id } });
  await call(author, courses.configureCourse, {
    params: { id: made.body.id },
    body: { isActive: true },
    query: { verification: 'skip' },
  } as never);
  const { body } = await call(author, courses.readCourse, { params: { id: made.body.id } });
  const contentId = assertDefined(assertDefined(body.sections[0]).contents[0]).id;
  const params = { params: { contentId } };
  return (await call(author, attempts.startContentAttempt, params)).body.questions;
}

/** The lists of choices of a question, as a learner gets it. */
function choicesOf({ alternatives, task }: Question): object[] {
  switch (task?.kind) {
    case undefined:
      return alternatives;
    case 'MULTIPLE_CHOICE':
      return task.options;
    case 'TRUE_FALSE':
    case 'ORDERING':
      return task.items;
    case 'MATCHING':
      return task.right;
    case 'GAPS':
      return task.gaps[0]?.options ?? [];
    default:
      return [];
  }
}

/** Of the six choices of a question: the correlation of each field, and of the place in the list, with the author's order. */
function correlations(question: Question): Map<string, number> {
  const at = Number(/\d+/.exec(question.statement)?.[0]);
  const order = authored(at);
  const choices = choicesOf(question).map((choice, place) => ({ ...choice, place }));
  const placeOf = (choice: object) =>
    order.findIndex((word) => JSON.stringify(choice).includes(word));
  expect(choices.map(placeOf).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  const fields = Object.keys(choices[0] ?? {});
  return new Map(
    fields.map((field) => {
      const valueOf = (choice: object) => (choice as Record<string, unknown>)[field];
      const ranked = choices.toSorted((a, b) => (isBelow(valueOf(a), valueOf(b)) ? -1 : 1));
      const isConstant = new Set(choices.map((choice) => String(valueOf(choice)))).size === 1;
      return [field, isConstant ? 0 : rankCorrelation(ranked.map(placeOf))];
    }),
  );
}

const isBelow = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' ? one < other : String(one) < String(other);

/** Spearman's coefficient of these places with 0, 1, 2 … */
function rankCorrelation(places: readonly number[]): number {
  const n = places.length;
  const squares = places.reduce((sum, place, at) => sum + (place - at) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
}

/** The mean of each field over all questions of a kind. Its deviation is 0.07, so that 0.5 has no chance to come about. */
function tellingFields(asked: readonly Question[], kind: string): string[] {
  const each = asked.filter((one) => one.kind === kind).map(correlations);
  expect(each).toHaveLength(questionsQtd);
  return [...assertDefined(each[0]).keys()].filter((field) => {
    const mean = each.reduce((sum, one) => sum + (one.get(field) ?? 0), 0) / each.length;
    return Math.abs(mean) > 0.5;
  });
}

describe('a shuffled question', async () => {
  const { id, asked } = await created();
  const ways: [string, Question[]][] = [
    ['created', asked],
    ['copied', await copied(id)],
    ['of a course file', await ofCourseFile()],
    ['changed', await changed()],
    ['imported', await imported()],
  ];
  const cases = ways.flatMap(([way, shown]) =>
    [...new Set(shown.map(({ kind }) => kind))].map((kind) => [way, kind, shown] as const),
  );

  it('comes in all kinds and by all ways', () => {
    expect(cases).toHaveLength(3 * Object.keys(drafts).length + 2);
  });

  it.each(cases)('%s tells nothing: %s', (_way, kind, shown) => {
    expect(tellingFields(shown, kind)).toEqual([]);
  });

  it('is detected in the order of its author', async () => {
    const exam = await aPracticeExam(db, { questions: everyQuestion });
    const shown = await startPractice(exam.id);
    expect(tellingFields(shown, 'SINGLE_CHOICE')).toEqual(['order', 'place']);
    expect(tellingFields(shown, 'GAPS')).toEqual(['place']);
  });
});
