import { z } from 'zod';
import { messages } from '../messages.ts';

const separators = /[\s./()+-]/g;

/** Removes separators: `529.982.247-25` becomes `52998224725`. */
const removeSeparators = (text: string): string => text.replace(separators, '');

/** A required document or number, stored without separators. */
export const unformattedText = z
  .string({ error: messages.required })
  .overwrite(removeSeparators)
  .min(1, { error: messages.required, abort: true });
