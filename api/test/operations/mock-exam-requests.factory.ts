import { randomUUID } from 'node:crypto';
import type { CarriedAnswers } from '@sabia/domain/mock-exams/phone-answers.ts';
import {
  aMockExamEvent,
  anExamWithEssay,
  aWeighting,
  signedByPhone,
} from '../../src/mock-exams/mock-exams.factory.ts';
import { createScoreWeighting } from '../../src/mock-exams/score-weightings.ts';
import { sealExam } from '../../src/mock-exams/seal-exam.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { someCard } from '../support/cards/some-card.ts';
import type { SeededApp } from '../support/seeded-app.factory.ts';
import { secret } from '../support/test-app.factory.ts';
import { nothing, of, type Requests } from './authoring-requests.factory.ts';

/** Requests about mock exam events; those that change one are about one of the class of `taught`. */
export function mockExamRequests(school: SeededApp, taught: () => Promise<{ id: string }>) {
  const { db } = school;
  const { learner } = school.people;
  const ofDay = ({ id }: { id: string }) => ({ params: { id, day: 1 } });
  // The lines of a card are read beside each other: a card of two lines is none.
  let mockExam: Promise<{ id: string }> | undefined;
  const mockExamOfClass = async () => {
    mockExam ??= (async () =>
      aMockExamEvent(db, {
        practiceExamIds: [(await aPracticeExam(db, { questions: 30 })).id],
        classIds: [(await taught()).id],
      }))();
    return { id: (await mockExam).id };
  };
  let essayMockExam: Promise<{ id: string }> | undefined;
  const essayMockExamOfClass = async () => {
    essayMockExam ??= (async () =>
      aMockExamEvent(db, {
        practiceExamIds: [(await anExamWithEssay(db)).id],
        classIds: [(await taught()).id],
      }))();
    return { id: (await essayMockExam).id };
  };
  // The same for all: a school has few of them.
  let changed: Promise<{ id: string }> | undefined;
  const weighting = () => (changed ??= createScoreWeighting(db, aWeighting()));
  // The same for all: a person hands in once.
  let handedIn: Promise<CarriedAnswers & { id: string }> | undefined;
  const handedInByLearner = () =>
    (handedIn ??= (async () => {
      const { id } = await mockExamOfClass();
      await sealExam(school.context, { id, day: 1 }, { now: school.time.now });
      const signed = signedByPhone(secret, id, { personId: learner.id, answers: { 1: 'A' } });
      return { id, ...signed };
    })());

  return {
    pageMockExamEvents: nothing,
    listOwnMockExams: nothing,
    readMockExamEvent: () => of(school.mockExamEvent),
    createMockExamEvent: async () => ({
      body: {
        title: 'Simulado de março',
        practiceExamIds: [(await aPracticeExam(db)).id],
        classIds: [(await taught()).id],
      },
    }),
    changeMockExamEvent: async () => ({
      ...of(await aMockExamEvent(db)),
      body: { title: 'Simulado de abril' },
    }),
    deleteMockExamEvent: async () => of(await aMockExamEvent(db)),
    printAnswerCards: () => of(school.mockExamEvent),
    printBooklet: () => of(school.mockExamEvent),
    printEssaySheets: () => of(school.essayMockExam),
    readCardLayout: () => of(school.mockExamEvent),
    recordCardReading: async () => ({
      params: { ...(await mockExamOfClass()), readingId: randomUUID() },
      body: { personId: learner.id, day: 1, answers: { 1: 'A' }, doubts: [], quality: 1 },
    }),
    readCardPicture: async () => ({
      params: await mockExamOfClass(),
      body: { image: await someCard(), personId: learner.id, day: 1 },
    }),
    recordEssaySheet: async () => ({
      params: { ...(await essayMockExamOfClass()), sheetId: randomUUID() },
      body: { personId: learner.id, day: 1, essay: 1, image: await someCard() },
    }),
    listReadingPeople: () => of(school.mockExamEvent),
    readCardReadings: () => ({
      params: { id: school.essayMockExam.id, personId: learner.id },
    }),
    readMockExamResults: () => of(school.mockExamEvent),
    exportMockExamResults: () => of(school.mockExamEvent),
    readToldResult: () => ({ params: { code: school.resultCode } }),
    printResultSlips: () => of(school.readMockExam),
    readMockExamReport: () => of(school.readMockExam),
    exportMockExamReport: () => of(school.readMockExam),
    listScoreWeightings: nothing,
    createScoreWeighting: () => ({ body: aWeighting() }),
    changeScoreWeighting: async () => ({ ...of(await weighting()), body: aWeighting() }),
    deleteScoreWeighting: async () => of(await createScoreWeighting(db, aWeighting())),
    listSealedExams: () => of(school.mockExamEvent),
    sealExam: async () => ofDay(await aMockExamEvent(db)),
    startSealedExam: () => ofDay(school.mockExamEvent),
    readSealedExam: () => ofDay(school.mockExamEvent),
    readOwnMockExam: () => of(school.mockExamEvent),
    handInSealedExam: async () => {
      const { id, day, readingId, personId: _personId, ...body } = await handedInByLearner();
      return { params: { id, day, readingId }, body };
    },
    carryAnswers: async () => {
      const { id, ...body } = await handedInByLearner();
      return { params: { id }, body };
    },
  } satisfies Partial<Requests>;
}
