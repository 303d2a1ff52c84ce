import type { FieldError } from '@sabia/domain/refusal.ts';
import { withEscapedSigns } from '@sabia/domain/rich-text/formulas.ts';
import type { z } from 'zod';
import { createPauses, wrongFormulas } from './draw-formulas.ts';
import { tooManyFormulas } from './formula-words.ts';
import { textPlaces, visitTexts, type TextPlaces } from './texts-in.ts';

/** Finds the formulas that can't be drawn in the rich texts of a body, each tied to its field (product.md V13). */
export function bodyFormulas(schema: z.ZodType): (body: unknown) => Promise<FieldError[]> {
  let places: TextPlaces | null | undefined;
  return async (body) => {
    if (places === undefined) places = textPlaces(schema, 'input');
    if (!places) return [];
    const errors: FieldError[] = [];
    const pause = createPauses();
    const texts: { text: string; path: string }[] = [];
    visitTexts(body, places, (text, path) => texts.push({ text, path: path.join('.') }));
    for (const { text, path } of texts) {
      const html = withEscapedSigns(text);
      const tooMany = tooManyFormulas(html);
      const [wrong] = tooMany ? [] : await wrongFormulas(html, pause);
      const message = tooMany ?? wrong;
      if (message) errors.push({ path, message });
    }
    return errors;
  };
}
