import type { FieldError } from '../refusal.ts';
import { messages } from '../messages.ts';
import type { CardCode } from './card-code.ts';
import { sheetOfColor } from './essay-sheet.ts';
import type { EssaySheetDraft } from './sheet-reading.ts';

/** An event, as its essay sheets need it. */
export interface EventOfSheets {
  /** In the codes of its sheets. */
  number: number;
  days: readonly { day: number; essaysQtd: number }[];
  /** The number of the person who is named by hand; null: nobody is, or the person is not on the list. */
  personNumber: number | null;
}

/** The person, day and essay of a sheet. */
export interface SheetPlace {
  /** Of the person in the event. */
  number: number;
  day: number;
  /** From 1 on. */
  essay: number;
}

type ByHand = Pick<EssaySheetDraft, 'personId' | 'day' | 'essay'>;
type Found = { place: SheetPlace } | { mistakes: FieldError[] };

/** The place of a sheet by its code, or as a person has matched it by hand (product.md MOCK36). */
export const placeOfSheet = (event: EventOfSheets, code: CardCode | null, byHand: ByHand): Found =>
  code ? placeInCode(event, code, byHand) : placeByHand(event, byHand);

function placeInCode(
  event: EventOfSheets,
  { event: eventNumber, person, day, color }: CardCode,
  byHand: ByHand,
): Found {
  const mistake = (message: string) => ({ mistakes: [{ path: 'code', message }] });
  if (eventNumber !== event.number) return mistake('Esta folha é de outro dia de simulado');
  const index = sheetOfColor(color);
  if (index === null) return mistake('Este é um cartão-resposta, e não uma folha de redação');
  const essay = index + 1;
  const missing = missingEssay(event, day, essay);
  if (missing) return mistake(missing);
  if (person === 0) return placeByHand(event, { personId: byHand.personId, day, essay });
  if (byHand.personId !== null && event.personNumber !== person)
    return mistake('O código desta folha é de outra pessoa');
  return { place: { number: person, day, essay } };
}

function placeByHand(event: EventOfSheets, { personId, day, essay }: ByHand): Found {
  const { personNumber: number } = event;
  const mistakes: FieldError[] = [];
  if (personId === null) mistakes.push({ path: 'personId', message: messages.required });
  else if (number === null)
    mistakes.push({
      path: 'personId',
      message: 'Esta pessoa não está na lista deste dia de simulado',
    });
  if (day === null) mistakes.push({ path: 'day', message: messages.required });
  if (essay === null) mistakes.push({ path: 'essay', message: messages.required });
  const missing = day !== null && essay !== null && missingEssay(event, day, essay);
  if (missing) mistakes.push({ path: 'essay', message: missing });
  if (mistakes.length > 0 || number === null || day === null || essay === null) return { mistakes };
  return { place: { number, day, essay } };
}

function missingEssay({ days }: EventOfSheets, day: number, essay: number): string | null {
  const found = days.find((each) => each.day === day);
  if (!found) return `Este dia de simulado não tem o ${day}º dia`;
  if (found.essaysQtd === 0) return `A prova do ${day}º dia não tem redação`;
  return essay > found.essaysQtd ? `A prova do ${day}º dia não tem a redação ${essay}` : null;
}
