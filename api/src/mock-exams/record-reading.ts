import { bookletName } from '@sabia/domain/mock-exams/booklet-order.ts';
import type { CardCode } from '@sabia/domain/mock-exams/card-code.ts';
import {
  markedCard,
  type CardReading,
  type CardReadingDraft,
} from '@sabia/domain/mock-exams/card-reading.ts';
import {
  mistakesOfLines,
  placeOfCard,
  type CardPlace,
  type EventOfCards,
} from '@sabia/domain/mock-exams/card-place.ts';
import {
  compareReadings,
  type CardMarks,
  type ComparedReading,
} from '@sabia/domain/mock-exams/compare-readings.ts';
import type { PhoneLog } from '@sabia/domain/mock-exams/phone-answers.ts';
import { invalid, Refusal, refuseMistakes } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { answersOf } from './card-answers.ts';
import { findReadingState, type StoredReading } from './readings.queries.ts';

/** The lines of a card, as they were read. */
export type ReadLines = Pick<CardReadingDraft, 'answers' | 'doubles' | 'doubts' | 'quality'>;

interface Recorded extends Pick<
  CardReadingDraft,
  'personId' | 'day' | 'color' | 'readAt' | 'replaces'
> {
  id: string;
  readingId: string;
  /** Verified; null: it was not read. */
  code: CardCode | null;
  /** The field that tells mistakes of the code. */
  codeField?: string;
  /** Of answers on a phone, which are handed in once; null: an answer card on paper. */
  log?: PhoneLog | null;
  /** Reads the lines, once it is known whose card it is. */
  readLines: (
    day: EventOfCards['days'][number],
    place: CardPlace,
  ) => ReadLines | Promise<ReadLines>;
}

interface ReadAct {
  viewer: Pick<Viewer, 'id' | 'isAdmin'>;
  now: Date;
}

/**
 * Stores a reading of an answer card, and the card as it is known from then on (product.md MOCK10 to MOCK12). The same
 * reading again changes nothing. `enterReadings` makes it the answers of an attempt.
 */
export async function recordReading(
  db: Database,
  recorded: Recorded,
  { viewer, now }: ReadAct,
): Promise<CardReading> {
  const {
    id,
    readingId,
    code,
    personId,
    codeField = 'code',
    replaces,
    color,
    log = null,
  } = recorded;
  const asked = { id, readingId, number: numberIn(code), personId };
  const { holder, cards, repeated, ...event } = orNotFound(
    await findReadingState(db, asked, viewer),
  );
  const found = requirePlace(event, recorded);
  const card = cards.find(({ day }) => day === found.day) ?? null;
  const isDecided = replaces !== null;
  // Answers on a phone have no booklet, and a decision that names none is about the card as it was read.
  const isKnown = log !== null || (isDecided && code === null && color === null);
  const place = isKnown && card ? { ...found, color: card.color } : found;
  if (!holder) throw invalid(code ? codeField : 'personId', notListed);
  const { colorsQtd } = event;
  const owner = { ...holder, colorsQtd };
  if (repeated) return repeatedReply(repeated, place, owner);
  if (log && card?.isHandedIn) throw handedIn;
  const lines = await recorded.readLines(dayOf(event, place), place);
  refuseMistakes(mistakesOfLines(event, place.day, lines));
  if (isDecided && lines.doubts.length > 0) throw invalid('doubts', 'Decida as dúvidas antes');
  if (isDecided && replaces !== card?.readingId) throw readMeanwhile;
  if (card && card.color !== place.color && !isDecided)
    throw invalid(code ? codeField : 'color', otherBooklet(card.color, place.color, colorsQtd));
  const readAt = readMoment(recorded, { since: new Date(event.createdAt), now });
  const marked = markedCard(lines);
  const isOlder = card !== null && readAt < new Date(card.readAt);
  const written = {
    ...lines,
    ...place,
    ...compareReadings(card, marked, { isDecided, isOlder }),
    id: readingId,
    log,
    replaces,
    marks: marked.marks,
    readAt,
    before: card?.readingId ?? null,
  };
  if (await write(db, { eventId: id, reading: written }, { viewer, now }))
    return replyOf(written, owner);
  // Another reading of the card came in between.
  return recordReading(db, { ...recorded, readLines: () => lines }, { viewer, now });
}

/** The person in a code; null without a code, and for a blank card. */
const numberIn = (code: CardCode | null): number | null =>
  code === null || code.person === 0 ? null : code.person;

function requirePlace(event: EventOfCards, { code, codeField, ...byHand }: Recorded): CardPlace {
  const found = placeOfCard(event, code, byHand, codeField);
  if ('place' in found) return found.place;
  refuseMistakes(found.mistakes);
  throw new Refusal('invalid_input');
}

