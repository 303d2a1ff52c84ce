import { z } from 'zod';
import { atMost, messages } from '../messages.ts';

/** A comment of a corrector, which the learner reads: an address in it would open a file of the school. */
export const correctorsComment = (longest: number) =>
  z
    .string({ error: messages.invalid })
    .trim()
    .max(longest, { error: atMost(longest) })
    .refine((text) => !/\/files\/[\w-]/.test(text), {
      error: 'Não coloque endereços de arquivos da escola no comentário',
    });
