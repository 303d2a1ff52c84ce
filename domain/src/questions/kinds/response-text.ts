import { z } from 'zod';
import { charactersIn, mostUnitsOfCharacter } from '../../characters.ts';
import { requiredLine } from '../../fields.ts';
import { atMost, messages } from '../../messages.ts';

const namesNoFile = (text: string): boolean => !/\/files\/[\w-]/.test(text);
const fileNamed = { error: 'Não coloque endereços de arquivos da escola na resposta' };

/** A line that a learner writes, without addresses of stored files, as `responseText`. */
export const responseLine = (limit: number) => requiredLine(limit).refine(namesNoFile, fileNamed);

/**
 * A text that a learner writes; `limit` counts characters (`charactersIn`). Addresses of stored files are refused: replies with the attempt give access to every
 * file that they name, also to one that the learner may not open (product.md F12).
 */
export const responseText = (limit: number) =>
  z
    .string({ error: messages.required })
    // Before the text is read as characters.
    .max(limit * mostUnitsOfCharacter, { error: atMost(limit), abort: true })
    .refine((text) => charactersIn(text) <= limit, { error: atMost(limit) })
    .refine((text) => text.trim() !== '', { error: messages.required })
    .refine(namesNoFile, fileNamed);
