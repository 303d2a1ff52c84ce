import { courseLabels } from '@sabia/domain/courses/course-labels.ts';
import { type SimpleCourseDraft, simpleCourseDraft } from '@sabia/domain/courses/course.ts';
import { rules } from '../../../platform/form-rules.ts';
import { imageProblem } from '../../../ui/rich-text/image-problem.ts';

/** The fields of the form, as they are while one types. */
export interface QuickValues {
  title: string;
  shortDescription: string;
  description: string;
  /** Text while it is no number yet. */
  estimatedCompletionHours: number | string;
  category: string;
  level: string;
}

export const blankCourse: QuickValues = {
  title: '',
  shortDescription: '',
  description: '',
  estimatedCompletionHours: '',
  category: '',
  level: '',
};

const mistakesOfDraft = rules(simpleCourseDraft);

export function mistakesOf(values: QuickValues): Record<string, string> {
  const problem = imageProblem(values.description);
  return { ...(problem && { description: problem }), ...mistakesOfDraft(values) };
}

/** What is sent; only asked for when there are no mistakes. */
export const draftOf = (values: QuickValues): SimpleCourseDraft => simpleCourseDraft.parse(values);

/** Labels of the fields, in the order of the screen. */
export const labels = {
  title: courseLabels.title,
  shortDescription: courseLabels.shortDescription,
  description: courseLabels.description,
  estimatedCompletionHours: courseLabels.estimatedCompletionHours,
  category: 'Categoria',
  level: 'Nível',
} as const satisfies Record<keyof QuickValues, string>;
