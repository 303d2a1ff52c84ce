import { courseLabels } from '@sabia/domain/courses/course-labels.ts';
import { type SimpleCourseDraft, simpleCourseDraft } from '@sabia/domain/courses/course.ts';
import { drawnCover } from '@sabia/domain/tiles/drawn-cover.ts';
import { bannerLabels, type BannerValues } from '../../../files/banner-values.ts';
import { newStorageId } from '../../../files/storage-id.ts';
import { rules } from '../../../platform/form-rules.ts';
import { mediaProblem } from '../../../ui/rich-text/media/media-problem.ts';

/** Values of the form fields. */
export interface QuickValues {
  title: string;
  shortDescription: string;
  description: string;
  /** A string while the input is empty or incomplete. */
  estimatedCompletionHours: number | string;
  category: string;
  level: string;
  subTitle: string;
  thumbUrl: string | null;
  banners: BannerValues[];
}

export const blankCourse: QuickValues = {
  title: '',
  shortDescription: '',
  description: '',
  estimatedCompletionHours: '',
  category: '',
  level: '',
  subTitle: '',
  thumbUrl: drawnCover,
  banners: [],
};

const mistakesOfDraft = rules(simpleCourseDraft);

export function mistakesOf(values: QuickValues): Record<string, string> {
  const problem = mediaProblem(values.description);
  return { ...(problem && { description: problem }), ...mistakesOfDraft(values) };
}

/** Request body of values without mistakes. */
export function draftOf(values: QuickValues): SimpleCourseDraft {
  const draft = simpleCourseDraft.parse(values);
  return { ...draft, subTitle: draft.subTitle || null, storageId: newStorageId() };
}

/** Labels of the fields, in the order of the screen. */
export const labels = {
  title: courseLabels.title,
  subTitle: courseLabels.subTitle,
  shortDescription: courseLabels.shortDescription,
  description: courseLabels.description,
  estimatedCompletionHours: courseLabels.estimatedCompletionHours,
  category: 'Categoria',
  level: 'Nível',
  thumbUrl: courseLabels.thumbUrl,
} as const satisfies Record<Exclude<keyof QuickValues, 'banners'>, string>;

export const labelsOf = ({ banners }: QuickValues): Record<string, string> => ({
  ...labels,
  ...bannerLabels(banners),
});
