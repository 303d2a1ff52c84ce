import type { Instructor, InstructorChanges } from '@sabia/domain/instructors/instructor.ts';
import { patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { instructorFields } from './instructor-fields.ts';
import { instructorColumns } from './instructors.queries.ts';
import { refuseTakenSlug } from './refuse-taken-slug.ts';

/** Changes the fields that are sent. */
export async function changeInstructor(
  tx: Database,
  { id, changes }: { id: string; changes: InstructorChanges },
): Promise<Omit<Instructor, 'revision'>> {
  return orNotFound(
    await tx
      .maybe<Omit<Instructor, 'revision'>>(sql`
        update instructors set ${patch('instructors', instructorFields, changes)}, updated_at = now()
        where id = ${id} returning ${instructorColumns}`)
      .catch(refuseTakenSlug),
  );
}
