import { z } from 'zod';
import { messages } from '../messages.ts';

const separators = /[\s./()+-]/g;

/** The text without what people put between its digits: `529.982.247-25` is `52998224725`. */
export const bare = (text: string): string => text.replace(separators, '');

/** A required document or number, kept bare however it is typed or pasted. */
export const bareText = z
  .string({ error: messages.required })
  .overwrite(bare)
  .min(1, { error: messages.required, abort: true });
