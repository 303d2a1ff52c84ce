import type { FieldError } from '@sabia/domain/refusal.ts';
import { withEscapedSigns } from '@sabia/domain/rich-text/formulas.ts';
import type { z } from 'zod';
import { createPauses, wrongFormulas } from './draw-formulas.ts';
import { tooManyFormulas } from './formula-words.ts';
import { replaceTexts, textPlaces, type TextPlaces } from './texts-in.ts';

/** Finds the formulas that can't be drawn in the rich texts of a body, each tied to its field (product.md V13). */
export function bodyFormulas(schema: z.ZodType): (body: unknown) => Promise<FieldError[]> {
  let places: TextPlaces | null | undefined;
  return async (body) => {
    if (places === undefined) places = textPlaces(schema, 'input');
    if (!places) return [];
    const errors: FieldError[] = [];
    const pause = createPauses();
    await replaceTexts(body, places, async (text, path) => {
      const html = withEscapedSigns(text);
      const tooMany = tooManyFormulas(html);
      const [wrong] = tooMany ? [] : await wrongFormulas(html, pause);
      const message = tooMany ?? wrong;
      if (message) errors.push({ path, message });
      return text;
    });
    return errors;
  };
}
