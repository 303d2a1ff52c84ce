import { z } from 'zod';

/** In JSON Schema, the mark of a rich text with formulas. */
export const richTextMediaType = 'text/html';

/**
 * A rich text in a reply to readers: the server draws its formulas (product.md V19). Replies to authors declare a plain
 * string, and contain the source.
 */
export const drawnText = z.string().meta({ contentMediaType: richTextMediaType });

/** In JSON Schema, the mark of a part whose rich texts stay as source. */
export const sourceMark = 'x-source';

/** A schema whose rich texts are drawn for readers, in a reply to authors: with the sources of formulas. */
export const asSource = <S extends z.ZodType>(schema: S): S => schema.meta({ [sourceMark]: true });

/** The metadata of a rich text in a body: the server refuses formulas that it can't draw (product.md V13). */
export const writtenText = { contentMediaType: richTextMediaType };
