import { parseCardCode } from '@sabia/domain/mock-exams/card-code.ts';
import type { BookletName } from '@sabia/domain/mock-exams/booklet-order.ts';
import type { CardOption } from '@sabia/domain/mock-exams/card-layout.ts';
import type { LineProposal } from '@sabia/domain/mock-exams/decide-lines.ts';
import type { GreyPicture } from '@sabia/domain/mock-exams/grey-picture.ts';
import type { Entry } from '../../platform/outbox/outbox-store.ts';
import type { ReadDoubt, ReadPicture } from './read-picture.ts';
import type { Person, ReadingBody, ReadingList } from './reading.api.ts';

export interface CardDoubt extends ReadDoubt {
  /** Null until a person has decided the line. */
  decision: LineProposal | null;
}

/** A card that waits on this device for a person: for decisions about its doubts, or for its owner. */
export interface Card extends Entry {
  mockExamId: string;
  /** Null: it can't be read, or the server has refused it. */
  code: string | null;
  /** Null without an owner, and for somebody who is not on the list of the device. */
  personId: string | null;
  day: number;
  /** The booklet that a person has named, for a card without a code. */
  color?: BookletName | null;
  answers: Readonly<Record<string, CardOption>>;
  doubts: readonly CardDoubt[];
  quality: number;
  readAt: string;
  /** The printed name; null if it is not kept. */
  name: GreyPicture | null;
  /** An essay sheet: which essay, and the picture of its lines, a JPEG. */
  sheet?: { essay: number; page: Uint8Array<ArrayBuffer> };
  /** The reason of the server for its refusal. */
  refusal?: string;
}

/** A picture that was read: a card, with its owner if there is one. */
export type Taken =
  | { kind: 'OTHER_EVENT' }
  | { kind: 'OTHER_DAY' }
  /** The code can't be read, or the card is a blank one. */
  | { kind: 'NO_CODE'; card: Card }
  /** The same answers have just been read of this card. */
  | { kind: 'SAME'; card: Card; person: Person | null }
  | {
      kind: 'READ';
      card: Card;
      person: Person | null;
      /** Questions whose answers differ from those that this device has read before; null for the first time. */
      changed: number[] | null;
    };

interface Sitting {
  mockExamId: string;
  owner: string;
  list: ReadingList;
  /** By the code: what this device has read since the page was opened. */
  seen: ReadonlyMap<string, Card['answers']>;
  key: string;
  readAt: string;
}

/** Finds the owner of a card that was read. */
export function takeReading(reading: ReadPicture, sitting: Sitting): Taken {
  const { mockExamId, owner, list, seen, key, readAt } = sitting;
  const parsed = reading.code ? parseCardCode(reading.code) : null;
  const { code: numbers } = parsed ?? {};
  if (numbers && numbers.event !== list.eventNumber) return { kind: 'OTHER_EVENT' };
  if (numbers && !list.days.some(({ day }) => day === numbers.day)) return { kind: 'OTHER_DAY' };
  const person = list.people.find(({ number }) => number === numbers?.person) ?? null;
  const card: Card = {
    key,
    owner,
    mockExamId,
    code: parsed ? reading.code : null,
    personId: person?.personId ?? null,
    day: reading.day,
    answers: reading.answers,
    doubts: reading.doubts.map((doubt) => ({ ...doubt, decision: null })),
    quality: reading.quality,
    readAt,
    name: reading.name,
  };
  if (!card.code || isBlank(card.code)) return { kind: 'NO_CODE', card };
  const before = seen.get(card.code);
  const changed = before ? differences(before, card.answers) : null;
  if (changed?.length === 0) return { kind: 'SAME', card, person };
  return { kind: 'READ', card, person, changed };
}

function differences(one: Card['answers'], other: Card['answers']): number[] {
  const questions = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...questions].filter((question) => one[question] !== other[question]).map(Number);
}

export const openDoubts = ({ doubts }: Pick<Card, 'doubts'>): CardDoubt[] =>
  doubts.filter(({ decision }) => decision === null);

/** True for the code of a blank card, which many cards have (product.md MOCK17). */
export const isBlank = (code: string | null): boolean =>
  code !== null && parseCardCode(code)?.code.person === 0;

/** A card of which nobody is known: it has neither a person nor the code of one. */
export const isOwnerless = ({ code, personId }: Card): boolean =>
  !personId && (!code || isBlank(code));

/** The card with a decision about a line; null takes it back. */
export function decideDoubt(card: Card, question: number, decision: LineProposal | null): Card {
  return {
    ...card,
    doubts: card.doubts.map((doubt) =>
      doubt.question === question ? { ...doubt, decision } : doubt,
    ),
  };
}

/** The reading as it is sent: with the decisions, and with the doubts that nobody has decided yet. */
export function bodyOf({
  code,
  personId,
  day,
  color = null,
  doubts,
  quality,
  readAt,
  ...card
}: Card): ReadingBody {
  const answers = { ...card.answers };
  for (const { question, decision } of doubts) {
    if (decision === null) continue;
    if (decision === 'blank' || decision === 'double') delete answers[question];
    else answers[question] = decision;
  }
  return {
    code,
    personId: code && !isBlank(code) ? null : personId,
    day: code ? null : day,
    color: code ? null : color,
    answers,
    doubles: doubts.flatMap(({ question, decision }) => (decision === 'double' ? [question] : [])),
    doubts: doubts.flatMap(({ question, seen, proposal, decision }) =>
      decision === null ? [{ question, seen, proposal }] : [],
    ),
    quality,
    readAt,
  };
}

export type CardState = Person['days'][number]['state'];

/** The state of a person's card, with what waits on this device. */
export function stateOf(
  person: Person,
  day: number,
  {
    waiting,
    cards,
  }: { waiting: readonly { personId: string | null; day: number }[]; cards: readonly Card[] },
): CardState {
  const isOfPerson = (other: { personId: string | null; day: number }) =>
    other.personId === person.personId && other.day === day;
  const known = person.days.find((each) => each.day === day)?.state ?? 'NONE';
  if (known === 'CONFLICT') return known;
  if (cards.some((card) => isOfPerson(card) && openDoubts(card).length > 0)) return 'DOUBTS';
  return known === 'NONE' && waiting.some(isOfPerson) ? 'READ' : known;
}
