import type { CarriedAnswers } from '@sabia/domain/mock-exams/phone-answers.ts';
import { parseCarried } from '@sabia/domain/mock-exams/phone-answers-text.ts';
import type { Person, ReadingList } from '../reading/reading.api.ts';

/** The meaning of a QR code on the screen of a phone. */
export type CarriedCode =
  | { kind: 'TAKEN'; answers: CarriedAnswers; person: Person }
  /** It was taken before. */
  | { kind: 'SAME'; person: Person }
  | { kind: 'OTHER_EVENT' }
  /** The person is none of those whom the user sees. */
  | { kind: 'UNKNOWN_PERSON' }
  /** Another code, or none. */
  | { kind: 'NONE' };

interface Collection {
  mockExamId: string;
  people: ReadingList['people'];
  /** The ids of the readings that this device has taken. */
  taken: ReadonlySet<string>;
}

/** Takes the answers in a QR code. The server verifies who has signed them. */
export function takeCarried(text: string, { mockExamId, people, taken }: Collection): CarriedCode {
  const carried = parseCarried(text);
  if (!carried) return { kind: 'NONE' };
  const { mockExamId: ofCode, ...answers } = carried;
  if (ofCode !== mockExamId) return { kind: 'OTHER_EVENT' };
  const person = people.find(({ personId }) => personId === answers.personId);
  if (!person) return { kind: 'UNKNOWN_PERSON' };
  if (taken.has(answers.readingId)) return { kind: 'SAME', person };
  return { kind: 'TAKEN', answers, person };
}

/** The words about a code; null: the camera sees none. */
export function carriedWords(code: CarriedCode): string | null {
  switch (code.kind) {
    case 'TAKEN':
      return `${code.person.name}: respostas recolhidas.`;
    case 'SAME':
      return `${code.person.name}: já recolhidas.`;
    case 'OTHER_EVENT':
      return 'Este código é de outro dia de simulado.';
    case 'UNKNOWN_PERSON':
      return 'Este estudante não está nas suas turmas deste simulado.';
    case 'NONE':
      return null;
  }
}
