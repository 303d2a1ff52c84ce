import type { FieldError } from '../refusal.ts';
import { messages } from '../messages.ts';
import { bookletNumber, colorOfPerson } from './booklet-order.ts';
import type { CardCode } from './card-code.ts';
import type { CardReadingDraft } from './card-reading.ts';
import { sheetOfColor } from './essay-sheet.ts';

/** An event, as readings of its cards need it. */
export interface EventOfCards {
  /** In the codes of its cards. */
  number: number;
  colorsQtd: number;
  days: readonly { day: number; questionsQtd: number; firstQuestion: number }[];
  /** The number of the person who is named by hand; null: nobody is, or the person is not on the list. */
  personNumber: number | null;
}

/** The person and day of a card. */
export interface CardPlace {
  /** Of the person in the event. */
  number: number;
  day: number;
  /** The booklet: that of the code, else the named one, else the one that is printed for the person. */
  color: number;
}

/** In the code of a blank card (product.md MOCK17). */
const nobody = 0;

const notListed = 'Esta pessoa não está na lista deste dia de simulado';

const noBooklet = 'Este dia de simulado não tem este caderno';

type ByHand = Pick<CardReadingDraft, 'personId' | 'day' | 'color'>;

/**
 * The person, day and booklet of a card: those of its code, or those that a person has matched by hand, if there is no
 * code (product.md MOCK12). `field` is where mistakes of the code are told.
 */
export function placeOfCard(
  event: EventOfCards,
  code: CardCode | null,
  byHand: ByHand,
  field = 'code',
): { place: CardPlace } | { mistakes: FieldError[] } {
  return code ? placeInCode(event, code, byHand, field) : placeByHand(event, byHand);
}

function placeInCode(
  event: EventOfCards,
  { event: eventNumber, person, day, color }: CardCode,
  byHand: ByHand,
  field: string,
) {
  const mistake = (message: string) => ({ mistakes: [{ path: field, message }] });
  if (eventNumber !== event.number) return mistake('Este cartão é de outro dia de simulado');
  if (!hasDay(event, day)) return mistake(`Este dia de simulado não tem o ${day}º dia`);
  if (sheetOfColor(color) !== null)
    return mistake('Esta é uma folha de redação, e não um cartão-resposta');
  if (color >= event.colorsQtd) return mistake(noBooklet);
  if (byHand.day !== null && byHand.day !== day)
    return mistake('O código deste cartão é de outro dia');
  if (byHand.color !== null && bookletNumber(byHand.color, event.colorsQtd) !== color)
    return mistake('O código deste cartão é de outro caderno');
  if (person === nobody)
    return placeByHand(event, { personId: byHand.personId, day, color: null }, color);
  if (byHand.personId !== null && event.personNumber !== person)
    return mistake('O código deste cartão é de outra pessoa');
  return { place: { number: person, day, color } };
}

function placeByHand(event: EventOfCards, { personId, day, color }: ByHand, inCode?: number) {
  const { personNumber: number, colorsQtd } = event;
  const named = color === null ? inCode : bookletNumber(color, colorsQtd);
  if (number !== null && day !== null && hasDay(event, day) && named !== null)
    return { place: { number, day, color: named ?? colorOfPerson(number, colorsQtd) } };
  const mistakes: FieldError[] = [];
  if (personId === null) mistakes.push({ path: 'personId', message: messages.required });
  else if (number === null) mistakes.push({ path: 'personId', message: notListed });
  if (day === null) mistakes.push({ path: 'day', message: messages.required });
  else if (!hasDay(event, day))
    mistakes.push({ path: 'day', message: `Este dia de simulado não tem o ${day}º dia` });
  if (named === null) mistakes.push({ path: 'color', message: noBooklet });
  return { mistakes };
}

const hasDay = ({ days }: EventOfCards, day: number): boolean =>
  days.some((each) => each.day === day);

/** The mistakes of a reading with questions that the card of the day does not have. */
export function mistakesOfLines(
  { days }: Pick<EventOfCards, 'days'>,
  day: number,
  { answers, doubles, doubts }: Pick<CardReadingDraft, 'answers' | 'doubles' | 'doubts'>,
): FieldError[] {
  const { firstQuestion = 1, questionsQtd = 0 } = days.find((each) => each.day === day) ?? {};
  const isOutside = (question: number) =>
    question < firstQuestion || question >= firstQuestion + questionsQtd;
  const mistake = (path: string, question: number): FieldError[] =>
    isOutside(question)
      ? [{ path, message: `O cartão do ${day}º dia não tem a questão ${question}` }]
      : [];
  return [
    ...Object.keys(answers).flatMap((line) => mistake(`answers.${line}`, Number(line))),
    ...doubles.flatMap((line, index) => mistake(`doubles.${index}`, line)),
    ...doubts.flatMap(({ question }, index) => mistake(`doubts.${index}.question`, question)),
  ];
}
