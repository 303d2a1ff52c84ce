import { trailLabels } from '@sabia/domain/trails/trail-labels.ts';
import { type Trail, trailDraft, type TrailDraft } from '@sabia/domain/trails/trail.ts';
import { bannerLabels, bannerValues, type BannerValues } from '../../../files/banner-values.ts';
import { settingsOnly } from '../../../publications/settings-only.ts';
import { rules } from '../../../platform/form-rules.ts';
import { imageProblem } from '../../../ui/rich-text/image-problem.ts';

/** The fields of the form, as they are while one types. */
export interface SettingsValues {
  title: string;
  shortDescription: string;
  description: string;
  /** Ids; empty until one is chosen. */
  category: string;
  level: string;
  /** Text while it is no number yet. */
  estimatedCompletionHours: number | string;
  thumbUrl: string | null;
  banners: BannerValues[];
}

/** A new trail is a draft: it has no steps yet. */
export const newTrail: SettingsValues = {
  title: '',
  shortDescription: '',
  description: '',
  category: '',
  level: '',
  estimatedCompletionHours: '',
  thumbUrl: null,
  banners: [],
};

export const settingsOf = (trail: Trail): SettingsValues => ({
  title: trail.title,
  shortDescription: trail.shortDescription,
  description: trail.description,
  category: trail.category.id,
  level: trail.level.id,
  estimatedCompletionHours: trail.estimatedCompletionHours,
  thumbUrl: trail.thumbUrl,
  banners: bannerValues(trail.banners),
});

/** As the API takes them: what is not chosen is not there. */
const sent = (values: SettingsValues) => ({
  ...values,
  category: values.category || null,
  level: values.level || null,
});

const mistakesOfDraft = rules(trailDraft);

export function mistakesOf(values: SettingsValues): Record<string, string> {
  const problem = imageProblem(values.description);
  return { ...(problem && { description: problem }), ...mistakesOfDraft(sent(values)) };
}

/** What is sent; only asked for when there are no mistakes. */
export const draftOf = (values: SettingsValues): Omit<TrailDraft, 'isActive'> =>
  settingsOnly(trailDraft.parse(sent(values)));

/** Labels of the fields, in the order of the screen. */
export const labelsOf = ({ banners }: SettingsValues): Record<string, string> => ({
  ...trailLabels,
  ...bannerLabels(banners),
});
