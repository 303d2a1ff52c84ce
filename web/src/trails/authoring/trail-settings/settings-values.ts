import {
  type Trail,
  trailDraft,
  type TrailDraft,
  trailLabels,
} from '@sabia/domain/trails/trail.ts';
import { drawnCover } from '@sabia/domain/tiles/drawn-cover.ts';
import { bannerLabels, bannerValues, type BannerValues } from '../../../files/banner-values.ts';
import { settingsOnly } from '../../../publications/settings-only.ts';
import { rules } from '../../../platform/form-rules.ts';
import { mediaProblem } from '../../../ui/rich-text/media/media-problem.ts';

/** Values of the form fields. */
export interface SettingsValues {
  title: string;
  shortDescription: string;
  description: string;
  /** Ids of terms; '' until one is chosen. */
  category: string;
  level: string;
  /** A string while the input is empty or incomplete. */
  estimatedCompletionHours: number | string;
  instructors: string[];
  thumbUrl: string | null;
  banners: BannerValues[];
}

export const newTrail: SettingsValues = {
  title: '',
  shortDescription: '',
  description: '',
  category: '',
  level: '',
  estimatedCompletionHours: '',
  instructors: [],
  thumbUrl: drawnCover,
  banners: [],
};

export const settingsOf = (trail: Trail): SettingsValues => ({
  title: trail.title,
  shortDescription: trail.shortDescription,
  description: trail.description,
  category: trail.category.id,
  level: trail.level.id,
  estimatedCompletionHours: trail.estimatedCompletionHours,
  instructors: trail.instructors.map(({ id }) => id),
  thumbUrl: trail.thumbUrl,
  banners: bannerValues(trail.banners),
});

/** Fields of the API before validation; terms that are not chosen are null. */
const fieldsOf = (values: SettingsValues) => ({
  ...values,
  category: values.category || null,
  level: values.level || null,
});

const mistakesOfDraft = rules(trailDraft);

export function mistakesOf(values: SettingsValues): Record<string, string> {
  const problem = mediaProblem(values.description);
  return { ...(problem && { description: problem }), ...mistakesOfDraft(fieldsOf(values)) };
}

/** Request body of values without mistakes. */
export const draftOf = (values: SettingsValues): Omit<TrailDraft, 'isActive'> =>
  settingsOnly(trailDraft.parse(fieldsOf(values)));

/** Labels of the fields, in the order of the screen. */
export const labelsOf = ({ banners }: SettingsValues): Record<string, string> => ({
  ...trailLabels,
  ...bannerLabels(banners),
});
