import type { UseFormReturnType } from '@mantine/form';
import { courseLabels } from '@sabia/domain/courses/course-labels.ts';
import type { Course, CourseChanges, CourseDraft } from '@sabia/domain/courses/course.ts';
import { courseDraft } from '@sabia/domain/courses/course.ts';
import { drawnCover } from '@sabia/domain/tiles/drawn-cover.ts';
import { bannerLabels, bannerValues, type BannerValues } from '../../../files/banner-values.ts';
import { settingsOnly } from '../../../publications/settings-only.ts';
import { rules } from '../../../platform/form-rules.ts';
import { mediaProblem } from '../../../ui/rich-text/media/media-problem.ts';

/** Values of the form fields. */
export interface SettingsValues {
  title: string;
  slug: string;
  subTitle: string;
  shortDescription: string;
  description: string;
  /** A string while the input is empty or incomplete. */
  estimatedCompletionHours: number | string;
  paymentType: CourseDraft['paymentType'];
  categories: string[];
  levels: string[];
  skills: string[];
  instructors: string[];
  thumbUrl: string | null;
  banners: BannerValues[];
  isTutorial: boolean;
}

export type CourseForm = UseFormReturnType<SettingsValues>;

/** A new course is PAID (product.md C4). */
export const newCourse: SettingsValues = {
  title: '',
  slug: '',
  subTitle: '',
  shortDescription: '',
  description: '',
  estimatedCompletionHours: '',
  paymentType: 'PAID',
  categories: [],
  levels: [],
  skills: [],
  instructors: [],
  thumbUrl: drawnCover,
  banners: [],
  isTutorial: false,
};

export function settingsOf(course: Course): SettingsValues {
  const ids = (terms: Course['categories']) => terms.map(({ id }) => id);
  return {
    title: course.title,
    slug: course.slug,
    subTitle: course.subTitle ?? '',
    shortDescription: course.shortDescription,
    description: course.description,
    estimatedCompletionHours: course.estimatedCompletionHours,
    paymentType: course.paymentType,
    categories: ids(course.categories),
    levels: ids(course.levels),
    skills: ids(course.skills),
    instructors: course.instructors.map(({ id }) => id),
    thumbUrl: course.thumbUrl,
    banners: bannerValues(course.banners),
    isTutorial: course.isTutorial,
  };
}

const mistakesOfDraft = rules(courseDraft);

export function mistakesOf(values: SettingsValues): Record<string, string> {
  const problem = mediaProblem(values.description);
  return { ...(problem && { description: problem }), ...mistakesOfDraft(values) };
}

/** Request body of values without mistakes. */
export function draftOf(values: SettingsValues): Omit<CourseDraft, 'isActive'> {
  const draft = settingsOnly(courseDraft.parse(values));
  return { ...draft, subTitle: draft.subTitle || null };
}

/** A course of the simpler form has no skills, and may stay so until it is published (product.md C5). */
export const mayLackSkills = ({ skills, isActive }: Pick<Course, 'skills' | 'isActive'>): boolean =>
  skills.length === 0 && !isActive;

export function mistakesWithoutSkills(values: SettingsValues): Record<string, string> {
  const { skills, ...others } = mistakesOf(values);
  return values.skills.length > 0 && skills ? { ...others, skills } : others;
}

const draftWithoutSkills = courseDraft.omit({ skills: true });

/** The changed fields of a course that may lack skills. */
export function changesOf(values: SettingsValues): CourseChanges {
  if (values.skills.length > 0) return draftOf(values);
  const draft = settingsOnly(draftWithoutSkills.parse(values));
  return { ...draft, subTitle: draft.subTitle || null };
}

/** Labels of the fields, in the order of the screen. */
export const labelsOf = ({ banners }: SettingsValues): Record<string, string> => ({
  ...courseLabels,
  ...bannerLabels(banners),
});
