import { z } from 'zod';
import { atMost, messages } from '../../messages.ts';

/**
 * A text that a learner writes. Addresses of stored files are refused: replies with the attempt give access to every
 * file that they name, also to one that the learner may not open (product.md F5).
 */
export const responseText = (limit: number) =>
  z
    .string({ error: messages.required })
    .max(limit, { error: atMost(limit) })
    .refine((text) => text.trim() !== '', { error: messages.required })
    .refine((text) => !/\/files\/[\w-]/.test(text), {
      error: 'Não coloque endereços de arquivos da escola na resposta',
    });
