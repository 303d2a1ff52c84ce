import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CardOption } from '@sabia/domain/mock-exams/card-layout.ts';
import type { CarriedAnswers } from '@sabia/domain/mock-exams/phone-answers.ts';
import type { SealHeader } from './open-sealed.ts';

/** Sealed exams and their answers on this device. No decrypted content is ever in it (product.md MOCK29). */

export interface SealedPlace {
  /** The identity service's id of the user. */
  owner: string;
  mockExamId: string;
  day: number;
}

/** A downloaded exam. */
export interface KeptExam extends SealedPlace {
  header: SealHeader;
  /** Of the user: signs the answers. */
  signingKey: string;
  /** Of the user, in percent of the time limit. */
  extraTimePercent: number;
  /** Of the server: another one later is another exam. */
  sealedAt: string;
}

/** The answers of an exam that was opened. */
export interface Sitting extends SealedPlace {
  readingId: string;
  openedAt: string;
  /** Of the device's running time while the exam was open. */
  elapsedMs: number;
  interruptions: number;
  /** By the number of the question in the order of the exam. */
  answers: Readonly<Record<string, CardOption>>;
  /** In base 64, until the answers are handed in: a reload goes on. */
  contentKey: string | null;
  /** In base 64, until the answers are handed in. */
  signingKey: string | null;
  handedIn: (CarriedAnswers & { isSent: boolean; refusal: string }) | null;
}

interface Schema extends DBSchema {
  exams: { key: string; value: KeptExam };
  /** Encrypted. */
  contents: { key: string; value: ArrayBuffer };
  sittings: { key: string; value: Sitting };
}

const keyOf = ({ owner, mockExamId, day }: SealedPlace) => `${owner} ${mockExamId} ${day}`;

async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>('sabia.sealed-exams', 1, {
    upgrade(created) {
      created.createObjectStore('exams');
      created.createObjectStore('contents');
      created.createObjectStore('sittings');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export const keepExam = (exam: KeptExam, content: ArrayBuffer): Promise<void> =>
  withDatabase(async (database) => {
    const work = database.transaction(['exams', 'contents'], 'readwrite');
    await work.objectStore('exams').put(exam, keyOf(exam));
    await work.objectStore('contents').put(content, keyOf(exam));
    await work.done;
  });

export const keptOf = (
  place: SealedPlace,
): Promise<{ exam: KeptExam | null; sitting: Sitting | null }> =>
  withDatabase(async (database) => ({
    exam: (await database.get('exams', keyOf(place))) ?? null,
    sitting: (await database.get('sittings', keyOf(place))) ?? null,
  }));

export const contentOf = (place: SealedPlace): Promise<ArrayBuffer | null> =>
  withDatabase(async (database) => (await database.get('contents', keyOf(place))) ?? null);

export const forgetExam = (place: SealedPlace): Promise<void> =>
  withDatabase(async (database) => {
    const work = database.transaction(['exams', 'contents'], 'readwrite');
    await work.objectStore('exams').delete(keyOf(place));
    await work.objectStore('contents').delete(keyOf(place));
    await work.done;
  });

/** Changes what is stored, which another tab may have changed, in one transaction; returns it. */
export const changeStored = (
  place: SealedPlace,
  change: (sitting: Sitting | null) => Sitting,
): Promise<Sitting> =>
  withDatabase(async (database) => {
    const work = database.transaction('sittings', 'readwrite', { durability: 'strict' });
    const changed = change((await work.store.get(keyOf(place))) ?? null);
    await work.store.put(changed, keyOf(place));
    await work.done;
    return changed;
  });

/** The answers of a user that were handed in and have not arrived yet. */
export const unsentOf = (owner: string): Promise<CarriedSitting[]> =>
  withDatabase(async (database) =>
    (await database.getAll('sittings')).filter(
      (sitting): sitting is CarriedSitting =>
        sitting.owner === owner &&
        sitting.handedIn !== null &&
        !sitting.handedIn.isSent &&
        !sitting.handedIn.refusal,
    ),
  );

export type CarriedSitting = Sitting & { handedIn: NonNullable<Sitting['handedIn']> };
