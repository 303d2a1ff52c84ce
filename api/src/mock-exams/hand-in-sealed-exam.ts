import { toBookletOrder } from '@sabia/domain/mock-exams/booklet-order.ts';
import { mistakesOfLines } from '@sabia/domain/mock-exams/card-place.ts';
import type { CarriedAnswers } from '@sabia/domain/mock-exams/phone-answers.ts';
import { signedAnswers } from '@sabia/domain/mock-exams/phone-answers-text.ts';
import { invalid, refuseMistakes } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import { recordReading } from './record-reading.ts';
import { findSealKeys } from './sealed-exams.queries.ts';

interface Act {
  /** The sender: the student, or a reader of the person's answer card. */
  viewer: Pick<Viewer, 'id' | 'isAdmin'>;
  now: Date;
}

/**
 * Stores the answers that a person has given to a sealed exam as a reading of the person's answer card (product.md MOCK30,
 * MOCK31). False: the exam is not sealed, or the person is not on the list. Refuses with `conflict` other answers than the
 * first ones.
 */
export async function handInSealedExam(
  db: Database,
  { id, ...handedIn }: CarriedAnswers & { id: string },
  { viewer, now }: Act,
): Promise<boolean> {
  const { day, personId, readingId, answers, log, signature } = handedIn;
  const sealed = await findSealKeys(db, { id, day }, personId);
  if (!sealed) return false;
  const text = signedAnswers({ ...handedIn, mockExamId: id });
  if (!sealed.keys.some((key) => isSignedBy(key, text, signature)))
    throw invalid('signature', 'A prova aberta não assinou estas respostas');
  await recordReading(
    db,
    {
      id,
      readingId,
      code: null,
      personId,
      day,
      color: null,
      log,
      readAt: new Date(Date.parse(log.openedAt) + log.elapsedSeconds * 1000).toISOString(),
      replaces: null,
      readLines(ofDay, { color }) {
        const lines = { doubles: [], doubts: [], quality: 1 };
        refuseMistakes(mistakesOfLines({ days: [ofDay] }, day, { ...lines, answers }));
        const order = sealed.orders[color] ?? [];
        return { ...lines, answers: toBookletOrder(answers, order, ofDay.firstQuestion) };
      },
    },
    { viewer, now },
  );
  return true;
}

function isSignedBy(key: string, text: string, signature: string): boolean {
  const right = createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}
