import { formulasIn } from '@sabia/domain/rich-text/formulas.ts';
import type { z } from 'zod';
import { createPauses, drawFormulas } from './draw-formulas.ts';
import { replaceTexts, textPlaces, type TextPlaces } from './texts-in.ts';

/** The most formulas that one reply draws; the others stay as source. The preview of an import may have tens of thousands. */
const mostInReply = 5000;

/**
 * Draws the formulas of every rich text that the schema of a reply declares as `drawnText`, at any depth. The schema is read
 * with the first reply, as by the serializer.
 */
export function replyFormulas(schema: z.ZodType): (reply: unknown) => Promise<unknown> {
  let places: TextPlaces | null | undefined;
  return async (reply) => {
    if (places === undefined) places = textPlaces(schema, 'output');
    if (!places) return reply;
    let left = mostInReply;
    const pause = createPauses();
    return replaceTexts(reply, places, async (html) => {
      const quantity = formulasIn(html).length;
      left -= quantity;
      return quantity === 0 || left < 0 ? html : drawFormulas(html, pause);
    });
  };
}
