import { z } from 'zod';
import { messages } from '../messages.ts';

const separators = /[\s./()+-]/g;

/** The text without what people put between its digits: `529.982.247-25` is `52998224725`. */
export const removeSeparators = (text: string): string => text.replace(separators, '');

/** A required document or number, kept bare however it is typed or pasted. */
export const unformattedText = z
  .string({ error: messages.required })
  .overwrite(removeSeparators)
  .min(1, { error: messages.required, abort: true });
