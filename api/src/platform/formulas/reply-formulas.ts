import { formulasIn, hasFormulaSigns } from '@sabia/domain/rich-text/formulas.ts';
import type { z } from 'zod';
import { createPauses, drawFormulas } from './draw-formulas.ts';
import { replaceTexts, textPlaces, visitTexts, type TextPlaces } from './texts-in.ts';

/** The limits of what one reply draws; the texts after them keep their sources, which the site draws itself. */
export const replyDrawings = {
  /** A preview of an import may have tens of thousands of formulas. */
  formulas: 5000,
  /** A drawing has up to a hundred times the length of its source. An exam with some formulas in each question fits. */
  characters: 400_000,
  /** Of a reply that is kept for visitors: a lesson of the greatest length is drawn in the page that the server renders. */
  charactersForVisitors: 2_000_000,
} as const;

interface Limits {
  characters: number;
}

/**
 * Draws the formulas of the rich texts that the schema of a reply declares as `drawnText`, at any depth, up to the limits. The
 * schema is read with the first reply, as by the serializer. Most replies have no formula: they are only searched.
 */
export function replyFormulas(
  schema: z.ZodType,
): (reply: unknown, limits?: Limits) => Promise<unknown> {
  let places: TextPlaces | null | undefined;
  return async (reply, limits = replyDrawings) => {
    if (places === undefined) places = textPlaces(schema, 'output');
    if (!places) return reply;
    const texts: string[] = [];
    visitTexts(reply, places, (html) => {
      if (hasFormulaSigns(html)) texts.push(html);
    });
    if (texts.length === 0) return reply;
    const drawn = (await drawTexts(texts, limits)).values();
    return replaceTexts(reply, places, (html) =>
      hasFormulaSigns(html) ? (drawn.next().value ?? html) : html,
    );
  };
}

async function drawTexts(texts: readonly string[], { characters }: Limits): Promise<string[]> {
  const left: { formulas: number; characters: number } = {
    formulas: replyDrawings.formulas,
    characters,
  };
  const pause = createPauses();
  const drawOne = async (html: string) => {
    if (left.characters <= 0) return html;
    left.formulas -= formulasIn(html).length;
    if (left.formulas < 0) return html;
    const drawn = await drawFormulas(html, pause);
    left.characters -= drawn.length - html.length;
    return left.characters < 0 ? html : drawn;
  };
  const drawings: string[] = [];
  for (const html of texts) drawings.push(await drawOne(html));
  return drawings;
}
