import type { Instructor, InstructorDraft } from '@sabia/domain/instructors/instructor.ts';
import { insert } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { instructorFields } from './instructor-fields.ts';
import { instructorColumns } from './instructors.queries.ts';
import { refuseTakenSlug } from './refuse-taken-slug.ts';

export const createInstructor = (
  tx: Database,
  draft: InstructorDraft,
): Promise<Omit<Instructor, 'revision'>> =>
  tx
    .one<Omit<Instructor, 'revision'>>(sql`
      ${insert('instructors', instructorFields, draft)} returning ${instructorColumns}`)
    .catch(refuseTakenSlug);
