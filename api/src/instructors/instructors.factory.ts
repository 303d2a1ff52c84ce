import { instructorDraft } from '@sabia/domain/instructors/instructor.ts';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { createInstructor } from './create-instructor.ts';

/** Creates an instructor by the command of the administration. */
export const anInstructor = (db: Database, given: Partial<z.input<typeof instructorDraft>> = {}) =>
  createInstructor(
    db,
    instructorDraft.parse({
      name: 'Helena Duarte',
      slug: `helena-${randomUUID().slice(0, 8)}`,
      biography: 'Ensina finanças pessoais. Mora em Recife.',
      ...given,
    }),
  );
