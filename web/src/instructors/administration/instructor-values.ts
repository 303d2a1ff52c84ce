import {
  type Instructor,
  type InstructorDraft,
  instructorDraft,
} from '@sabia/domain/instructors/instructor.ts';
import { instructorLabels } from '@sabia/domain/instructors/instructor-labels.ts';
import { rules } from '../../platform/form-rules.ts';

/** Values of the form fields. */
export interface InstructorValues {
  name: string;
  slug: string;
  photoUrl: string | null;
  biography: string;
  /** Four; empty ones are left out. */
  links: string[];
}

const linksQtd = 4;

const fourOf = (links: readonly string[]): string[] =>
  Array.from({ length: linksQtd }, (_, index) => links[index] ?? '');

export const newInstructor: InstructorValues = {
  name: '',
  slug: '',
  photoUrl: null,
  biography: '',
  links: fourOf([]),
};

export const valuesOf = ({ name, slug, photoUrl, biography, links }: Instructor) => ({
  name,
  slug,
  photoUrl,
  biography,
  links: fourOf(links),
});

const isGiven = (link: string): boolean => link.trim() !== '';

const fieldsOf = (values: InstructorValues) => ({ ...values, links: values.links.filter(isGiven) });

const mistakesOfDraft = rules(instructorDraft);

/** The mistakes by field; those of links by their place in the form. */
export function mistakesOf(values: InstructorValues): Record<string, string> {
  const places = values.links.flatMap((link, place) => (isGiven(link) ? [place] : []));
  return Object.fromEntries(
    Object.entries(mistakesOfDraft(fieldsOf(values))).map(([path, message]) => {
      if (path === 'links') return [`links.${places.at(-1) ?? 0}`, message];
      const [, index] = /^links\.(\d)$/.exec(path) ?? [];
      return [index === undefined ? path : `links.${places[Number(index)]}`, message];
    }),
  );
}

/** Request body of values without mistakes. */
export const draftOf = (values: InstructorValues): InstructorDraft =>
  instructorDraft.parse(fieldsOf(values));

/** The label of each field in the order of the screen. */
export const labels: Readonly<Record<string, string>> = {
  name: instructorLabels.name,
  slug: instructorLabels.slug,
  biography: instructorLabels.biography,
  photoUrl: instructorLabels.photoUrl,
  ...Object.fromEntries(fourOf([]).map((_, index) => [`links.${index}`, `Link ${index + 1}`])),
};
