import { z } from 'zod';
import { instant } from '../fields.ts';

/** A mock exam event for a student on its list (product.md MOCK29). */
export const ownMockExam = z.object({
  title: z.string(),
  startsAt: instant.nullable(),
  days: z.array(
    z.object({
      day: z.number().int(),
      title: z.string(),
      /** A device with another one has to download the exam again; null: there is nothing to download. */
      sealedAt: instant.nullable(),
      bytes: z.number().int().nullable(),
      /** From then on the server gives the key. */
      startedAt: instant.nullable(),
    }),
  ),
});
export type OwnMockExam = z.output<typeof ownMockExam>;
