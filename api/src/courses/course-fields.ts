import type { ContentDraft } from '@sabia/domain/courses/content.ts';
import { changedContent, type CourseDraft } from '@sabia/domain/courses/course.ts';
import { contentExamFields, storedExamFields } from '../exams/exam-fields.ts';

// The fields of courses, sections and contents that are columns of their tables. Every statement that
// reads or writes them is made from these lists, so a new plain field is added to one list.
// A course has also terms (rows of `course_terms`) and banners, which get ids when they are stored.

/** The texts and images of a course besides its title, with its hours and its access. */
const presentationFields = [
  'subTitle',
  'shortDescription',
  'description',
  'estimatedCompletionHours',
  'paymentType',
  'thumbUrl',
] as const satisfies readonly (keyof CourseDraft)[];

/** The fields that a copy of a course takes over. */
export const copiedCourseFields = [
  ...presentationFields,
  'instructors',
] as const satisfies readonly (keyof CourseDraft)[];

/** The fields of a course in an exported file. */
export const courseFileFields = [
  'title',
  'slug',
  ...presentationFields,
] as const satisfies readonly (keyof CourseDraft)[];

/** The fields of a course that replies contain as they are stored. */
export const storedCourseFields = [
  ...courseFileFields,
  'isActive',
  'isTutorial',
  'storageId',
] as const satisfies readonly (keyof CourseDraft)[];

/** The fields of a course that the history records and restores. */
export const revisedCourseFields = [
  'title',
  'slug',
  ...copiedCourseFields,
  'isActive',
  'isTutorial',
] as const satisfies readonly (keyof CourseDraft)[];

export const courseFields = [
  ...revisedCourseFields,
  'storageId',
] as const satisfies readonly (keyof CourseDraft)[];

export const sectionFields = ['title', 'isActive', 'isFreemium'] as const;

/** The fields that contents of every type have. */
export const commonContentFields = [
  'title',
  'isActive',
  'isPreview',
  'extraContents',
  'readComplements',
] as const satisfies readonly (keyof ContentDraft)[];

export const videoFields = [
  'videoUrl',
  'videoDescription',
  'captionsUrl',
  'durationSeconds',
] as const satisfies readonly (keyof ContentDraft)[];

export const examFields = [
  ...contentExamFields,
  'generatedExamFilters',
] as const satisfies readonly (keyof ContentDraft)[];

/** The fields of a content that replies contain as they are stored. */
export const storedContentFields = [
  ...commonContentFields,
  ...videoFields,
  'pageContent',
  ...storedExamFields,
] as const satisfies readonly (keyof ContentDraft)[];

/** The fields of a content in the reply of a change of its section or course. */
export const changedContentFields = storedContentFields.filter(
  (field) => field in changedContent.shape,
);

/** The fields that a copy of a content takes over; its filters and quotas refer to the copy of the course. */
export const copiedContentFields = [
  'contentType',
  ...storedContentFields,
  'questionsQtd',
  'passingScore',
] as const satisfies readonly (keyof ContentDraft)[];

export const contentFields = [
  ...copiedContentFields,
  'generatedExamFilters',
  'drawQuotas',
] as const satisfies readonly (keyof ContentDraft)[];