function dayOf({ days }: EventOfCards, place: CardPlace): EventOfCards['days'][number] {
  const found = days.find(({ day }) => day === place.day);
  if (!found) throw new Error(`no day ${place.day}`);
  return found;
}

const notListed = 'Esta pessoa não está na lista deste dia de simulado';

const readMeanwhile = new Refusal('conflict', {
  detail: 'Este cartão foi lido de novo. Veja a última leitura antes de decidir.',
});

const handedIn = new Refusal('conflict', {
  detail:
    'Já recebemos as respostas desta prova, de outro aparelho. Valem as que chegaram primeiro.',
});

const usedId = new Refusal('conflict', {
  detail: 'Este identificador já é de uma leitura de outro cartão.',
});

/** The clock of a device may be wrong: nothing was read before the event was planned, nor later than now. */
export function readMoment(
  { readAt }: Pick<CardReadingDraft, 'readAt'>,
  { since, now }: { since: Date; now: Date },
): Date {
  const moment = readAt === undefined ? now : new Date(readAt);
  if (moment < since) return since;
  return moment > now ? now : moment;
}

/** The owner of a card, with the booklets of the event. */
interface Owner {
  personId: string;
  name: string;
  colorsQtd: number;
}

const otherBooklet = (known: number, read: number, colorsQtd: number) =>
  `Já foi lido um cartão desta pessoa do caderno ${bookletName(known, colorsQtd)}. Este é do caderno ${bookletName(read, colorsQtd)}.`;

function repeatedReply(
  repeated: StoredReading,
  { number, day }: CardPlace,
  owner: Owner,
): CardReading {
  if (repeated.number !== number || repeated.day !== day) throw usedId;
  return replyOf(repeated, owner);
}

function replyOf(
  { marks, number: _number, color, ...reading }: StoredReading,
  { colorsQtd, ...person }: Owner,
): CardReading {
  const { id, day, doubts, quality, state, changed } = reading;
  return {
    id,
    ...person,
    day,
    color: bookletName(color, colorsQtd),
    ...answersOf(marks),
    doubts,
    quality,
    state,
    changed,
  };
}

interface Written
  extends CardPlace, ComparedReading, Pick<CardReadingDraft, 'doubts' | 'quality' | 'replaces'> {
  id: string;
  log: PhoneLog | null;
  marks: CardMarks;
  readAt: Date;
  /** The last reading of the card before; null: it is the first one. */
  before: string | null;
}

/** Writes the reading and the card with it, in one statement. False, without an effect: another reading came in between. */
async function write(
  db: Database,
  { eventId, reading }: { eventId: string; reading: Written },
  { viewer, now }: ReadAct,
): Promise<boolean> {
  const { id, number, day, color, marks, doubts, quality, state, changed, replaces } = reading;
  const { card, before, log } = reading;
  const source = log ? 'PHONE' : 'PAPER';
  const readAt = reading.readAt.toISOString();
  const isChanged = state === 'NEW' || state === 'CHANGED';
  const written = await db.run(sql`
    with card as (
      insert into mock_exam_cards as cards (mock_exam_id, number, day, color, reading_id, answers, doubts, is_conflict, source, read_by,
        read_at, is_waiting)
      values (${eventId}, ${number}, ${day}, ${color}, ${id}, ${JSON.stringify(card.marks)}::jsonb, ${card.doubts}::smallint[],
        ${card.isConflict}, ${source}, ${viewer.id}, ${readAt}, true)
      on conflict (mock_exam_id, number, day) do update set color = excluded.color, reading_id = excluded.reading_id, answers = excluded.answers,
        doubts = excluded.doubts, is_conflict = excluded.is_conflict,
        source = case when ${isChanged} then excluded.source else cards.source end,
        read_by = case when ${isChanged} then excluded.read_by else cards.read_by end,
        read_at = greatest(cards.read_at, excluded.read_at),
        is_waiting = cards.is_waiting or ${isChanged}
      where cards.reading_id = ${before}
      returning 1
    )
    insert into mock_exam_readings (mock_exam_id, id, number, day, color, answers, doubts, quality, state, changed,
      replaces, source, log, read_by, read_at, received_at)
    select ${eventId}, ${id}, ${number}, ${day}, ${color}, ${JSON.stringify(marks)}::jsonb, ${JSON.stringify(doubts)}::jsonb,
      ${quality}, ${state}, ${changed}::smallint[], ${replaces}, ${source}, ${log && JSON.stringify(log)}::jsonb, ${viewer.id}, ${readAt}, ${now.toISOString()}
    from card`);
  return written > 0;
}
