import { createHmac, randomUUID } from 'node:crypto';
import {
  type MockExamEvent,
  mockExamEventDraft,
} from '@sabia/domain/mock-exams/mock-exam-event.ts';
import type { ScoreWeightingDraft } from '@sabia/domain/mock-exams/score-weighting.ts';
import type { CarriedAnswers } from '@sabia/domain/mock-exams/phone-answers.ts';
import { signedAnswers } from '@sabia/domain/mock-exams/phone-answers-text.ts';
import type { z } from 'zod';
import { aClass } from '../classes/classes.factory.ts';
import { anEssayQuestion } from '../essays/essays.factory.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { aPracticeExam, type PracticeExamGiven } from '../practice-exams/practice-exams.factory.ts';
import { signingKeys } from './signing-keys.ts';
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

/** An essay sheet of the first essay of an event, whose file is not stored. */
export async function anEssaySheet(
  db: Database,
  { eventId, holder, reader }: { eventId: string; holder: { id: string }; reader: { id: string } },
): Promise<void> {
  await db.run(sql`
    insert into mock_exam_sheets (mock_exam_id, number, day, essay, id, question_id, url, read_by, read_at)
    select ${eventId}, number, 1, 1, ${randomUUID()}, questions.id, '/files/0a1b2c-640x480.webp', ${reader.id}, now()
    from mock_exam_people
    join mock_exam_days on mock_exam_days.mock_exam_id = mock_exam_people.mock_exam_id and day = 1
    join questions on questions.exam_id = practice_exam_id and rubric is not null
    where mock_exam_people.mock_exam_id = ${eventId} and user_id = ${holder.id}`);
}

/** A draft of a weighting with a title of its own. Default: Mathematics and Natural Sciences count twice. */
export const aWeighting = (given: Partial<ScoreWeightingDraft> = {}): ScoreWeightingDraft => ({
  title: `Engenharia ${randomUUID()}`,
  weights: { LC: 1, CH: 1, CN: 2, MT: 2, essay: 1 },
  ...given,
});

/** A practice exam on paper with an essay: a question with a line on the answer card, and the essay. */
export const anExamWithEssay = (db: Database, given: PracticeExamGiven = {}) =>
  aPracticeExam(db, { questions: [{}, anEssayQuestion], ...given });

/** Answers to the sealed exam of a day, as a phone signs them. Default: those of the first day, none, just opened. */
export function signedByPhone(
  secret: string,
  mockExamId: string,
  {
    log,
    ...given
  }: { personId: string; log?: Partial<CarriedAnswers['log']> } & Partial<
    Omit<CarriedAnswers, 'log' | 'signature'>
  >,
): CarriedAnswers {
  const handedIn = {
    mockExamId,
    day: 1,
    readingId: randomUUID(),
    answers: {},
    ...given,
    log: {
      openedAt: new Date().toISOString(),
      elapsedSeconds: 60,
      interruptions: 0,
      handedIn: 'STUDENT' as const,
      ...log,
    },
  };
  const { personId, day } = handedIn;
  const signature = createHmac(
    'sha256',
    signingKeys(secret).keyOf({ id: mockExamId, day }, personId),
  )
    .update(signedAnswers(handedIn))
    .digest('base64url');
  const { mockExamId: _mockExamId, ...sent } = handedIn;
  return { ...sent, signature };
}
