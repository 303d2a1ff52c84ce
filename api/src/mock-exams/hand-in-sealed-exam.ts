import { toBookletOrder } from '@sabia/domain/mock-exams/booklet-order.ts';
import { mistakesOfLines } from '@sabia/domain/mock-exams/card-place.ts';
import type { CarriedAnswers } from '@sabia/domain/mock-exams/phone-answers.ts';
import { signedAnswers } from '@sabia/domain/mock-exams/phone-answers-text.ts';
import { invalid, refuseMistakes } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../platform/db/database.ts';
import { recordReading } from './record-reading.ts';
import { findSealedOrders } from './sealed-exams.queries.ts';
import type { SigningKeys } from './signing-keys.ts';

interface Sources {
  db: Database;
  keys: SigningKeys;
}

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
  { db, keys }: Sources,
  { id, ...handedIn }: CarriedAnswers & { id: string },
  { viewer, now }: Act,
): Promise<boolean> {
  const { day, personId, readingId, answers, log, signature } = handedIn;
  const of = { id, day };
  const orders = await findSealedOrders(db, of, personId);
  if (!orders) return false;
  const text = signedAnswers({ ...handedIn, mockExamId: id });
  if (!keys.isSigned(of, personId, { text, signature }))
    throw invalid('signature', 'Estas respostas não foram assinadas por esta pessoa');
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
        const order = orders[color] ?? [];
        return { ...lines, answers: toBookletOrder(answers, order, ofDay.firstQuestion) };
      },
    },
    { viewer, now },
  );
  return true;
}
