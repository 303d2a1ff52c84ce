import type { InstructorDraft } from '@sabia/domain/instructors/instructor.ts';

/** The fields of an instructor, all of which are columns that the history records and restores. */
export const instructorFields = [
  'name',
  'slug',
  'photoUrl',
  'biography',
  'links',
] as const satisfies readonly (keyof InstructorDraft)[];
