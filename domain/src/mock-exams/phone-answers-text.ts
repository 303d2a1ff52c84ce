import type { CardOption } from './card-layout.ts';
import type { PhoneLog } from './phone-answers.ts';

/** The answers of a person to the sealed exam of a day (product.md MOCK30). */
export interface HandedIn {
  mockExamId: string;
  day: number;
  personId: string;
  /** Made by the device: repeated answers have the same id. */
  readingId: string;
  /** By the number of the question in the order of the exam; blank ones are missing. */
  answers: Readonly<Record<string, CardOption>>;
  log: PhoneLog;
}

/** The first version; a second one begins otherwise. */
const beginning = 'SC1';
const separator = '|';
const blank = '-';

/** The text that a device signs by the key of the content. */
export const signedAnswers = ({
  mockExamId,
  day,
  personId,
  readingId,
  answers,
  log,
}: HandedIn): string =>
  [
    beginning,
    mockExamId.toLowerCase(),
    day,
    personId.toLowerCase(),
    readingId.toLowerCase(),
    writtenAnswers(answers),
    Date.parse(log.openedAt),
    log.elapsedSeconds,
    log.interruptions,
    log.handedIn,
  ].join(separator);

/** The content of the QR code by which a phone carries answers away: about 300 bytes for 90 questions. */
export const carriedText = (handedIn: HandedIn, signature: string): string =>
  signedAnswers(handedIn) + separator + signature;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** The answers in a QR code; null for every other text. The server, which has the key, verifies the signature. */
export function parseCarried(text: string): (HandedIn & { signature: string }) | null {
  const parts = text.split(separator);
  const [start, mockExamId, day, personId, readingId, answers, openedAt, elapsed, ...end] = parts;
  const [interruptions, handedIn, signature] = end;
  if (start !== beginning || parts.length !== 11 || !/^[\w-]{43}$/.test(signature ?? ''))
    return null;
  if (!mockExamId || !personId || !readingId || !signature) return null;
  if (![mockExamId, personId, readingId].every((id) => uuid.test(id))) return null;
  if (![day, openedAt, elapsed, interruptions].every((part) => /^\d{1,15}$/.test(part ?? '')))
    return null;
  const read = readAnswers(answers ?? '');
  if (!read || (handedIn !== 'STUDENT' && handedIn !== 'TIME')) return null;
  return {
    mockExamId,
    day: Number(day),
    personId,
    readingId,
    answers: read,
    log: {
      openedAt: new Date(Number(openedAt)).toISOString(),
      elapsedSeconds: Number(elapsed),
      interruptions: Number(interruptions),
      handedIn,
    },
    signature,
  };
}

/** '46:AC-D': from the first question with an answer to the last one. */
function writtenAnswers(answers: HandedIn['answers']): string {
  const questions = Object.keys(answers).map(Number);
  if (questions.length === 0) return '';
  const first = Math.min(...questions);
  const letters = Array.from(
    { length: Math.max(...questions) - first + 1 },
    (_, at) => answers[first + at] ?? blank,
  );
  return `${first}:${letters.join('')}`;
}

function readAnswers(text: string): HandedIn['answers'] | null {
  if (text === '') return {};
  const [, first, letters] = /^(\d{1,3}):([A-E-]{1,90})$/.exec(text) ?? [];
  if (!first || !letters) return null;
  return Object.fromEntries(
    Array.from(letters).flatMap((letter, at) =>
      letter === blank ? [] : [[Number(first) + at, letter as CardOption]],
    ),
  );
}
