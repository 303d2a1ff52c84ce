import {
  type MockExamEvent,
  mockExamEventDraft,
} from '@sabia/domain/mock-exams/mock-exam-event.ts';
import type { z } from 'zod';
import { aClass } from '../classes/classes.factory.ts';
import { anEssayQuestion } from '../essays/essays.factory.ts';
import type { Database } from '../platform/db/database.ts';
import { aPracticeExam, type PracticeExamGiven } from '../practice-exams/practice-exams.factory.ts';
import { createMockExamEvent } from './create-mock-exam-event.ts';

interface EventGiven extends Partial<z.input<typeof mockExamEventDraft>> {
  now?: Date;
}

/** Plans a mock exam event. Default: one day with two questions, for a class without students. */
export async function aMockExamEvent(
  db: Database,
  { now = new Date(), ...draft }: EventGiven = {},
): Promise<MockExamEvent> {
  const { practiceExamIds, classIds } = draft;
  return createMockExamEvent(
    db,
    mockExamEventDraft.parse({
      title: 'Simulado de novembro',
      ...draft,
      practiceExamIds: practiceExamIds ?? [(await aPracticeExam(db)).id],
      classIds: classIds ?? [(await aClass(db)).id],
    }),
    { now },
  );
}

/** A practice exam on paper with an essay: a question with a line on the answer card, and the essay. */
export const anExamWithEssay = (db: Database, given: PracticeExamGiven = {}) =>
  aPracticeExam(db, { questions: [{}, anEssayQuestion], ...given });
