import type { InstructorDraft } from './instructor.ts';

/** Labels of the fields in the form, its error summary and the history, in the order of the form. */
export const instructorLabels = {
  name: 'Nome',
  slug: 'Slug',
  photoUrl: 'Foto',
  biography: 'Biografia',
  links: 'Links',
} as const satisfies Record<keyof InstructorDraft, string>;

/** Label of the field of a course, trail or live. */
export const instructorsLabel = 'Quem ensina';
